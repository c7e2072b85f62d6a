// npm start: install if needed, build if needed, serve.
import { ensureBuilt, ensureInstalled, runInForeground } from './prepare.mjs';

ensureInstalled();
// A mistake in a text must not keep leads out: the program serves what was built before, or takes leads without pages.
if (!ensureBuilt()) console.error('Starting without the new build.');
runInForeground(['server/main.ts']);
