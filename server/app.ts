import { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { mountApi } from "#server/http/api/index.ts";
import { limitBodies, limitFields } from "#server/http/bodies/body-limits.ts";
import { canonicalPaths, withMovedPages } from "#server/http/canonical-paths.ts";
import { compressAnswers } from "#server/http/compress-answers.ts";
import { mountCrawlerFiles } from "#server/http/crawlers/index.ts";
import { mountCalendarFiles, mountUploads } from "#server/http/file-mounts.ts";
import { logRefusals, sameOriginWrites, sensibleAddresses } from "#server/http/guards.ts";
import { mountHealth, mountMetrics } from "#server/http/health.ts";
import { type PageRenderer, renderPages } from "#server/http/pages/pages.ts";
import { limitRenders } from "#server/http/pages/render-limit.ts";
import { problemHandler } from "#server/http/problem.ts";
import { limitRates } from "#server/http/rate-limits.ts";
import { answerHeads, answerUnchanged } from "#server/http/reading/conditional.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { mountStaticFiles } from "#server/http/static-files.ts";
import { nameVisitor } from "#server/http/visitor-address.ts";

export interface AppParts {
  context: AppContext;
  renderPage: PageRenderer;
  /** Folder of the built browser files; development serves them itself. */
  staticFolder?: string;
}

/** The whole HTTP side of the application: one request's way from guard to API or page (docs/architecture.md). */
export function createApp({ context, renderPage, staticFolder }: AppParts): Hono {
  const app = new Hono();
  app.onError(problemHandler(context.logger));
  app.use(securityHeaders(context.env.siteUrl));
  app.use(answerHeads());
  app.use(answerUnchanged());
  app.use(nameVisitor(context.env.trustProxy));
  app.use(logRefusals(context));
  mountHealth(app, context);
  mountMetrics(app, context);
  if (staticFolder) mountStaticFiles(app, staticFolder);
  app.use(compressAnswers());
  const refuseRender = limitRenders(context.env);
  app.use(sensibleAddresses(renderPage, refuseRender));
  const render = withMovedPages(renderPage, context);
  app.use(canonicalPaths(render, refuseRender));
  app.use(sameOriginWrites());
  app.use(limitRates(context));
  app.use(limitBodies());
  app.use(limitFields());
  mountUploads(app, context);
  mountApi(app, context);
  mountCalendarFiles(app, context);
  mountCrawlerFiles(app, context, staticFolder ?? "public");
  app.all("*", renderPages(render, context, refuseRender));
  return app;
}
