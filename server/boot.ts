import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { endOfDay } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { formatHostAndPort } from "#server/db/database-address.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import { listenForInvalidations } from "#server/db/invalidation-listener.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type QueryTrace, traceQueries } from "#server/db/traced-queries.ts";
import { waitForDatabase } from "#server/db/wait-for-database.ts";
import { isDiskFullError, probeFolderWrite, requireWritable, toDiskStartError } from "#server/disk-errors.ts";
import { DiskSpaceMonitor } from "#server/disk-space-monitor.ts";
import type { Environment } from "#server/env.ts";
import { StartError } from "#server/errors.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { createSeoWriter } from "#server/integrations/create-seo-writer.ts";
import { openPictureStore, uploadsFolder } from "#server/integrations/open-picture-store.ts";
import { OutboxMailer } from "#server/integrations/outbox-mailer.ts";
import { reencryptSecondFactors } from "#server/integrations/reencrypt-second-factors.ts";
import { createSignIn } from "#server/integrations/sign-in.ts";
import { SmtpMailer } from "#server/integrations/smtp-mailer.ts";
import { createTranslator } from "#server/integrations/translator.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { requestScope } from "#server/logger.ts";
import { addDatabaseGauges, createMetrics, type Metrics } from "#server/metrics.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { ensureFirstAdmin, type FirstAdmin } from "#server/services/access/ensure-first-admin.ts";
import { loadSiteConfiguration, syncSettingsOnWrite } from "#server/services/site-settings/settings-sync.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";

/** The running application: the context for requests, and a function that closes the application. */
export interface Application {
  context: AppContext;
  /** The first admin, if this start created one; otherwise null. */
  firstAdmin: FirstAdmin | null;
  close(): Promise<void>;
}

/**
 * Opens the database (locking the embedded folder), migrates it, seeds it when empty, creates the first admin and starts the jobs. `onTerminal` says
 * whether the output goes to a terminal. Only there may a secret be printed, because a terminal's output is not stored.
 */
