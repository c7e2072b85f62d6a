// The server: puts settings, database, carriers, clock and logger together and starts.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { runDailyJobs } from './daily-jobs.ts';
import type { LeadDatabase } from './database/lead-database.ts';
import { takeMailSlot } from './database/mail-slots.ts';
import { openDatabase } from './database/open-database.ts';
import { countStep } from './database/step-counts.ts';
import { createCarriers } from './delivery/carriers-by-name.ts';
import { createCheckedClock } from './forgetting/checked-clock.ts';
import { rememberCopyPlaces } from './forgetting/copies.ts';
import { buildApp } from './http/app.ts';
import { createServedSite, loadSiteFiles, type ServedSite, type SiteFiles } from './http/site-files.ts';
import { createIntake } from './intake/intake.ts';
import { createReadinessCheck } from './intake/readiness.ts';
import type { Submission } from './intake/submission.ts';
import { createAlerter } from './monitoring/alert-operator.ts';
import { createDeliveryWatch } from './monitoring/delivery-watch.ts';
import { createMetrics, type Metrics, readOutboxFigures } from './monitoring/metrics.ts';
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
import { createPhotographs, listPhotographs } from './photographs/photographs.ts';
import { createPhotographLimits } from './photographs/quota.ts';
import { systemClock, systemRandom } from './platform/clock-and-random.ts';
import { openLogOutput } from './platform/log-output.ts';
import { reasonOf } from './platform/operator-log.ts';
import { repeat } from './platform/repeat.ts';
import { checkFoldersOrStop, migrateOrWait, readSettingsOrStop, stopMisconfigured } from './start-or-stop.ts';
import { summarizeStartup } from './startup-summary.ts';

/** Unresolved, as it was started: a link to the current release may point elsewhere after an upgrade. */
const programFolder = resolve(dirname(process.argv[1] ?? ''), '..');
const siteFolder = join(programFolder, process.argv.includes('--examples') ? 'var/demo-site' : 'dist');
const deskFolder = join(programFolder, 'dist-desk');
/** Supervisors kill after ten seconds. What still hangs by then, such as a lost database connection, will not end. */
const longestStopMs = 9_500;

/** Everybody is signed in at the desk, as long as the database is the one that `npm run demo` fills. */
const isDemonstration = process.argv.includes('--demonstration');
const isForLeadsOnly = process.argv.includes('--leads-only');

const logOutput = openLogOutput();
const settings = readSettingsOrStop();
const log = pino({ level: settings.logLevel }, logOutput);
const stopped = new AbortController();
const minuteMs = 60_000;
const rounds = { everyMs: minuteMs, log, stopped: stopped.signal };
const watchRounds = { ...rounds, firstAfterMs: minuteMs };

/** The server starts and takes leads even when this fails. */
async function attempt<T>(failure: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: reasonOf(error) }, failure);
    return undefined;
  }
}

/** Only with the desk: it brings packages along that nobody needs while the desk is off. */
async function createPush(database: LeadDatabase) {
  const { createPushCarrier } = await import('./delivery/push.ts');
  const { pushDevicesIn } = await import('./office/notifications.ts');
  return createPushCarrier({ ...pushDevicesIn(database), siteUrl: settings.siteUrl });
}

/** What stores leads, what delivers them, and what watches both. Nothing runs yet. */
async function assembleServer() {
  const clock = createCheckedClock(systemClock);
  const alertOperator = createAlerter(settings.alerts, log);
  const storageWatch = createStorageWatch({ clock, alertOperator });
  const database = openDatabase(settings.database, { log, onFileGone: storageWatch.fileGone });
  const announcements = createAnnouncementCache(database);
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
  const names = carriers.map(({ name }) => name);
  const metrics =
    settings.metricsPort === undefined
      ? undefined
      : createMetrics(() => readOutboxFigures(database.queries, names, clock.now()));
  const storage = openStorage(settings.photographs, { database, log });
  const links = createPhotographLinks({ database, clock, siteUrl: settings.siteUrl });
  const list = (leadId: string) => listPhotographs(leadId, { database, storage });
  /** What takes each lead somewhere, the office's devices included. */
  const allCarriers = settings.desk ? [...carriers, await createPush(database)] : carriers;
  const relay = createRelay({
    carriers: allCarriers,
    database,
    clock,
    random: systemRandom,
    log,
    composeNotice,
    findPhotographs: (lead) => findOutgoingPhotographs(lead, { photographs: { list }, links }),
    onTried: metrics?.countTry,
    workerId: `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`,
    retryBaseMs: settings.retryBaseMs,
    leaseMs: settings.leaseMs,
    deliveryTimeoutMs: settings.deliveryTimeoutMs,
  });
  const circumstances = {
    database,
    carriers: allCarriers.map(({ name }) => name),
    clock,
    random: systemRandom,
  };
  const intake = createIntake({ ...circumstances, onStored: relay.wake });
  const photographs = createPhotographs({ database, storage, clock, log, onComplete: relay.wake });
  return {
    clock,
    alertOperator,
    storageWatch,
    database,
    announcements,
    metrics,
    storage,
    links,
    relay,
    office: { database, clock, outgoingFolder: settings.outgoingFolder, photographs },
    findStorageTrouble: createReadinessCheck({ ...circumstances, log }),
    async receiveLead(submission: Submission) {
      const receipt = await storageWatch.follow(intake.receive(submission));
      if (!receipt.isRepeat) metrics?.countLead(submission.lead.form);
      return receipt;
    },
  };
}

