// The residential code and the sections we have read. The sentences: state.ts. null: none has been read, and none is named.

import type { ResidentialCode } from '#client/shapes/fact.ts';

export const residentialCode: ResidentialCode | null = null;
