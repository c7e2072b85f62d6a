import { runPhotographChaos } from './tests/chaos/photograph-run.ts';
console.log(await runPhotographChaos({ requests: 200, kills: 8, seed: 5, withinMs: 500_000 }));
