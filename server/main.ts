// The server: puts settings, database, carriers, clock and logger together and starts.

import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { workDaily } from './daily-work.ts';
import { takeMailSlot } from './database/auto-response-slots.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import { openDatabase } from './database/open-database.ts';
import { countStep } from './database/step-counts.ts';
import type { Carrier } from './delivery/carrier.ts';
import { createCarriers } from './delivery/carriers-by-name.ts';
import { createCheckedClock } from './forgetting/checked-clock.ts';
import { rememberCopyPlaces } from './forgetting/copies.ts';
import { buildApp } from './http/app.ts';
import { createServedSite, loadSiteFiles, type SiteFiles } from './http/site-files.ts';
import { createIntake } from './intake/intake.ts';
import { createReadinessCheck } from './intake/readiness.ts';
import type { Submission } from './intake/submission.ts';
import { watchDeliveries } from './monitoring/delivery-watch.ts';
import { createMetrics, readOutboxFigures } from './monitoring/metrics.ts';
import { listenForMetrics } from './monitoring/metrics-server.ts';
import { createStorageWatch, watchStorage } from './monitoring/storage-watch.ts';
import { createTellOperator } from './monitoring/tell-operator.ts';
import { describeEarlierLeads } from './office/describe-earlier-leads.ts';
import { sendDigest } from './office/digest.ts';
import { followAnnouncements } from './office/follow-announcements.ts';
import { keepMailing } from './office/mail-once.ts';
import { sendReminder } from './office/reminder.ts';
import { toShopFields } from './office/shop-time.ts';
import { findLeftOver, takeOverOfficeChanges } from './office/take-over-office-changes.ts';
import { createRelay } from './outbox/relay.ts';
import { createIncomingFiles } from './photographs/incoming-files.ts';
import { openStorage } from './photographs/open-storage.ts';
import { findOutgoingPhotographs } from './photographs/outgoing-photographs.ts';
import { createPhotographLinks } from './photographs/photograph-links.ts';
import { createPhotographs } from './photographs/photographs.ts';
import { createPhotographLimits } from './photographs/quota.ts';
import { systemClock, systemRandom } from './platform/clock-and-random.ts';
import { openLogOutput } from './platform/log-output.ts';
import { reasonOf } from './platform/operator-log.ts';
import { ConfigurationError, readSettings, type Settings } from './settings/settings.ts';
import { summarizeStartup } from './startup-summary.ts';

/** sysexits.h EX_CONFIG: a supervisor must not start a misconfigured program again and again. */
const configurationExitCode = 78;
/** By the path it was started with: behind a link to the current release there may be another one later. */
const programFolder = resolve(dirname(process.argv[1] ?? ''), '..');
const siteFolder = join(programFolder, 'dist');
const deskFolder = join(programFolder, 'dist-desk');
const databaseRetryMs = 2_000;
const databaseTriesPerReminder = 30;
/** Supervisors kill after ten seconds. What still hangs by then, such as a lost database connection, will not end. */
const longestStopMs = 9_500;

function stopWith(code: number, line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

function readSettingsOrStop(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (error instanceof ConfigurationError) stopWith(configurationExitCode, error.message);
    throw error;
  }
}

/** Found out now rather than with the first lead. A full disk passes, and is no reason not to start. */
function checkOutgoingFolderOrStop({ carriers, outgoingFolder }: Settings): void {
  if (!carriers.flat().some(({ name }) => name === 'disk')) return;
  try {
    mkdirSync(outgoingFolder, { recursive: true });
    accessSync(outgoingFolder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) return;
    stopWith(
      configurationExitCode,
      `OUTGOING_FOLDER: ${outgoingFolder} cannot be written: ${reasonOf(error)}`,
    );
  }
}

/**
 * Brings the tables up to date. An address that names no database is a mistake in the configuration. Everything else,
 * a database server that does not answer yet or a full disk, is waited for, while the site is served and leads get 503.
 */
async function migrateOrWait(database: LeadDatabase, log: pino.Logger): Promise<void> {
  let lastReason = '';
  for (let tries = 0; !isStopping; tries += 1) {
    try {
      const applied = await database.migrate();
      if (applied.length > 0) log.info({ applied }, 'database tables brought up to date');
      // Leads that arrive while the clock is behind must not look old enough to be forgotten.
      await clock.check(database);
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (database.isWrongAddress(error)) {
        stopWith(configurationExitCode, `DATABASE_URL: ${database.location} cannot be used: ${reason}`);
      }
      if (reason !== lastReason || tries % databaseTriesPerReminder === 0) {
        log.error(
          { reason },
          `the database does not answer yet: leads get 503 until ${database.location} can be used; ops/runbook/ says what to do`,
        );
      }
      lastReason = reason;
      await pause(databaseRetryMs);
    }
  }
}

/** Leads are taken whatever became of the pages. */
async function loadSite(): Promise<SiteFiles> {
  if (isForLeadsOnly) return new Map();
  try {
    return await loadSiteFiles(siteFolder, { announcements: announcements.current });
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'there are no pages to serve; leads are taken all the same');
    return new Map();
  }
}

