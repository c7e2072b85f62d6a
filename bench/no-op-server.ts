// The same web server with an intake that stores nothing: what a lead costs before it is kept.
// node bench/no-op-server.ts <port>

import { pino } from 'pino';
import { buildApp } from '#server/http/app.ts';

const port = Number(process.argv[2]);
let count = 0;
const app = await buildApp({
  site: new Map(),
  receiveLead: async () => {
    count += 1;
    return { reference: `NOOP-${count}`, receivedAt: new Date().toISOString(), isRepeat: false };
  },
  isReady: async () => true,
  siteUrl: `http://127.0.0.1:${port}`,
  hstsIncludesSubdomains: false,
  rateLimitMax: 1_000_000,
  trustProxy: false,
  logger: pino({ level: 'silent' }),
});
await app.listen({ port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
