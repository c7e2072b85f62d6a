import type { OwnService } from '#client/shapes/service.ts';

export const ownServices = {} as const satisfies Readonly<Record<string, OwnService>>;