type Server = Awaited<ReturnType<typeof assembleServer>>;

const readBuild = async ({ announcements }: Server): Promise<SiteFiles> =>
  isForLeadsOnly ? new Map() : loadSiteFiles(siteFolder, { announcements: announcements.current });

const prepareDesk = (server: Server) =>
  attempt('there is no desk: "npm run build" makes it; leads are still taken', async () => {
    // Not before: it brings packages along, too.
    const { addDesk } = await import('./desk/desk.ts');
    const { loadDeskFiles } = await import('./desk/desk-files.ts');
    const files = await loadDeskFiles(deskFolder);
    return (served: FastifyInstance) =>
      addDesk(served, {
        files,
        office: server.office,
        siteUrl: settings.siteUrl,
        rateLimitMax: settings.rateLimitMax,
        refreshAnnouncements: server.announcements.refresh,
        enterLead: server.receiveLead,
        mail: settings.carriers.find((each) => each.name === 'smtp') ?? null,
        wakeRelay: server.relay.wake,
        isDemonstration,
      });
  });

async function assembleApp(server: Server, site: SiteFiles) {
  const { database, clock, metrics, links, receiveLead, findStorageTrouble } = server;
  const { storage } = settings.photographs;
  const limits = createPhotographLimits(clock);
  const incomingFolder = storage.kind === 'folder' ? storage.path : settings.outgoingFolder;
  return buildApp({
    site,
    receiveLead,
    countStep: (step) => countStep(database.queries, step, toShopFields(clock.now()).day),
    addDesk: settings.desk ? await prepareDesk(server) : undefined,
    timeRequests: metrics?.timeRequests,
    isReady: async () => (await findStorageTrouble()) === null,
    photographs: {
      photographs: server.office.photographs,
      links,
      limits,
      incoming: createIncomingFiles(incomingFolder, limits.unfinished),
    },
    siteUrl: settings.siteUrl,
    hstsIncludesSubdomains: settings.hstsIncludesSubdomains,
    rateLimitMax: settings.rateLimitMax,
    trustProxy: settings.trustProxy,
    logger: log,
  });
}

/** Leads being received get their response, the relay finishes or releases its leases, then the process ends. */
async function stop(signal: string, app: FastifyInstance, { relay, database }: Server): Promise<void> {
  if (stopped.signal.aborted) return;
  log.info({ signal }, 'stopping');
  stopped.abort();
  setTimeout(() => process.exit(), longestStopMs).unref();
  // Side by side: a slow visitor and a slow receiver must not add up.
  await Promise.all([app.close(), relay.stop()]);
  await database.close();
}

const loadNewBuild = (server: Server, site: ServedSite) =>
  attempt('the new build cannot be read; the one before is still served', async () => {
    const files = await readBuild(server);
    site.replace(files);
    log.info({ files: files.size }, 'serving the site as it is built now');
  });

function obeySignals(server: Server, site: ServedSite, app: FastifyInstance): void {
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(signal, app, server));
  // "systemctl reload" sends it, and a terminal that is closed does, too: neither may end the server.
  let loading: Promise<unknown> = Promise.resolve();
  process.on('SIGHUP', () => {
    // One after the other, so that the newest stays.
    if (!isForLeadsOnly) loading = loading.then(() => loadNewBuild(server, site));
  });
  // Without a listener it opens a debugger for everybody on this machine.
  process.on('SIGUSR1', () => {});
}

