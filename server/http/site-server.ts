import { createServer, type Server } from "node:http";

/** Timeouts of connections, in milliseconds. */
export const CONNECTION_LIMITS = {
  /**
   * Longer than a proxy keeps an idle connection open (nginx and most load balancers: 60 s). The proxy then closes the connection first and never
   * sends a request into a connection that we are closing.
   */
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  /** Enough to upload a picture of 10 MiB at 1.5 Mbit/s. A request that takes longer gets a 408 response, and its connection is closed. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Creates the site's HTTP server, with timeouts against clients that send slowly. */
export function createSiteServer(limits = CONNECTION_LIMITS): Server {
  return createServer(limits);
}

/** Maximum time that a shutdown waits for responses in progress. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Interval at which idle keep-alive connections are closed. */
const IDLE_CHECK_INTERVAL_MS = 50;

/**
 * Closes the server: refuses new connections and finishes responses in progress. Closes connections whose response takes longer than `timeoutMs`.
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
