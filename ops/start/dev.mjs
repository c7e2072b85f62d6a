// npm run dev: the site with hot reload on PORT, and beside it the lead server that /api is passed on to.
import { ensureInstalled, runInForeground } from './prepare.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const leadServerPort = String(port + 1);
const leadServer = runInForeground(['--watch', 'server/main.ts', '--leads-only'], { PORT: leadServerPort });
process.on('exit', () => leadServer.kill());
runInForeground(['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), '--host', '127.0.0.1'], {
  LEAD_SERVER_PORT: leadServerPort,
  ASTRO_TELEMETRY_DISABLED: '1',
});
