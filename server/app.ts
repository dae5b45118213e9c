import { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { mountApi } from "#server/http/api/mount-api.ts";
import { limitBodySize, limitFieldCount } from "#server/http/bodies/body-limits.ts";
import { redirectToCanonicalPath, withSlugRedirects } from "#server/http/canonical-paths.ts";
import { compressResponses } from "#server/http/compress-responses.ts";
import { handleConditionalRequests, handleHeadRequests } from "#server/http/conditional-requests.ts";
import { mountCrawlerFiles } from "#server/http/crawler-files.ts";
import { mountCalendarFiles, mountLogoIcons, mountUploads } from "#server/http/file-mounts.ts";
import { mountHealth, mountMetrics } from "#server/http/health.ts";
import { hideSwitchedOffPages } from "#server/http/pages/hide-switched-off.ts";
import { createPageHandler, type PageRenderer } from "#server/http/pages/page-handler.ts";
import { createRenderLimit } from "#server/http/pages/render-limit.ts";
import { createErrorHandler } from "#server/http/problem.ts";
import { enforceRateLimits } from "#server/http/rate-limits.ts";
import { logDeniedRequests, rejectInvalidUrls, requireSameOriginWrites } from "#server/http/request-guards.ts";
import { addSecurityHeaders } from "#server/http/security-headers.ts";
import { mountStaticFiles } from "#server/http/static-files.ts";
import { setVisitorAddressHeader } from "#server/http/visitor-address.ts";

export interface AppOptions {
  context: AppContext;
  renderPage: PageRenderer;
  /** Folder of the built browser files; undefined in development, where Vite serves them. */
  staticFolder?: string;
}

/** Builds the HTTP application: middleware, API and pages. They are mounted in the order in which a request passes them (docs/architecture.md). */
export function createApp({ context, renderPage, staticFolder }: AppOptions): Hono {
  const app = new Hono();
  app.onError(createErrorHandler(context.logger));
  app.use(addSecurityHeaders(context.env.siteUrl));
  app.use(handleHeadRequests());
  app.use(handleConditionalRequests());
  app.use(setVisitorAddressHeader(context.env.trustProxy));
  app.use(logDeniedRequests(context));
  mountHealth(app, context);
  mountMetrics(app, context);
  mountLogoIcons(app, context);
  if (staticFolder) mountStaticFiles(app, staticFolder);
  app.use(compressResponses());
  const checkRenderLimit = createRenderLimit(context.env);
  const render = hideSwitchedOffPages(withSlugRedirects(renderPage, context), context);
  app.use(rejectInvalidUrls(render, checkRenderLimit));
  app.use(redirectToCanonicalPath(render, checkRenderLimit, context));
  app.use(requireSameOriginWrites());
  app.use(enforceRateLimits(context));
  app.use(limitBodySize());
  app.use(limitFieldCount());
  mountUploads(app, context);
  mountApi(app, context);
  mountCalendarFiles(app, context);
  mountCrawlerFiles(app, context, staticFolder ?? "public");
  app.all("*", createPageHandler(render, context, checkRenderLimit));
  return app;
}
