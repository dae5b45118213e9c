import { createServer, type Server } from "node:http";

/** Timeouts of connections, in milliseconds. */
export const CONNECTION_LIMITS = {
  /** Longer than a proxy keeps an idle connection (nginx and most balancers: 60 s): the proxy closes first and never sends into a closing one. */
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  /** Enough for a picture of 10 MiB at 1.5 Mbit/s; a request that takes longer is answered 408 and closed. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Creates the site's HTTP server, with timeouts against clients that send slowly. */
export function createSiteServer(limits = CONNECTION_LIMITS): Server {
  return createServer(limits);
}

/** Maximum wait for responses in progress at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Interval at which idle keep-alive connections are closed. */
const IDLE_CHECK_INTERVAL_MS = 50;

/**
 * Closes the server: refuses new connections, finishes responses in progress, and cuts off what takes longer.
 * Resolves when the last connection has closed.
 */
export async function closeSiteServer(server: Server, timeoutMs = SHUTDOWN_TIMEOUT_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const shutdownTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  const idleCheckTimer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
  await closed;
  clearTimeout(shutdownTimer);
  clearInterval(idleCheckTimer);
}
