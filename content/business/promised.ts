// Whether the contractor has said yes to a promise. What was asked of nobody is off, and printed nowhere.

import { promiseGrounds } from '#client/claims.ts';
import type { PromiseGrounds, PromiseName } from '#client/shapes/business.ts';

const grounds: PromiseGrounds = promiseGrounds;

export const isPromised = (name: PromiseName): boolean => grounds[name] !== undefined;
