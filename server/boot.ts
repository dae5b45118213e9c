import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { endOfDay } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { hostAndPort } from "#server/db/database-address.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import { hearTouches } from "#server/db/hear-touches.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type QueryTrace, traceQueries } from "#server/db/traced-queries.ts";
import { untilDatabaseAnswers } from "#server/db/until-database-answers.ts";
import { isOutOfRoom, probeFolder, requireWritable, roomFault } from "#server/disk-faults.ts";
import type { Environment } from "#server/env.ts";
import { StartError } from "#server/errors.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { openPictureStore, uploadsFolder } from "#server/integrations/open-picture-store.ts";
import { OutboxMailer } from "#server/integrations/outbox-mailer.ts";
import { renewSecondFactors } from "#server/integrations/renew-second-factors.ts";
import { createSeoWriter } from "#server/integrations/seo-writer-choice.ts";
import { createSignIn } from "#server/integrations/sign-in.ts";
import { SmtpMailer } from "#server/integrations/smtp-mailer.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { requestScope } from "#server/logger.ts";
import { createMetrics, type Metrics, watchDatabase } from "#server/metrics.ts";
import { RoomWatch } from "#server/room-watch.ts";
import { seedDatabase } from "#server/seed/seed.ts";
import { ensureFirstAdmin, type FirstAdmin } from "#server/services/access/ensure-first-admin.ts";
import { followWrites, openSite } from "#server/services/settings/follow-site.ts";
import { SITE_CONFIGURATION } from "#server/site-configuration.ts";

/** The running application: what the HTTP side works with, and how to close it. */
export interface Application {
  context: AppContext;
  /** Set when this start made the first admin. */
  firstAdmin: FirstAdmin | null;
  close(): Promise<void>;
}

/**
 * Opens the database (taking the embedded folder's lock), migrates, seeds an empty one, makes the first admin and starts the jobs. `onTerminal` says
 * whether a person reads what is printed, and nothing keeps it.
 */
export async function bootApplication(
  env: Environment,
  logger: Logger,
  migrationsFolder: string,
  { onTerminal }: { onTerminal: boolean },
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
        ? { url: env.databaseUrl, prepared: env.preparedStatements, standbyUrl: env.databaseStandbyUrl }
        : { folder: join(env.dataDir, "database") },
    );
    database = opened;
    const metrics = createMetrics();
    const room = new RoomWatch(logger);
    const start = { isOver: false };
    const trace = queryTrace({
      logger,
      metrics,
      start,
      onWriteFailed: (error) => room.note("database", error, () => tryRoom(opened)),
    });
    traceQueries(database.pool, trace);
    if (database.standby) traceQueries(database.standby.pool, trace);
    if (env.databaseUrl)
      await untilDatabaseAnswers({ pool: database.pool, place: hostAndPort(env.databaseUrl), logger });
    await migrateOnSession(env, { database, migrationsFolder, logger });
    const site = await openSite(database.db, SITE_CONFIGURATION);
    const clock = () => new Date();
    await seedDatabase(database.db, { mode: env.seed, site, now: clock() });
    const mailer = env.smtp
      ? new SmtpMailer({ ...env.smtp, from: env.mailFrom })
      : new OutboxMailer({
          folder: outbox,
          from: env.mailFrom,
          onFailure: (error) => room.note("outbox", error, () => probeFolder(outbox)),
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
      pages: new PageCache({
        touches: database.touches,
        endOfDay: (now) => endOfDay(now, site.timeZone),
        ...(database.standby && { chooseSource: database.standby.choose }),
      }),
      pictures: openPictureStore(env, (error) => room.note("uploads", error, () => probeFolder(uploadsFolder(env)))),
      metrics,
      room,
      lifecycle: { closing: false },
      clock,
      random: (length) => randomBytes(length),
    };
    watchDatabase(metrics, database.pool, jobs.countDue);
    await renewSecondFactors(context);
    const firstAdmin = await ensureFirstAdmin(context, { onTerminal });
    await jobs.start({ context, mailer });
    const hearing = env.databaseDirectUrl
      ? await hearTouches({
          url: env.databaseDirectUrl,
          database,
          logger,
          onHeard: (tags) => followWrites(context, tags),
        })
      : null;
    start.isOver = true;
    return {
      context,
      firstAdmin,
      async close() {
        context.lifecycle.closing = true;
        await hearing?.stop();
        await jobs.stop();
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    await database?.close().catch(() => {});
    unlock();
    throw startFault(env, error) ?? error;
  }
}

/** A start that failed for want of room says so, whatever the database made of it. */
function startFault(env: Environment, error: unknown): StartError | null {
  if (error instanceof StartError) return null;
  if (!env.databaseUrl) return roomFault("The folder of the embedded database", env.dataDir, error);
  return isOutOfRoom(error)
    ? new StartError(`The database at ${hostAndPort(env.databaseUrl)} takes no writes: its disk is full.`)
    : null;
}

/** Writes as much as makes a file of the database grow, and keeps none of it. */
const tryRoom = ({ pool }: Database) =>
  pool.query(
    "create temporary table velluto_room on commit drop as select repeat('x', 1000) as filler from generate_series(1, 1024)",
  );

/** Migrations hold a lock of their session: behind a pooler, which has none to give, they go to the server itself. */
async function migrateOnSession(
  { databaseUrl, databaseDirectUrl }: Environment,
  { database, migrationsFolder, logger }: { database: Database; migrationsFolder: string; logger: Logger },
): Promise<void> {
  if (!databaseDirectUrl || databaseDirectUrl === databaseUrl) return migrateDatabase(database, migrationsFolder);
  const direct = await openDatabase({ url: databaseDirectUrl, poolSize: 1 });
  try {
    await untilDatabaseAnswers({ pool: direct.pool, place: hostAndPort(databaseDirectUrl), logger });
    await migrateDatabase(direct, migrationsFolder);
  } finally {
    await direct.close();
  }
}

/** A statement that takes longer is worth a look: no page of ours has one by design. */
const SLOW_QUERY_MS = 500;
const LONGEST_LOGGED = 1000;

interface QueryTraceParts {
  logger: Logger;
  metrics: Metrics;
  /** Until it is over tables are made and filled, which takes as long as it takes. */
  start: { isOver: boolean };
  onWriteFailed: (error: unknown) => void;
}

/** Counts every statement; a slow one is logged with its text, which holds no values. */
function queryTrace({ logger, metrics, start, onWriteFailed }: QueryTraceParts): QueryTrace {
  return {
    requestId: () => requestScope.getStore()?.id,
    onAnswer({ statement, milliseconds, error }) {
      metrics.querySeconds.observe(milliseconds / 1000);
      if (error !== null) {
        metrics.failedQueries.inc();
        onWriteFailed(error);
      }
      if (!start.isOver || milliseconds < SLOW_QUERY_MS) return;
      metrics.slowQueries.inc();
      logger.warn({ ms: Math.round(milliseconds), statement: statement.slice(0, LONGEST_LOGGED) }, "slow query");
    },
  };
}
