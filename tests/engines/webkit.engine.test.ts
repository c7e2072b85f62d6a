import { describe } from 'vitest';
import { tryEngine } from './every-engine.ts';
import { webKit } from './installed-engines.ts';

describe('in WebKit', () => tryEngine(webKit));
