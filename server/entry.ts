import { createRequestHandler, RouterContextProvider } from "react-router";
import type { AppContext } from "#server/context.ts";
import { appContext } from "#server/context.ts";
import { type BuiltFiles, builtFilesContext } from "#server/http/built-files.ts";
import type { PageRenderer } from "#server/http/pages.ts";

export { createApp } from "#server/app.ts";
export { bootApplication } from "#server/boot.ts";
export { FolderInUseError } from "#server/db/folder-lock.ts";
export { EnvironmentError, listeningOn, readEnvironment } from "#server/env.ts";
export { readBuiltFiles } from "#server/http/built-files.ts";
export { createListener } from "#server/http/listener.ts";
export { createSiteServer } from "#server/http/site-server.ts";
export { traceRequests } from "#server/http/trace-requests.ts";
export { createLogger, logConsole } from "#server/logger.ts";
export { wayIn } from "#server/services/access/ensure-first-admin.ts";

/** React Router's own handler, given the company to work with, and what the build left; null in development. */
export function createPageRenderer(context: AppContext, built: BuiltFiles | null): PageRenderer {
  const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
  return (request) => {
    const provider = new RouterContextProvider();
    provider.set(appContext, context);
    provider.set(builtFilesContext, built);
    return handle(request, provider);
  };
}
