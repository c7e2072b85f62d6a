// The server: puts settings, database, carriers, clock and logger together and starts.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { runDailyJobs } from './daily-jobs.ts';
import { takeMailSlot } from './database/mail-slots.ts';
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
import { createAlerter } from './monitoring/alert-operator.ts';
import { createDeliveryWatch } from './monitoring/delivery-watch.ts';
import { createMetrics, readOutboxFigures } from './monitoring/metrics.ts';
import { listenForMetrics } from './monitoring/metrics-server.ts';
import { createStorageWatch } from './monitoring/storage-watch.ts';
import { createAnnouncementCache } from './office/announcement-cache.ts';
import { backfillSearchColumns } from './office/backfill-search-columns.ts';
import { sendDigest } from './office/digest.ts';
import { sendReminder } from './office/reminder.ts';
import { toShopFields } from './office/shop-time.ts';
import { findLeftOver, takeOverOfficeChanges } from './office/take-over-office-changes.ts';
import { createRelay } from './outbox/relay.ts';
import { createIncomingFiles } from './photographs/incoming-files.ts';
import { openStorage } from './photographs/open-storage.ts';
import { createPhotographLinks, findOutgoingPhotographs } from './photographs/photograph-links.ts';
import { createPhotographs } from './photographs/photographs.ts';
import { createPhotographLimits } from './photographs/quota.ts';
import { systemClock, systemRandom } from './platform/clock-and-random.ts';
import { openLogOutput } from './platform/log-output.ts';
import { reasonOf } from './platform/operator-log.ts';
import { repeat } from './platform/repeat.ts';
import {
  checkOutgoingFolderOrStop,
  migrateOrWait,
  readSettingsOrStop,
  stopMisconfigured,
} from './start-or-stop.ts';
import { summarizeStartup } from './startup-summary.ts';

/** Unresolved, as it was started: a link to the current release may point elsewhere after an upgrade. */
const programFolder = resolve(dirname(process.argv[1] ?? ''), '..');
const siteFolder = join(programFolder, process.argv.includes('--examples') ? 'var/demo-site' : 'dist');
const deskFolder = join(programFolder, 'dist-desk');
/** Supervisors kill after ten seconds. What still hangs by then, such as a lost database connection, will not end. */
const longestStopMs = 9_500;

/** Whatever is wrong with it, the server starts, and leads are taken. */
async function attempt<T>(failure: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: reasonOf(error) }, failure);
    return undefined;
  }
}

const readBuild = async (): Promise<SiteFiles> =>
  isForLeadsOnly ? new Map() : loadSiteFiles(siteFolder, { announcements: announcements.current });

const loadNewBuild = () =>
  attempt('the new build cannot be read; the one before is still served', async () => {
    const files = await readBuild();
    site.replace(files);
    log.info({ files: files.size }, 'serving the site as it is built now');
  });

const prepareDesk = () =>
  attempt('there is no desk: "npm run build" makes it; leads are still taken', async () => {
    // Not before: it brings packages along that nobody needs while the desk is off.
    const { addDesk } = await import('./desk/desk.ts');
    const { loadDeskFiles } = await import('./desk/desk-files.ts');
    const files = await loadDeskFiles(deskFolder);
    return (served: FastifyInstance) => addDesk(served, { ...deskOptions, files });
  });

/** Only with the desk: it brings packages along, too. */
async function preparePush(): Promise<Carrier> {
  const { createPushCarrier } = await import('./delivery/push.ts');
  const { pushDevicesIn } = await import('./office/notifications.ts');
  return createPushCarrier({ ...pushDevicesIn(database), siteUrl: settings.siteUrl });
}

const takeOverEarlierChanges = () =>
  attempt('what the office set in an earlier release could not be taken over', async () => {
    const changes = await takeOverOfficeChanges(deskOptions.office, settings.officeChangesFile);
    if (changes === null) return;
    const { reviews, offersOff } = findLeftOver(changes);
    if (reviews.length + offersOff.length > 0)
      log.warn(
        { reviews: reviews.length, offersOff },
        'reviews and switched-off offers of an earlier release are no longer read: "npm run leads -- office-changes" prints the lines for client/',
      );
  });

/** Everybody is signed in at the desk, as long as the database is the one that `npm run demo` fills. */
const isDemonstration = process.argv.includes('--demonstration');
const isForLeadsOnly = process.argv.includes('--leads-only');

const logOutput = openLogOutput();
const settings = readSettingsOrStop();
const log = pino({ level: settings.logLevel }, logOutput);
const isNewFolder = settings.database.kind === 'sqlite' && !existsSync(dirname(settings.database.path));
checkOutgoingFolderOrStop(settings);
if (isDemonstration && settings.host !== '127.0.0.1')
  stopMisconfigured('A demonstration listens on 127.0.0.1 alone.');