/** What adds the desk to the server; undefined while it is off or was not built. */
async function prepareDesk() {
  if (!settings.desk) return undefined;
  try {
    // Not before: it brings packages along that nobody needs while the desk is off.
    const [{ addDesk }, { loadDeskFiles }] = [
      await import('./desk/desk.ts'),
      await import('./desk/desk-files.ts'),
    ];
    const files = await loadDeskFiles(deskFolder);
    return (app: FastifyInstance) => addDesk(app, { ...deskOptions, files });
  } catch (error) {
    log.error(
      { reason: reasonOf(error) },
      'there is no desk: "npm run build" makes it; leads are taken all the same',
    );
    return undefined;
  }
}

/** Only with the desk: it brings packages along, too. */
async function preparePush(): Promise<Carrier> {
  const [{ createPushCarrier }, { pushDevicesIn }] = [
    await import('./delivery/push.ts'),
    await import('./office/notifications.ts'),
  ];
  return createPushCarrier({ ...pushDevicesIn(database), siteUrl: settings.siteUrl });
}

/** Returns whether it is served now. */
async function loadNewBuild(): Promise<boolean> {
  if (isForLeadsOnly) return false;
  try {
    const files = await loadSiteFiles(siteFolder, { announcements: announcements.current });
    site.replace(files);
    log.info({ files: files.size }, 'serving the site as it is built now');
    return true;
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'the new build cannot be read; the one before is still served');
    return false;
  }
}

/** Whatever is wrong with that file, the server starts. */
async function takeOverEarlierChanges(): Promise<void> {
  try {
    const changes = await takeOverOfficeChanges(deskOptions.office, settings.officeChangesFile);
    if (changes === null) return;
    const { reviews, offersOff } = findLeftOver(changes);
    if (reviews.length + offersOff.length > 0)
      log.warn(
        { reviews: reviews.length, offersOff },
        'reviews and switched-off offers of an earlier release are no longer read: "npm run leads -- office-changes" prints the lines for client/',
      );
  } catch (error) {
    log.error(
      { reason: reasonOf(error) },
      'what the office set in an earlier release could not be taken over',
    );
  }
}

/** Everybody is signed in at the desk, as long as the database is the one that `npm run demo` fills. */
const isDemonstration = process.argv.includes('--demonstration');
const isForLeadsOnly = process.argv.includes('--leads-only');

const logOutput = openLogOutput();
const settings = readSettingsOrStop();
const log = pino({ level: settings.logLevel }, logOutput);
const { database: address } = settings;
const isNewFolder = address.kind === 'sqlite' && !existsSync(dirname(address.path));
checkOutgoingFolderOrStop(settings);
if (isDemonstration && settings.host !== '127.0.0.1')
  stopWith(configurationExitCode, 'A demonstration listens on 127.0.0.1 alone.');
const stopped = new AbortController();
const tell = createTellOperator(settings.alerts, log);
const database = openDatabase(settings.database, {
  log,
  onFileGone: (what) => storageWatch.fileGone(what),
});
const announcements = followAnnouncements(database);
const site = createServedSite(await loadSite());
const clock = createCheckedClock(systemClock);
const carriers = createCarriers(settings.carriers, {
  ...settings,
  autoResponse: settings.autoResponse
    ? {
        takeMailSlot: (mailbox, leadId) =>
          database.deliveryTransaction((transaction) =>
            takeMailSlot(transaction, { mailbox, leadId, now: clock.now() }),
          ),
        pricesReviewedOn: () => announcements.current().pricesReviewedOn,
      }
    : null,
});
const metrics =
  settings.metricsPort === undefined
    ? undefined
    : createMetrics(() =>
        readOutboxFigures(
          database.queries,
          carriers.map(({ name }) => name),
          clock.now(),
        ),
      );
