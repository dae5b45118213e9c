// A whole server in a child process, to be killed. It boots as in production, listens on a local port, and reports its database's contents to the
// parent.
import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { createApp } from "#server/app.ts";
import { bootApplication } from "#server/boot.ts";
import { readEnvironment, withListeningPort } from "#server/env.ts";
import { createListener } from "#server/http/listener.ts";
import { createLogger } from "#server/logger.ts";
import { findBrokenInvariants } from "#test/invariants/invariants.ts";
import type { ChildMessage, ServerState } from "./child-messages.ts";

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const port = typeof address === "object" ? (address?.port ?? 0) : 0;
const env = withListeningPort(readEnvironment(), port);
const { context } = await bootApplication(env, createLogger(env.logLevel), "server/db/migrations", {
  isInteractive: false,
});
// Like a page: rendered from the database and cached; if the database is down, 503.
const renderPage = async () => {
  try {
    const { rows } = await context.db.execute(sql`select count(*) as cars from vehicles`);
    return new Response(`<!doctype html><p>${rows[0]?.cars}`, { headers: { "content-type": "text/html" } });
  } catch {
    return new Response("unavailable", { status: 503 });
  }
};
server.on("request", createListener(context, createApp({ context, renderPage })));
sendToParent({ kind: "open", port });

process.on("message", async () => {
  sendToParent({ kind: "state", state: await readServerState() });
});
process.on("disconnect", () => process.exit(0));

async function readServerState(): Promise<ServerState> {
  const { rows } = await context.db.execute<{ key: string; reference: string }>(
    sql`select idempotency_key as key, reference from bookings where idempotency_key is not null`,
  );
  return { bookings: rows, broken: await findBrokenInvariants(context.db) };
}

function sendToParent(message: ChildMessage): void {
  process.send?.(message);
}
