import type { ReactElement } from 'react';

/** One state of a part: shown in the gallery, rendered in a test, checked for accessibility. */
export interface Example {
  readonly name: string;
  readonly element: ReactElement;
}