const stopped = new AbortController();
const alertOperator = createAlerter(settings.alerts, log);
const database = openDatabase(settings.database, {
  log,
  onFileGone: (what) => storageWatch.fileGone(what),
});
const announcements = createAnnouncementCache(database);
const site = createServedSite(
  (await attempt('there are no pages to serve; leads are still taken', readBuild)) ?? new Map(),
);
const clock = createCheckedClock(systemClock);
const carriers = createCarriers(settings.carriers, {
  ...settings,
  autoResponse: settings.autoResponse
    ? {
        takeMailSlot: (mailbox, leadId) =>
          database.deliveryTransaction((transaction) =>
            takeMailSlot(transaction, mailbox, leadId, clock.now()),
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
const photographs = createPhotographs({ database, storage, clock, log, onComplete: () => relay.wake() });
const photographLimits = createPhotographLimits(clock);
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
  leaseMs: settings.leaseMs,
  deliveryTimeoutMs: settings.deliveryTimeoutMs,
});
const intakeCircumstances = {
  carriers: allCarriers.map(({ name }) => name),
  clock,
  random: systemRandom,
};
const findStorageTrouble = createReadinessCheck({ database, log, ...intakeCircumstances });
const storageWatch = createStorageWatch({ clock, findTrouble: findStorageTrouble, alertOperator });
const intake = createIntake({ database, ...intakeCircumstances, onStored: () => relay.wake() });
const receiveLead = async (submission: Submission) => {
  const receipt = await storageWatch.follow(intake.receive(submission));
  if (!receipt.isRepeat) metrics?.countLead(submission.lead.form);
  return receipt;
};
const deskOptions = {
  office: { database, clock, outgoingFolder: settings.outgoingFolder, photographs },
  siteUrl: settings.siteUrl,
  rateLimitMax: settings.rateLimitMax,
  refreshAnnouncements: announcements.refresh,
  enterLead: receiveLead,
  mail: settings.carriers.find((each) => each.name === 'smtp') ?? null,
  wakeRelay: () => relay.wake(),
  isDemonstration,
};
const app = await buildApp({
  site: site.files,
  receiveLead,
  countStep: (step) => countStep(database.queries, step, toShopFields(clock.now()).day),
  addDesk: settings.desk ? await prepareDesk() : undefined,
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

/** Leads being received get their response, the relay finishes or releases its leases, then the process ends. */
async function stop(signal: string): Promise<void> {
  if (stopped.signal.aborted) return;
  log.info({ signal }, 'stopping');
  stopped.abort();
  setTimeout(() => process.exit(), longestStopMs).unref();
  // Side by side: a slow visitor and a slow receiver must not add up.
  await Promise.all([app.close(), relay.stop()]);
  await database.close();
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
// "systemctl reload" sends it, and a terminal that is closed does, too: neither may end the server.
let loading: Promise<unknown> = Promise.resolve();
process.on('SIGHUP', () => {
  // One after the other, so that the newest stays.
  if (!isForLeadsOnly) loading = loading.then(loadNewBuild);
});
// Without a listener it opens a debugger for everybody on this machine.
process.on('SIGUSR1', () => {});

try {
  await app.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const place = `${settings.host}:${settings.port}`;
  stopMisconfigured(`PORT, HOST: cannot listen on ${place}: ${reasonOf(error)}`);
}
if (metrics && settings.metricsPort !== undefined) {
  try {
    const metricsServer = await listenForMetrics(metrics, settings.metricsPort);
    stopped.signal.addEventListener('abort', () => metricsServer.close());
  } catch (error) {
    stopMisconfigured(`METRICS_PORT: cannot listen on ${settings.metricsPort}: ${reasonOf(error)}`);
  }
}
for (const line of summarizeStartup(settings, database.location, isNewFolder)) logOutput.write(`${line}\n`);
const minuteMs = 60_000;
const rounds = { everyMs: minuteMs, log, stopped: stopped.signal };
const watchRounds = { ...rounds, firstAfterMs: minuteMs };
void repeat(storageWatch.look, {
  ...watchRounds,
  failure: 'it cannot be watched whether requests are stored',
});
await migrateOrWait(database, { clock, log, stopped: stopped.signal });
if (!stopped.signal.aborted) {
  // Before the first copy is written: a server that is killed right after it must not have forgotten where it is.
  await attempt('it could not be noted where copies of leads are', () =>
    rememberCopyPlaces({ database, outgoingFolder: settings.outgoingFolder }),
  );
  relay.start();
  await takeOverEarlierChanges();
  void announcements.poll(log, stopped.signal);
  const { digest, hour, reminder, reminderHours } = settings.deskMails;
  const deskMail = { database, clock, hour, siteUrl: settings.siteUrl };
  const failure = 'a mail to the office was not sent; it is tried again';
  const mailRounds = { ...rounds, afterFailureMs: 15 * minuteMs, failure };
  if (digest) void repeat(() => sendDigest({ ...deskMail, mail: digest }), mailRounds);
  if (reminder)
    void repeat(() => sendReminder({ ...deskMail, hours: reminderHours, mail: reminder }), mailRounds);
  if (settings.desk) {
    void attempt('not every request can be found at the desk yet', async () => {
      const leads = await backfillSearchColumns({ database });
      if (leads > 0) log.info({ leads }, 'requests of earlier releases can be found at the desk');
    });
  }
  const lookAtDeliveries = createDeliveryWatch({ database, clock, log, alertOperator });
  void repeat(lookAtDeliveries, { ...watchRounds, failure: 'deliveries cannot be watched' });
  void runDailyJobs(
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
