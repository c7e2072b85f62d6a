import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { builtFolder } from '../tests/journeys/built-pages.ts';
import { freePort, startServer } from '../tests/journeys/running-server.ts';
import { type Benchmark, median } from './measurement.ts';

const connections = 32;
const seconds = 4;
const rounds = 3;

async function responsesPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer every request.`);
  return result.requests.average;
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx as its handbook sets it up for static files, one worker as we have one process, sending the same brotli file. */
async function startNginx(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; default_type text/html;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; location = / { root ${builtFolder}; try_files /index.html.br =404; add_header Content-Encoding br; } } }`,
  );
  const child: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await fetch(url).catch(() => null))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ours ÷ nginx. Lower and a visitor on launch day would feel it; higher buys nothing a contractor needs. */
const leastShare = 0.5;

export const staticPages: Benchmark = {
  name: 'static',
  title: `The home page, brotli, ${connections} connections, median of ${rounds}`,
  bar: `${leastShare} of nginx`,
  run: async () => {
    const server = await startServer({ LOG_LEVEL: 'warn' });
    const nginx = hasNginx() ? await startNginx() : null;
    const ours: number[] = [];
    const theirs: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await responsesPerSecond(`${server.url.replace('localhost', '127.0.0.1')}/`));
        if (nginx) theirs.push(await responsesPerSecond(nginx.url));
      }
    } finally {
      nginx?.stop();
      await server.dispose();
    }
    const share = nginx ? median(ours) / median(theirs) : null;
    return [
      {
        what: 'our server',
        figures: { 'a second': String(Math.round(median(ours))), share: share?.toFixed(2) ?? '' },
        isMet: share === null ? null : share >= leastShare,
      },
      {
        what: 'yardstick: nginx, one worker, the same file',
        figures: { 'a second': nginx ? String(Math.round(median(theirs))) : 'not on this machine' },
      },
    ];
  },
};
