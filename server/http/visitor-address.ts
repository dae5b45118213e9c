import { isIP, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";

/**
 * Returns the visitor's normalised network address: that of the connection or, behind the owner's proxy, the one that the proxy appended last. If that
 * isn't an address, the connection's counts: earlier entries can be forged.
 */
export function findVisitorAddress(c: Context, trustProxy: boolean): string {
  const appended = trustProxy ? normaliseAddress(c.req.header("x-forwarded-for")?.split(",").at(-1)) : null;
  // Requests in tests have no connection.
  return appended ?? (c.env?.incoming ? (normaliseAddress(getConnInfo(c).remote.address) ?? "unknown") : "local");
}

/** Sets the header from which the sign-in library reads the visitor's address; overwrites a value from the client. */
export function setVisitorAddressHeader(trustProxy: boolean): MiddlewareHandler {
  return (c, next) => {
    c.req.raw.headers.set(VISITOR_ADDRESS_HEADER, findVisitorAddress(c, trustProxy));
    return next();
  };
}

/** Returns the canonical form of an address: without port, brackets and zone, shortened, lower case, IPv4-mapped addresses as IPv4. Null if invalid. */
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
