// npm start: install if needed, build if needed, serve.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
handOver(['--env-file-if-exists=.env', '--disable-warning=ExperimentalWarning', 'server/main.ts']);
