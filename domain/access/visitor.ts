/** Where the HTTP side writes whom a request comes from; what the caller wrote there is replaced. */
export const VISITOR_ADDRESS_HEADER = "x-visitor-address";

/** Whoever sends a request, as far as sign-in has to know them; null for what the request does not say. */
export interface Visitor {
  cookie: string | null;
  userAgent: string | null;
  /** The network address. */
  address: string | null;
}

/** Reads the visitor out of a request's headers. */
export function readVisitor(headers: { get(name: string): string | null }): Visitor {
  return {
    cookie: headers.get("cookie"),
    userAgent: headers.get("user-agent"),
    address: headers.get(VISITOR_ADDRESS_HEADER),
  };
}

/** The headers that say a visitor again, for the sign-in library, which takes nothing else. */
export function visitorHeaders({ cookie, userAgent, address }: Visitor): Headers {
  const headers = new Headers();
  if (cookie !== null) headers.set("cookie", cookie);
  if (userAgent !== null) headers.set("user-agent", userAgent);
  if (address !== null) headers.set(VISITOR_ADDRESS_HEADER, address);
  return headers;
}
