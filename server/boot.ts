import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { endOfDay } from "#domain/rental-period/civil-time.ts";
import type { AppContext } from "#server/context.ts";
import { type Database, openDatabase } from "#server/db/client.ts";
import { lockFolder } from "#server/db/folder-lock.ts";
import { hearTouches } from "#server/db/hear-touches.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type QueryTrace, traceQueries } from "#server/db/traced-queries.ts";
import type { Environment } from "#server/env.ts";
import { PageCache } from "#server/http/page-cache/page-cache.ts";
import { openPictureStore } from "#server/integrations/open-picture-store.ts";
import { OutboxMailer } from "#server/integrations/outbox-mailer.ts";
import { renewSecondFactors } from "#server/integrations/renew-second-factors.ts";
import { createSeoWriter } from "#server/integrations/seo-writer-choice.ts";
import { createSignIn } from "#server/integrations/sign-in.ts";
import { SmtpMailer } from "#server/integrations/smtp-mailer.ts";
import { createJobQueue } from "#server/jobs/job-queue.ts";
import { requestScope } from "#server/logger.ts";
import { createMetrics, type Metrics, watchDatabase } from "#server/metrics.ts";
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
  const unlock = env.databaseUrl ? () => {} : lockFolder(env.dataDir);
  let database: Database | undefined;
  try {
    database = await openDatabase(
      env.databaseUrl
        ? { url: env.databaseUrl, prepared: env.preparedStatements, standbyUrl: env.databaseStandbyUrl }
        : { folder: join(env.dataDir, "database") },
    );
    const metrics = createMetrics();
    traceQueries(database.pool, queryTrace(logger, metrics));
    if (database.standby) traceQueries(database.standby.pool, queryTrace(logger, metrics));
    await migrateOnSession(env, database, migrationsFolder);
    const site = await openSite(database.db, SITE_CONFIGURATION);
    const clock = () => new Date();
    await seedDatabase(database.db, { mode: env.seed, site, now: clock() });
    const mailer = env.smtp
      ? new SmtpMailer({ ...env.smtp, from: env.mailFrom })
      : new OutboxMailer({ folder: join(env.dataDir, "outbox"), from: env.mailFrom });
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
      pictures: openPictureStore(env),
      metrics,
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
    const opened = database;
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
    throw error;
  }
}

/** Migrations hold a lock of their session: behind a pooler, which has none to give, they go to the server itself. */
async function migrateOnSession(env: Environment, database: Database, migrationsFolder: string): Promise<void> {
  const { databaseUrl, databaseDirectUrl } = env;
  if (!databaseDirectUrl || databaseDirectUrl === databaseUrl) return migrateDatabase(database, migrationsFolder);
  const direct = await openDatabase({ url: databaseDirectUrl, poolSize: 1 });
  try {
    await migrateDatabase(direct, migrationsFolder);
  } finally {
    await direct.close();
  }
}

/** A statement that takes longer is worth a look: no page of ours has one by design. */
const SLOW_QUERY_MS = 500;
const LONGEST_LOGGED = 1000;

/** Counts every statement; a slow one is logged with its text, which holds no values. */
function queryTrace(logger: Logger, metrics: Metrics): QueryTrace {
  return {
    requestId: () => requestScope.getStore()?.id,
    onAnswer({ statement, milliseconds, failed }) {
      metrics.querySeconds.observe(milliseconds / 1000);
      if (failed) metrics.failedQueries.inc();
      if (milliseconds < SLOW_QUERY_MS) return;
      metrics.slowQueries.inc();
      logger.warn({ ms: Math.round(milliseconds), statement: statement.slice(0, LONGEST_LOGGED) }, "slow query");
    },
  };
}
