import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a PostgreSQL installed on this machine whose server and pg_dump fit together; null without one. */
export function findPostgresWithDump(): string | null {
  try {
    const version = execFileSync('pg_dump', ['--version'], { encoding: 'utf8' });
    const major = /\(PostgreSQL\) (\d+)/.exec(version)?.[1];
    // Where Debian and its kin keep the server programs, then where everybody else does.
    const folders = [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`, bindirOf()];
    const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
    return folders.find((folder) => programs.every((program) => existsSync(join(folder, program)))) ?? null;
  } catch {
    return null;
  }
}

function bindirOf(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '/nowhere';
  }
}
