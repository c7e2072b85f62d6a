// What the site knows of the law and the code where the contractor works. The values: client/facts/{state,law,examples}.ts.
// A sentence that rests on a key is printed only where the client gives it, so leave out what your state does not say.

import { localExamples as examplesGiven } from '#client/facts/examples.ts';
import { lawFacts as lawGiven } from '#client/facts/law.ts';
import { stateFacts as stateGiven } from '#client/facts/state.ts';
import type { Fact } from './fact.ts';

/** Who licenses and permits roofing, and what the code asks of a roof. Each fact must say what stands beside its key. */
export interface StateFacts {
  /** One code holds in every town. */
  readonly oneCode?: Fact;
  /** The state licenses no roofers. */
  readonly noRooferLicense?: Fact;
  /** The state licenses roofers: who needs it, and where a homeowner looks a number up. */
  readonly rooferLicense?: Fact;
  /** Re-roofing a commercial building needs a permit, with sealed plans for anything but shingles. */
  readonly commercialPermit?: Fact;
  /** Two layers of shingles come off before new ones go on. */
  readonly layers?: Fact;
  /** An ice barrier reaches 24 inches inside the exterior wall line, and from 8/12 up 36 inches along the slope. */
  readonly iceBarrier?: Fact;
  /** Asphalt shingles from 2/12, with two layers of underlayment up to 4/12. */
  readonly shingleSlope?: Fact;
  /** Clay and concrete tile from 2½/12, with double underlayment up to 4/12. */
  readonly tileSlope?: Fact;
  /** Wood shingles from 3/12. */
  readonly woodSlope?: Fact;
  /** Membranes from ¼/12 in new work. */
  readonly membraneSlope?: Fact;
  /** Standing seam from ¼/12. */
  readonly standingSeamSlope?: Fact;
  /** Four nails a shingle, ¾ inch into the deck or through it. */
  readonly nails?: Fact;
  /** A drip edge at eaves and rakes: lapped 2 inches, ¼ inch below the deck and 2 inches up it. */
  readonly dripEdge?: Fact;
  /** How wide the lining of an open metal valley is. */
  readonly openMetalValley?: Fact;
  /** A cricket above a chimney wider than 30 inches. */
  readonly cricket?: Fact;
  /** Attic vents of 1/150 of the attic floor, or 1/300 divided between high and low. */
  readonly atticVents?: Fact;
}

/** The law on contracts, estimates, liens, claims and reviews. Each fact must say what stands beside its key. */
export interface LawFacts {
  /** Three business days to cancel a contract signed at home. */
  readonly threeDayRight?: Fact;
  /** A right to an estimate, and by how much the bill may pass it. */
  readonly estimates?: Fact;
  /** What a large contract must hold in writing. */
  readonly largeContracts?: Fact;
  /** Which law a re-roof of a house falls under. */
  readonly remodelingLaw?: Fact;
  /** Only the owner, a licensed public adjuster or an attorney negotiates a claim. */
  readonly adjusting?: Fact;
  /** A public adjuster may not be paid for the repair. */
  readonly adjusterMayNotRepair?: Fact;
  /** When a subcontractor or supplier has no lien. */
  readonly liens?: Fact;
  /** The federal rule on reviews. */
  readonly reviews?: Fact;
}

/** A town's or a county's rule that a page quotes in the middle of a text. */
export interface LocalExample {
  readonly text: string;
  readonly fact: Fact;
}

export interface LocalExamples {
  /** A sentence on who asks for an ice barrier. */
  readonly iceBarrier?: LocalExample;
  /** A sentence on a town that wants a permit in some cases only. */
  readonly permit?: LocalExample;
  /** Who asks for a fire permit, for between parentheses: "Mill Creek does". */
  readonly firePermit?: LocalExample;
}

/** What the terms of service say of the state's law, each whole and with its section. */
export interface TermsLaw {
  /** What an estimate binds. */
  readonly estimates?: string;
  /** The right to cancel. */
  readonly cancellation?: string;
  /** What a large contract must hold: a paragraph of its own. */
  readonly largeContracts?: string;
}

export const stateFacts: StateFacts = stateGiven;
export const lawFacts: LawFacts = lawGiven;
export const localExamples: LocalExamples = examplesGiven;

/** Those of `facts` that are given: for a text's list of sources. */
export function listGiven(...facts: readonly (Fact | undefined)[]): readonly Fact[] {
  return facts.filter((fact) => fact !== undefined);
}
