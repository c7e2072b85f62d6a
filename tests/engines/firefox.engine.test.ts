import { describe } from 'vitest';
import { tryEngine } from './every-engine.ts';
import { firefox } from './installed-engines.ts';

describe('in Firefox', () => tryEngine(firefox));
