import type { Logger } from "pino";
import { createContext } from "react-router";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import type { Db } from "#server/db/client.ts";
import type { DiskSpaceMonitor } from "#server/disk-space-monitor.ts";
import type { Environment } from "#server/env.ts";
import type { PageCache } from "#server/http/page-cache/page-cache.ts";
import type { PictureStore } from "#server/integrations/picture-store.ts";
import type { SeoWriter } from "#server/integrations/seo-writer.ts";
import type { SignIn } from "#server/integrations/sign-in.ts";
import type { JobQueue } from "#server/jobs/job-types.ts";
import type { Metrics } from "#server/metrics.ts";

/** What services work with. Time and chance come in here, so that tests can set them. */
export interface AppContext {
  db: Db;
  env: Environment;
  /** Who the company is, and the figures it promises by. One object, kept true to the settings in place: hand it on, copy nothing out of it. */
  site: CompanyConfiguration;
  /** What the configuration is where nothing was set in the panel. */
  siteDefaults: CompanyConfiguration;
  logger: Logger;
  /** Work for later, in the same transaction as what causes it. */
  jobs: JobQueue;
  signIn: SignIn;
  seoWriter: SeoWriter;
  /** Rendered public pages; a write drops those that show what it touches. */
  pages: PageCache;
  /** Files of uploaded pictures. */
  pictures: PictureStore;
  /** What the process counts about itself. */
  metrics: Metrics;
  /** Where writes fail because a disk is full. */
  diskSpace: DiskSpaceMonitor;
  /** `closing` from when the process was told to end: no new visitors should be sent to it. */
  lifecycle: { isClosing: boolean };
  clock: () => Date;
  /** Unpredictable bytes. */
  random: (length: number) => Uint8Array;
}

/** How loaders and actions reach it: `context.get(appContext)`. */
export const appContext = createContext<AppContext>();