const storage = openStorage(settings.photographs, { database, log });
const links = createPhotographLinks({ database, clock, siteUrl: settings.siteUrl });
const photographs = createPhotographs({
  database,
  storage,
  clock,
  random: systemRandom,
  log,
  onComplete: () => relay.wake(),
});
const photographLimits = createPhotographLimits(clock, settings.rateLimitMax);
/** What takes each lead somewhere, the office's devices included. */
const allCarriers = settings.desk ? [...carriers, await preparePush()] : carriers;
const relay = createRelay({
  carriers: allCarriers,
  database,
  clock,
  random: systemRandom,
  log,
  composeNotice,
  findPhotographs: (lead) => findOutgoingPhotographs(lead, { photographs, links }),
  onTried: metrics?.countTry,
  workerId: `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`,
  retryBaseMs: settings.retryBaseMs,
  claimLeaseMs: settings.claimLeaseMs,
  deliveryTimeoutMs: settings.deliveryTimeoutMs,
});
const intakeCircumstances = {
  carriers: allCarriers.map(({ name }) => name),
  clock,
  random: systemRandom,
};
const findStorageTrouble = createReadinessCheck({ database, log, ...intakeCircumstances });
const storageWatch = createStorageWatch({ clock, findTrouble: findStorageTrouble, tell });
const intake = createIntake({ database, ...intakeCircumstances, onStored: () => relay.wake() });
const receiveLead = async (submission: Submission) => {
  const receipt = await storageWatch.follow(intake.receive(submission));
  if (!receipt.isRepeat) metrics?.countLead(submission.lead.form);
  return receipt;
};
const deskOptions = {
  office: { database, clock, random: systemRandom, outgoingFolder: settings.outgoingFolder, photographs },
  siteUrl: settings.siteUrl,
  rateLimitMax: settings.rateLimitMax,
  lookAtAnnouncements: announcements.look,
  enterLead: receiveLead,
  mail: settings.carriers.flat().find((each) => each.name === 'smtp') ?? null,
  wakeRelay: () => relay.wake(),
  isDemonstration,
};
const app = await buildApp({
  site: site.files,
  receiveLead,
  countStep: (step) => countStep(database.queries, step, toShopFields(clock.now()).day),
  addDesk: await prepareDesk(),
  timeRequests: metrics?.timeRequests,
  isReady: async () => (await findStorageTrouble()) === null,
  photographs: {
    photographs,
    links,
    limits: photographLimits,
    incoming: createIncomingFiles(
      settings.photographs.storage.kind === 'folder'
        ? settings.photographs.storage.path
        : settings.outgoingFolder,
      photographLimits.unfinished,
    ),
  },
  siteUrl: settings.siteUrl,
  hstsIncludesSubdomains: settings.hstsIncludesSubdomains,
  rateLimitMax: settings.rateLimitMax,
  trustProxy: settings.trustProxy,
  logger: log,
});

let isStopping = false;
/** Leads being received get their response, the relay finishes or releases its claims, then the process ends. */
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'stopping');
  stopped.abort();
  setTimeout(() => process.exit(), longestStopMs).unref();
  // Side by side: a slow visitor and a slow receiver must not add up.
  await Promise.all([app.close(), relay.stop()]);
  await database.close();
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
// "systemctl reload" sends it, and a terminal that is closed does, too: neither may end the server.
let loading = Promise.resolve(false);
/** One after the other, so that the newest stays. */
function takeNewBuild(): Promise<boolean> {
  loading = loading.then(loadNewBuild);
  return loading;
}
process.on('SIGHUP', () => void takeNewBuild());
// Without a listener it opens a debugger for everybody on this machine.
process.on('SIGUSR1', () => {});

try {
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const place = `${settings.host}:${settings.port}`;
  stopWith(configurationExitCode, `PORT, HOST: cannot listen on ${place}: ${reasonOf(error)}`);
}
if (metrics && settings.metricsPort !== undefined) {
  try {
    const metricsServer = await listenForMetrics(metrics, settings.metricsPort);
    stopped.signal.addEventListener('abort', () => metricsServer.close());
  } catch (error) {
    stopWith(
      configurationExitCode,
      `METRICS_PORT: cannot listen on ${settings.metricsPort}: ${reasonOf(error)}`,
    );
  }
}
for (const line of summarizeStartup(settings, database.location, isNewFolder)) logOutput.write(`${line}\n`);
void watchStorage(storageWatch, stopped.signal);
await migrateOrWait(database, log);
if (!isStopping) {
  // Before the first copy is written: a server that is killed right after it must not have forgotten where it is.
  await rememberCopyPlaces({ database, outgoingFolder: settings.outgoingFolder }).catch((error) =>
    log.error({ reason: reasonOf(error) }, 'it could not be noted where copies of leads are'),
  );
  relay.start();
  await takeOverEarlierChanges();
  void announcements.follow(log, stopped.signal);
  const { digest, hour, reminder, reminderHours } = settings.deskMails;
  const deskMail = { database, clock, hour, siteUrl: settings.siteUrl };
  if (digest) void keepMailing(() => sendDigest({ ...deskMail, mail: digest }), log, stopped.signal);
  if (reminder) {
    const late = { ...deskMail, hours: reminderHours, mail: reminder };
    void keepMailing(() => sendReminder(late), log, stopped.signal);
  }
  if (settings.desk) {
    describeEarlierLeads({ database }).then(
      (leads) => leads > 0 && log.info({ leads }, 'requests of earlier releases can be found at the desk'),
      (error) => log.error({ reason: reasonOf(error) }, 'not every request can be found at the desk yet'),
    );
  }
  void watchDeliveries({ database, clock, log, tell }, stopped.signal);
  void workDaily(
    {
      database,
      outgoingFolder: settings.outgoingFolder,
      photographs,
      moveEarlierPhotographs: storage.moveEarlier,
      clock,
      retentionDays: settings.leadRetentionDays,
      onDamaged: storageWatch.damaged,
      log,
    },
    stopped.signal,
  );
}