async function listenOrStop(app: FastifyInstance, metrics: Metrics | undefined): Promise<void> {
  const { host, port, metricsPort } = settings;
  try {
    await app.listen({ port, host });
  } catch (error) {
    stopMisconfigured(`PORT, HOST: cannot listen on ${host}:${port}: ${reasonOf(error)}`);
  }
  if (!metrics || metricsPort === undefined) return;
  try {
    const metricsServer = await listenForMetrics(metrics, metricsPort);
    stopped.signal.addEventListener('abort', () => metricsServer.close());
  } catch (error) {
    stopMisconfigured(`METRICS_PORT: cannot listen on ${metricsPort}: ${reasonOf(error)}`);
  }
}

const takeOverEarlierChanges = ({ office }: Server) =>
  attempt('what the office set in an earlier release could not be taken over', async () => {
    const changes = await takeOverOfficeChanges(office, settings.officeChangesFile);
    if (changes === null) return;
    const { reviews, offersOff } = findLeftOver(changes);
    if (reviews.length + offersOff.length > 0)
      log.warn(
        { reviews: reviews.length, offersOff },
        'reviews and switched-off offers of an earlier release are no longer read: "npm run leads -- office-changes" prints the lines for client/',
      );
  });

function startOfficeMails({ database, clock }: Server): void {
  const { digest, hour, reminder, reminderHours } = settings.deskMails;
  const mail = { database, clock, hour, siteUrl: settings.siteUrl };
  const failure = 'a mail to the office was not sent; it is tried again';
  const mailRounds = { ...rounds, afterFailureMs: 15 * minuteMs, failure };
  if (digest) void repeat(() => sendDigest({ ...mail, mail: digest }), mailRounds);
  if (reminder)
    void repeat(() => sendReminder({ ...mail, hours: reminderHours, mail: reminder }), mailRounds);
}

/** What runs beside the answers to visitors, once the database answers. */
async function startWork(server: Server): Promise<void> {
  const { database, clock, storage, storageWatch, office, alertOperator } = server;
  const { outgoingFolder, leadRetentionDays: retentionDays } = settings;
  // Before the first copy is written: a server that is killed right after it must not have forgotten where it is.
  await attempt('it could not be noted where copies of leads are', () =>
    rememberCopyPlaces({ database, outgoingFolder }),
  );
  server.relay.start();
  await takeOverEarlierChanges(server);
  void server.announcements.poll(log, stopped.signal);
  startOfficeMails(server);
  if (settings.desk)
    void attempt('not every request can be found at the desk yet', async () => {
      const leads = await backfillSearchColumns({ database });
      if (leads > 0) log.info({ leads }, 'requests of earlier releases can be found at the desk');
    });
  const lookAtDeliveries = createDeliveryWatch({ database, clock, log, alertOperator });
  void repeat(lookAtDeliveries, { ...watchRounds, failure: 'deliveries cannot be watched' });
  void runDailyJobs(
    {
      database,
      outgoingFolder,
      photographs: office.photographs,
      moveEarlierPhotographs: storage.moveEarlier,
      clock,
      retentionDays,
      onDamaged: storageWatch.damaged,
      log,
    },
    stopped.signal,
  );
}

const isNewFolder = settings.database.kind === 'sqlite' && !existsSync(dirname(settings.database.path));
checkFoldersOrStop(settings);
if (isDemonstration && settings.host !== '127.0.0.1')
  stopMisconfigured('A demonstration listens on 127.0.0.1 alone.');
const server = await assembleServer();
const { database, clock, metrics, storageWatch } = server;
const site = createServedSite(
  (await attempt('there are no pages to serve; leads are still taken', () => readBuild(server))) ?? new Map(),
);
const app = await assembleApp(server, site.files);
obeySignals(server, site, app);
await listenOrStop(app, metrics);
for (const line of summarizeStartup(settings, database.location, isNewFolder)) logOutput.write(`${line}\n`);
void repeat(() => storageWatch.look(server.findStorageTrouble), {
  ...watchRounds,
  failure: 'it cannot be watched whether requests are stored',
});
await migrateOrWait(database, { clock, log, stopped: stopped.signal });
if (!stopped.signal.aborted) await startWork(server);
