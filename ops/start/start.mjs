// npm start: install if needed, build if needed, serve.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
handOver(['server/main.ts']);
