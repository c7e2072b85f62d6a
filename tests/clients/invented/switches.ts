import type { Climate } from '#content/wording/only-where.ts';

export const climate: readonly Climate[] = ['freezing'];
