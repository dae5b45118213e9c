import { isIP, SocketAddress } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { VISITOR_ADDRESS_HEADER } from "#domain/access/visitor.ts";

/**
 * Returns the visitor's normalised network address: that of the connection or, behind the owner's proxy, the last entry of X-Forwarded-For, which the
 * proxy appended. If the last entry is no network address, uses that of the connection, because earlier entries can be forged.
 */
export function findVisitorAddress(c: Context, trustProxy: boolean): string {
  const appended = trustProxy ? normaliseAddress(c.req.header("x-forwarded-for")?.split(",").at(-1)) : null;
  // Without a connection, as in tests, every request counts as local.
  return appended ?? (c.env?.incoming ? (normaliseAddress(getConnInfo(c).remote.address) ?? "unknown") : "local");
}

/** Sets the header from which the sign-in library reads the visitor's network address. Replaces a value that the client sent. */
export function setVisitorAddressHeader(trustProxy: boolean): MiddlewareHandler {
  return (c, next) => {
    c.req.raw.headers.set(VISITOR_ADDRESS_HEADER, findVisitorAddress(c, trustProxy));
    return next();
  };
}

/**
 * Returns the canonical form of a network address, or null if the text is none. Removes port, brackets and zone, shortens the address, writes it in
 * lower case, and writes IPv4-mapped addresses as IPv4.
 */
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
