import { createRequestHandler, RouterContextProvider } from "react-router";
import type { AppContext } from "#server/context.ts";
import { appContext, languageContext } from "#server/context.ts";
import { type BuiltFiles, builtFilesContext } from "#server/http/built-files.ts";
import type { PageRenderer } from "#server/http/pages/page-handler.ts";
import { toPageRequest } from "#server/http/pages/page-request.ts";

export { wordsOf } from "#domain/words/words-of.ts";
export { createApp } from "#server/app.ts";
export { bootApplication } from "#server/boot.ts";
export { readEnvironment, withListeningPort } from "#server/env.ts";
export { StartError } from "#server/errors.ts";
export { readBuiltFiles } from "#server/http/built-files.ts";
export { createListener } from "#server/http/listener.ts";
export { closeSiteServer, createSiteServer } from "#server/http/site-server.ts";
export { createLogger, redirectConsole } from "#server/logger.ts";
export { formatRedactedStack } from "#server/redact-error.ts";
export { firstAdminInstructions } from "#server/services/access/ensure-first-admin.ts";

/** Creates the function that renders pages, with the application's context and the build's files. `built` is null in development. */
export function createPageRenderer(context: AppContext, built: BuiltFiles | null): PageRenderer {
  // Await the build before creating the request handler: with a promise, the router would build its route tree again for each request.
  const load = async () =>
    createRequestHandler(await import("virtual:react-router/server-build"), import.meta.env.MODE);
  let loaded: ReturnType<typeof load> | undefined;
  return async (request) => {
    loaded ??= load();
    const handle = await loaded;
    const provider = new RouterContextProvider();
    provider.set(appContext, context);
    provider.set(builtFilesContext, built);
    const { request: pageRequest, language } = toPageRequest(request);
    provider.set(languageContext, language);
    return handle(pageRequest, provider);
  };
}