export async function bootApplication(
  env: Environment,
  logger: Logger,
  migrationsFolder: string,
  { isInteractive }: { isInteractive: boolean },
): Promise<Application> {
  const outbox = join(env.dataDir, "outbox");
  if (!env.databaseUrl) requireWritable("The folder of the embedded database", env.dataDir);
  if (!env.smtp) requireWritable("The outbox", outbox);
  if (!env.s3) requireWritable("The folder of uploaded pictures", uploadsFolder(env));
  const unlock = env.databaseUrl ? () => {} : lockFolder(env.dataDir);
  let database: Database | undefined;
  try {
    const opened = await openDatabase(
      env.databaseUrl
        ? { url: env.databaseUrl, usePreparedStatements: env.preparedStatements, standbyUrl: env.databaseStandbyUrl }
        : { folder: join(env.dataDir, "database") },
    );
    database = opened;
    const metrics = createMetrics();
    const diskSpace = new DiskSpaceMonitor(logger);
    const startup = { isOver: false };
    const trace = createQueryTrace({
      logger,
      metrics,
      startup,
      onWriteFailed: (error) => diskSpace.reportWriteError("database", error, () => probeDatabaseWrite(opened)),
    });
    traceQueries(database.pool, trace);
    if (database.standby) traceQueries(database.standby.pool, trace);
    if (env.databaseUrl)
      await waitForDatabase({ pool: database.pool, place: formatHostAndPort(env.databaseUrl), logger });
    await migrateOverDirectConnection(env, { database, migrationsFolder, logger });
    const clock = () => new Date();
    const siteBeforeSeed = await loadSiteConfiguration(database.db, SITE_CONFIGURATION);
    await seedDatabase(database.db, { mode: env.seed, site: siteBeforeSeed, now: clock() });
    const site = await loadSiteConfiguration(database.db, SITE_CONFIGURATION);
    const mailer = env.smtp
      ? new SmtpMailer({ ...env.smtp, from: env.mailFrom })
      : new OutboxMailer({
          folder: outbox,
          from: env.mailFrom,
          onFailure: (error) => diskSpace.reportWriteError("outbox", error, () => probeFolderWrite(outbox)),
        });
    const jobs = await createJobQueue({ database, logger });
    const context: AppContext = {
      db: database.db,
      env,
      site,
      siteDefaults: SITE_CONFIGURATION,
      logger,
      jobs,
      signIn: createSignIn({ db: database.db, env, site, jobs, logger }),
      seoWriter: createSeoWriter(env),
      translator: createTranslator(env),
      pages: new PageCache({
        invalidations: database.invalidations,
        endOfDay: (now) => endOfDay(now, site.timeZone),
        ...(database.standby && { chooseSource: database.standby.choose }),
      }),
      pictures: openPictureStore(env, (error) =>
        diskSpace.reportWriteError("uploads", error, () => probeFolderWrite(uploadsFolder(env))),
      ),
      metrics,
      diskSpace,
      lifecycle: { isClosing: false },
      clock,
      random: (length) => randomBytes(length),
    };
    addDatabaseGauges(metrics, database.pool, jobs.countDue);
    await reencryptSecondFactors(context);
    const firstAdmin = await ensureFirstAdmin(context, { onTerminal: isInteractive });
    await jobs.start({ context, mailer });
    const invalidationListener = env.databaseDirectUrl
      ? await listenForInvalidations({
          url: env.databaseDirectUrl,
          database,
          logger,
          onInvalidate: (tags) => syncSettingsOnWrite(context, tags),
        })
      : null;
    startup.isOver = true;
    return {
      context,
      firstAdmin,
      async close() {
        context.lifecycle.isClosing = true;
        await invalidationListener?.stop();
        await jobs.stop();
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    await database?.close().catch(() => {});
    unlock();
    throw toStartError(env, error) ?? error;
  }
}

/** Returns a StartError if the start failed because the disk is full, whatever error the database reported. */
function toStartError(env: Environment, error: unknown): StartError | null {
  if (error instanceof StartError) return null;
  if (!env.databaseUrl) return toDiskStartError("The folder of the embedded database", env.dataDir, error);
  return isDiskFullError(error)
    ? new StartError(`The database at ${formatHostAndPort(env.databaseUrl)} takes no writes: its disk is full.`)
    : null;
}

/** Writes so much into a temporary table that a database file must grow, and drops the table afterwards. Rejects while the disk is full. */
const probeDatabaseWrite = ({ pool }: Database) =>
  pool.query(
    "create temporary table velluto_room on commit drop as select repeat('x', 1000) as filler from generate_series(1, 1024)",
  );

/** Runs the migrations on a direct connection to the server: they hold a session lock, which does not work through a connection pooler. */
async function migrateOverDirectConnection(
  { databaseUrl, databaseDirectUrl }: Environment,
  { database, migrationsFolder, logger }: { database: Database; migrationsFolder: string; logger: Logger },
): Promise<void> {
  if (!databaseDirectUrl || databaseDirectUrl === databaseUrl) return migrateDatabase(database, migrationsFolder);
  const direct = await openDatabase({ url: databaseDirectUrl, poolSize: 1 });
  try {
    await waitForDatabase({ pool: direct.pool, place: formatHostAndPort(databaseDirectUrl), logger });
    await migrateDatabase(direct, migrationsFolder);
  } finally {
    await direct.close();
  }
}

/** Slower statements are logged. No page needs a statement that takes this long. */
const SLOW_QUERY_MS = 500;
const MAX_LOGGED_STATEMENT_CHARACTERS = 1000;

interface QueryTraceOptions {
  logger: Logger;
  metrics: Metrics;
  /** Before `isOver`, slow statements are expected and not logged: the start creates and seeds tables. */
  startup: { isOver: boolean };
  onWriteFailed: (error: unknown) => void;
}

/** Returns a query trace that counts every statement and logs the text of slow ones. The text contains no values. */
function createQueryTrace({ logger, metrics, startup, onWriteFailed }: QueryTraceOptions): QueryTrace {
  return {
    requestId: () => requestScope.getStore()?.id,
    onFinished({ statement, milliseconds, error }) {
      metrics.querySeconds.observe(milliseconds / 1000);
      if (error !== null) {
        metrics.failedQueries.inc();
        onWriteFailed(error);
      }
      if (!startup.isOver || milliseconds < SLOW_QUERY_MS) return;
      metrics.slowQueries.inc();
      logger.warn(
        { ms: Math.round(milliseconds), statement: statement.slice(0, MAX_LOGGED_STATEMENT_CHARACTERS) },
        "slow query",
      );
    },
  };
}
