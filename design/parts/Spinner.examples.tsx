import type { Example } from './example.ts';
import { Spinner } from './Spinner.tsx';

export const spinnerExamples: Example[] = [{ name: 'turning', element: <Spinner /> }];
