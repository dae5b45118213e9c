import { isIP, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";

/**
 * Returns the visitor's network address in its normal form: that of the connection or, behind the owner's proxy, the one that the proxy appended last. Where
 * that isn't an address the connection's counts, since the visitor may have written what stands before it.
 */
export function findVisitorAddress(c: Context, trustProxy: boolean): string {
  const appended = trustProxy ? normaliseAddress(c.req.header("x-forwarded-for")?.split(",").at(-1)) : null;
  // Requests made in tests have no connection behind them.
  return appended ?? (c.env?.incoming ? (normaliseAddress(getConnInfo(c).remote.address) ?? "unknown") : "local");
}

/** Tells sign-in, which sees the request alone, whom it comes from; what the caller wrote there is replaced, at whatever address. */
export function setVisitorAddressHeader(trustProxy: boolean): MiddlewareHandler {
  return (c, next) => {
    c.req.raw.headers.set(VISITOR_ADDRESS_HEADER, findVisitorAddress(c, trustProxy));
    return next();
  };
}

/** Returns one form for all ways to write an address: without port, brackets and zone, shortened, in lower case, IPv4 never as IPv6. Null for what isn't one. */
export function normaliseAddress(text = ""): string | null {
  const plainAddress = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const version = isIP(plainAddress);
  if (version === 0) return null;
  const { address } = new SocketAddress({ address: plainAddress, family: version === 4 ? "ipv4" : "ipv6" });
  return address.replace(/^::ffff:(?=[\d.]+$)/, "");
}
