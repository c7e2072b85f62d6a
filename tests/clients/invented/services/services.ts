import type { OwnService } from '#content/services/service.ts';

export const ownServices = {} as const satisfies Readonly<Record<string, OwnService>>;
