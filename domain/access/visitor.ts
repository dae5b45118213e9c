/** Header in which our HTTP server stores the client's network address. A value sent by the client is overwritten. */
export const VISITOR_ADDRESS_HEADER = "x-visitor-address";

/** The sender of an HTTP request, as the sign-in library sees it. A field is null if the request lacks its header. */
export interface Visitor {
  cookie: string | null;
  userAgent: string | null;
  /** The network address. */
  address: string | null;
}

/** The visitor for whom shared output such as cached pages is rendered. It sees only public data. */
export const ANONYMOUS_VISITOR: Visitor = { cookie: null, userAgent: null, address: null };

/** Reads the visitor from the headers of an HTTP request. */
export function readVisitor(headers: { get(name: string): string | null }): Visitor {
  return {
    cookie: headers.get("cookie"),
    userAgent: headers.get("user-agent"),
    address: headers.get(VISITOR_ADDRESS_HEADER),
  };
}

/** Converts a visitor back to headers, because the sign-in library accepts only headers. */
export function toVisitorHeaders({ cookie, userAgent, address }: Visitor): Headers {
  const headers = new Headers();
  if (cookie !== null) headers.set("cookie", cookie);
  if (userAgent !== null) headers.set("user-agent", userAgent);
  if (address !== null) headers.set(VISITOR_ADDRESS_HEADER, address);
  return headers;
}

/** Returns the part of a network address that identifies one connection: the /64 prefix for IPv6, the whole address for IPv4. */
export function networkPrefixOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!bare.includes(":")) return bare;
  const [head = "", tail = ""] = bare.split("%")[0]?.toLowerCase().split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const filled = bare.includes("::")
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
    : left;
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
