// The residential code and the sections we have read. The sentences: state.ts. null: none has been read, and none is named.

import type { ResidentialCode } from '#content/facts/residential-code.ts';

export const residentialCode: ResidentialCode | null = null;
