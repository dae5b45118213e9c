/**
 * What the names of our cookies begin with at an address: where it has TLS, browsers take a cookie of such a name from this very host alone, with
 * TLS and for the whole site, so that no other host of the domain can plant one.
 */
export const cookiePrefix = (address: string): string => (address.startsWith("https:") ? "__Host-" : "");
