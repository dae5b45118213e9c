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
