import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Language } from "#domain/languages.ts";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import type { Db } from "#server/db/client.ts";
import type { DiskSpaceMonitor } from "#server/disk-space-monitor.ts";
import type { Environment } from "#server/env.ts";
import type { PageCache } from "#server/http/page-cache/page-cache.ts";
import type { PictureStore } from "#server/integrations/picture-store.ts";
import type { SeoWriter } from "#server/integrations/seo-writer.ts";
import type { SignIn } from "#server/integrations/sign-in.ts";
import type { Translator } from "#server/integrations/translator.ts";
import type { JobQueue } from "#server/jobs/job-types.ts";
import type { Metrics } from "#server/metrics.ts";

/** Everything that services depend on. Clock and randomness are injected so that tests can control them. */
export interface AppContext {
  db: Db;
  env: Environment;
  /**
   * The company's details and promises. A change of the settings updates this object in place: pass the object itself on, and do not copy its values.
   */
  site: CompanyConfiguration;
  /** The built-in configuration, without the changes that an admin made in the panel. */
  siteDefaults: CompanyConfiguration;
  logger: Logger;
  /** Enqueues jobs in the caller's transaction: a rollback discards the job too. */
  jobs: JobQueue;
  signIn: SignIn;
  seoWriter: SeoWriter;
  /** Drafts translations; null without a language model. */
  translator: Translator | null;
  /** Rendered public pages; a write invalidates the pages that show the changed rows. */
  pages: PageCache;
  /** Files of uploaded pictures. */
  pictures: PictureStore;
  /** Counters of this process. */
  metrics: Metrics;
  /** Tracks where writes fail because a disk is full. */
  diskSpace: DiskSpaceMonitor;
  /** `isClosing` is true once the process was told to stop: the load balancer should send it no new visitors. */
  lifecycle: { isClosing: boolean };
  clock: () => Date;
  /** Returns cryptographically random bytes. */
  random: (length: number) => Uint8Array;
}

/** The key under which loaders and actions find the application's context: `context.get(appContext)`. */
export const appContext = createContext<AppContext>();

/** The key of the page's language, which the server takes off the request's path: `context.get(languageContext)`. */
export const languageContext = createContext<Language>("it");
