import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppContext } from "#server/context.ts";
import { mountApi } from "#server/http/api/index.ts";
import { sameOriginWrites, sensibleAddresses } from "#server/http/guards.ts";
import { mountHealth } from "#server/http/health.ts";
import { canonicalAddresses, type PageRenderer, renderPages } from "#server/http/pages.ts";
import { problem, problemHandler } from "#server/http/problem.ts";
import { limitRates } from "#server/http/rate-limits.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { mountStaticFiles } from "#server/http/static-files.ts";

const MIB = 1024 * 1024;

export interface AppParts {
  context: AppContext;
  renderPage: PageRenderer;
  /** Folder of the built browser files; development serves them itself. */
  staticFolder?: string;
}

/** The whole HTTP side of the house: one request's way from guard to API or page (docs/architecture.md). */
export function createApp({ context, renderPage, staticFolder }: AppParts): Hono {
  const app = new Hono();
  app.onError(problemHandler(context.logger));
  app.use(securityHeaders(context.env.siteUrl));
  mountHealth(app, context);
  if (staticFolder) mountStaticFiles(app, staticFolder);
  app.use(sensibleAddresses());
  app.use(sameOriginWrites(context.env.siteUrl));
  app.use(limitRates(context));
  app.use(
    bodyLimit({ maxSize: MIB, onError: (c) => problem(c, 413, "La richiesta supera la dimensione massima di 1 MiB.") }),
  );
  mountApi(app, context);
  app.use(canonicalAddresses());
  app.all("*", renderPages(renderPage, context.pages));
  return app;
}
