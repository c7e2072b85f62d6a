// `npm run leads -- <command>`: the operator's tool. The second and last place where carriers, clock and database meet.

import { runLeadsTool } from './leads-tool.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await runLeadsTool(process.argv.slice(2), undefined, processTerminal());
