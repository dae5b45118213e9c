import { createServer, type Server } from "node:http";

/** How long a connection may take for what, in milliseconds. */
export const CONNECTION_LIMITS = {
  /** Longer than a proxy keeps an idle connection (nginx and most balancers: 60 s), so that none sends a request into one that is just being closed here. */
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  /** Enough for a picture of 10 MiB by 1.5 Mbit/s; what is not here by then is answered 408 and closed. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** The server that the site listens with: nobody holds a connection by sending slowly. */
export function createSiteServer(limits = CONNECTION_LIMITS): Server {
  return createServer(limits);
}

/** How long answers under way may take once the server ends. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** How often it is looked whether a kept connection has nothing under way any more. */
const IDLE_CHECK_INTERVAL_MS = 50;

/** Ends the server: nobody new comes in, who is being answered gets the answer, and what takes longer is cut off. Resolves once the last connection is gone. */
export async function closeSiteServer(server: Server, timeoutMs = SHUTDOWN_TIMEOUT_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const shutdownTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  const idleCheckTimer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  await closed;
  clearTimeout(shutdownTimer);
  clearInterval(idleCheckTimer);
}
