import { executionAsyncResource } from "node:async_hooks";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Application } from "./boot.ts";
import type { Environment } from "./env.ts";

/**
 * A tick of Node's, held for good. V8 forgets the shape of ticks at a full collection during which none is alive, and `process.nextTick`, called some ten times
 * a request, then takes eight times as long until the process ends (docs/decisions/memory.md).
 */
const retainedTicks: object[] = [];
process.nextTick(() => retainedTicks.push(executionAsyncResource()));

// What this process writes (data, uploads, mails) is for its own account alone.
process.umask(0o077);
const root = fileURLToPath(new URL("..", import.meta.url));
const serverBuild = (await import(
  pathToFileURL(join(root, "build/server/index.js")).href
)) as typeof import("./entry.ts");

/** One clear line and exit 1: nobody should have to read a stack trace for a wrong variable or a taken port. */
function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

async function run(): Promise<void> {
  const configured = serverBuild.readEnvironment();
  const logger = serverBuild.createLogger(configured.logLevel);

  // The port first: a taken one is said before the database is touched. Early visitors wait until the server is ready.
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

/** The port that the system gave, which is another than the one asked for when that was 0. */
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

/** Ends cleanly when told to, or when the script that started this process is gone; a second telling changes nothing. */
function shutDownOnSignal(server: Server, { context, close: closeApplication }: Application): void {
  const { lifecycle, env } = context;
  const close = async () => {
    if (lifecycle.isClosing) return;
    lifecycle.isClosing = true;
    // /readyz says no from here on; who was sent here meanwhile is still answered.
    if (env.drainSeconds > 0) await wait(env.drainSeconds * 1000);
    // What is being answered still needs the database.
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
