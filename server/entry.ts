import { createRequestHandler, RouterContextProvider } from "react-router";
import type { AppContext } from "#server/context.ts";
import { appContext } from "#server/context.ts";
import { type BuiltFiles, builtFilesContext } from "#server/http/built-files.ts";
import { documentRenderer } from "#server/http/pages/document-renderer.ts";
import type { PageRenderer } from "#server/http/pages/pages.ts";

export { createApp } from "#server/app.ts";
export { bootApplication } from "#server/boot.ts";
export { listeningOn, readEnvironment } from "#server/env.ts";
export { StartError } from "#server/errors.ts";
export { readBuiltFiles } from "#server/http/built-files.ts";
export { createListener } from "#server/http/listener.ts";
export { closeSiteServer, createSiteServer } from "#server/http/site-server.ts";
export { loggedStack } from "#server/logged-error.ts";
export { createLogger, logConsole } from "#server/logger.ts";
export { wayIn } from "#server/services/access/ensure-first-admin.ts";

/** Renders pages with the request context and what the build left; null in development. */
export function createPageRenderer(context: AppContext, built: BuiltFiles | null): PageRenderer {
  // Given the promise of a build instead of the build, the router would put all routes together anew for each request.
  const load = async () => {
    const build = await import("virtual:react-router/server-build");
    return { draw: documentRenderer(build), handle: createRequestHandler(build, import.meta.env.MODE) };
  };
  let loaded: ReturnType<typeof load> | undefined;
  return async (request) => {
    loaded ??= load();
    const { draw, handle } = await loaded;
    const provider = new RouterContextProvider();
    provider.set(appContext, context);
    provider.set(builtFilesContext, built);
    // In development only React Router's own handler knows the sheets of a page, which Vite makes as they are asked for.
    return (built && (await draw(request, provider))) ?? handle(request, provider);
  };
}
