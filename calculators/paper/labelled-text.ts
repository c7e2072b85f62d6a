/** A line of a paper: what it is, and what it says. Plain text; whoever renders it escapes it. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}
