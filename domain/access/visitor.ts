/** Where the HTTP side writes whom a request comes from; what the caller wrote there is replaced. */
export const VISITOR_ADDRESS_HEADER = "x-visitor-address";

/** Whoever sends a request, as far as sign-in has to know them; null for what the request does not say. */
export interface Visitor {
  cookie: string | null;
  userAgent: string | null;
  /** The network address. */
  address: string | null;
}

/** Who asks when no one person does: what is made for everybody shows what everybody may see. */
export const ANONYMOUS_VISITOR: Visitor = { cookie: null, userAgent: null, address: null };

/** Reads the visitor out of a request's headers. */
export function readVisitor(headers: { get(name: string): string | null }): Visitor {
  return {
    cookie: headers.get("cookie"),
    userAgent: headers.get("user-agent"),
    address: headers.get(VISITOR_ADDRESS_HEADER),
  };
}

/** The headers that say a visitor again, for the sign-in library, which takes nothing else. */
export function toVisitorHeaders({ cookie, userAgent, address }: Visitor): Headers {
  const headers = new Headers();
  if (cookie !== null) headers.set("cookie", cookie);
  if (userAgent !== null) headers.set("user-agent", userAgent);
  if (address !== null) headers.set(VISITOR_ADDRESS_HEADER, address);
  return headers;
}

/** The part of a network address that one line has: an IPv6 line has a whole /64. */
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
