import fc from 'fast-check';
import { isThorough } from './thorough.ts';

// On how many cases a property is tried; one whose cases are slow names its own number.
fc.configureGlobal({ numRuns: isThorough ? 3_000 : 50 });
