// What we can show a homeowner: client/proof.json, people.json and jobs.json.

import jobs from '#client/jobs.json' with { type: 'json' };
import people from '#client/people.json' with { type: 'json' };
import papers from '#client/proof.json' with { type: 'json' };
import type { Proof } from './business.ts';

export const proof = { ...papers, ...people, ...jobs } as unknown as Proof;
