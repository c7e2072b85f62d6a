// Runs one of our programs on the pinned Node with the settings of this machine: node ops/start/run.mjs <file> [arguments].
import { ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
handOver(process.argv.slice(2));
