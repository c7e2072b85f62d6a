import { runPhotographChaos } from '../tests/chaos/photograph-run.ts';
import { startPostgres } from '../tests/real-postgres.ts';
const p = await startPostgres({ syncsToDisk: true });
try { console.log('postgres', await runPhotographChaos({ requests: 500, kills: 20, seed: 2, postgresUrl: p.url, withinMs: 900_000 })); } finally { await p.stop(); }
console.log('sqlite', await runPhotographChaos({ requests: 500, kills: 20, seed: 1, withinMs: 900_000 }));
