import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";

/** The network address of who asks: that of the connection, or behind the owner's proxy the one it noted last. */
export function visitorAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  // Requests made in tests have no connection behind them.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "local";
}

/** Tells sign-in, which sees the request alone, whom it comes from; what the caller wrote there is replaced, at whatever address. */
export function nameVisitor(trustProxy: boolean): MiddlewareHandler {
  return (c, next) => {
    c.req.raw.headers.set(VISITOR_ADDRESS_HEADER, visitorAddress(c, trustProxy));
    return next();
  };
}
