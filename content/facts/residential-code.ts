// The residential code of the contractor's state and the sections that the site cites. Apart from the facts, because the
// calculator's script takes it along.

import { residentialCode as given } from '#client/facts/code.ts';
import type { ResidentialCode } from '#client/shapes/fact.ts';

/** null: none has been read, and nothing is said of a code by name. */
export const residentialCode: ResidentialCode | null = given;
