// Runs one of our programs on the pinned Node with the settings of this machine: node ops/start/run.mjs <file> [arguments].
import { ensureInstalled, runInForeground } from './prepare.mjs';

ensureInstalled();
runInForeground(process.argv.slice(2));
