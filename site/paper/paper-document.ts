// A document as it stands on paper, whatever it says: the estimate and the energy report both become one of these, and the
// print window (PaperSheet) and the PDF (write-pdf) both render it. Every text is plain; the renderers escape it.

import type { CompanyHead } from '#calculators/paper/company-head.ts';
import type { LabelledText } from '#calculators/paper/labelled-text.ts';

export interface PaperDocument {
  /** With its ending, ".pdf". */
  readonly fileName: string;
  readonly title: string;
  readonly company: CompanyHead;
  /** Beside the title: reference, date, validity. */
  readonly head: readonly LabelledText[];
  readonly sections: readonly PaperSection[];
}

export interface PaperSection {
  readonly heading: string;
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string; readonly isFine?: boolean }
  /** What it is, and what it says: pairs that fill the width in columns. */
  | { readonly kind: 'facts'; readonly facts: readonly LabelledText[] }
  /** The few numbers the paper is about, in large type. */
  | { readonly kind: 'figures'; readonly figures: readonly PaperFigure[] }
  /** The last column holds amounts. `sum` closes the table. */
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly sum?: readonly string[];
    }
  /** `box`: a box to tick by hand. */
  | { readonly kind: 'list'; readonly marks: 'bullet' | 'number' | 'box'; readonly items: readonly string[] }
  /** Inside a cut line: the voucher. */
  | { readonly kind: 'offer'; readonly amount: string; readonly text: string; readonly note: string };

export interface PaperFigure extends LabelledText {
  /** The one of them that counts most. */
  readonly isMain?: boolean;
}
