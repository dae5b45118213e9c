import { executionAsyncResource } from "node:async_hooks";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Application } from "./boot.ts";
import type { Environment } from "./env.ts";

/**
 * Keeps some objects of `process.nextTick` alive. If none is alive during a full garbage collection, V8 drops their hidden class, and
 * `process.nextTick` is from then on eight times as slow. Every HTTP request calls it about ten times (docs/decisions/memory.md).
 */
const retainedTicks: object[] = [];
process.nextTick(() => retainedTicks.push(executionAsyncResource()));

// Only this process's own account may read the files that it writes (data, uploads, mails).
process.umask(0o077);
const root = fileURLToPath(new URL("..", import.meta.url));
const serverBuild = (await import(
  pathToFileURL(join(root, "build/server/index.js")).href
)) as typeof import("./entry.ts");

/** Prints one line and exits with 1, for errors that need no stack trace, such as a wrong variable or a port in use. */
function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

async function run(): Promise<void> {
  const configured = serverBuild.readEnvironment();
  const logger = serverBuild.createLogger(configured.logLevel);

  // Bind the port first, so that a port in use is reported before the database is changed. Early requests wait until the server is ready.
  const server = serverBuild.createSiteServer();
  const listenerReady = Promise.withResolvers<RequestListener>();
  listenerReady.promise.catch(() => {});
  server.on("request", async (request, response) => (await listenerReady.promise)(request, response));
  await listen(server, configured.port, configured.host);
  const env = serverBuild.withListeningPort(configured, findListeningPort(server) ?? configured.port);

  const application = await serverBuild.bootApplication(env, logger, join(root, "server/db/migrations"), {
    isInteractive: process.stdout.isTTY === true,
  });
  const staticFolder = join(root, "build/client");
  const app = serverBuild.createApp({
    context: application.context,
    renderPage: serverBuild.createPageRenderer(application.context, serverBuild.readBuiltFiles(staticFolder)),
    staticFolder,
  });
  const listener = serverBuild.createListener(application.context, app);
  server.removeAllListeners("request").on("request", listener);
  listenerReady.resolve(listener);
  printStartupMessage(env, application.firstAdmin);
  serverBuild.redirectConsole(logger);
  shutDownOnSignal(server, application);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      exitWithError(
        error.code === "EADDRINUSE" ? `Port ${port} on ${host} is taken. Set PORT to another one.` : error.message,
      ),
    );
    server.listen(port, host, () => resolve());
  });
}

/** Returns the port on which the server listens. With PORT=0 the operating system has chosen it. */
function findListeningPort(server: Server): number | undefined {
  const address = server.address();
  return typeof address === "object" ? address?.port : undefined;
}

function printStartupMessage(env: Environment, firstAdmin: Application["firstAdmin"]): void {
  const listening = `http://${env.host === "127.0.0.1" ? "localhost" : env.host}:${env.port}`;
  console.log(`Velluto is open at ${env.isPublicSite ? `${env.siteUrl} (listening on ${listening})` : listening}`);
  if (firstAdmin) console.log(`First admin: ${firstAdmin.email}, ${serverBuild.firstAdminInstructions(firstAdmin)}`);
  else console.log(`Sign-in for staff: ${env.adminEmail}, or any account you have granted a role`);
  if (!env.rateLimits) console.log("RATE LIMITS ARE OFF: for load tests on this machine only.");
}

/** Shuts the server down on a signal, or when the script that started it has ended. Ignores further signals. */
function shutDownOnSignal(server: Server, { context, close: closeApplication }: Application): void {
  const { lifecycle, env } = context;
  const close = async () => {
    if (lifecycle.isClosing) return;
    lifecycle.isClosing = true;
    // From here on /readyz fails. Requests that still arrive get their normal response.
    if (env.drainSeconds > 0) await wait(env.drainSeconds * 1000);
    // Close the HTTP server before the database: requests in progress still need it.
    await serverBuild.closeSiteServer(server);
    await closeApplication();
    process.exit(0);
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
  process.on("disconnect", close);
}

run().catch((error: unknown) => {
  if (error instanceof serverBuild.StartError) exitWithError(error.message);
  exitWithError(`Velluto could not start: ${serverBuild.formatRedactedStack(error)}`);
});
