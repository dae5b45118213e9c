import type { Environment } from "#server/env.ts";

export type SiteOriginOptions = Pick<Environment, "siteUrl" | "isPublicSite" | "host">;

/**
 * Returns a function that finds the requested origin among the site's configured ones, or null for another host. The request's headers only select one
 * of them, so an attacker cannot inject an origin into links or checks.
 */
export function createSiteOriginFinder(
  site: SiteOriginOptions,
): (host: string | undefined, port: number | undefined) => string | null {
  const originsByHost = new Map<string | undefined, string>();
  const find = createOriginLookup(site);
  let cachedPort: number | undefined;
  return (host, port) => {
    // A process listens on one port, so this value almost never changes: compute it once for the hot path.
    if (port !== cachedPort) {
      originsByHost.clear();
      cachedPort = port;
    }
    const cachedOrigin = originsByHost.get(host);
    if (cachedOrigin !== undefined) return cachedOrigin;
    const origin = find(host, port);
    // Only the site's own hosts are cached, but the case of their letters can vary in many ways.
    if (origin !== null && originsByHost.size < MAX_CACHED_HOSTS) originsByHost.set(host, origin);
    return origin;
  };
}

/** Maximum number of cached spellings; more than proxies and visitors actually use. */
const MAX_CACHED_HOSTS = 16;

function createOriginLookup(
  site: SiteOriginOptions,
): (host: string | undefined, port: number | undefined) => string | null {
  const ownUrl = new URL(site.siteUrl);
  const names = listLocalHostNames(site.host);
  return (host, port) => {
    const requestedHost = host === undefined ? null : normaliseHost(ownUrl.protocol, host);
    // A reverse proxy may forward the host without its port.
    if (requestedHost === ownUrl.host || (site.isPublicSite && requestedHost === ownUrl.hostname)) return ownUrl.origin;
    // The socket of a closed connection has no port, and nobody reads the response.
    if (site.isPublicSite || port === undefined) return null;
    const origins = names.map((name) => new URL(`http://${name}:${port}`));
    return origins.find((origin) => origin.host === normaliseHost("http:", host ?? ""))?.origin ?? null;
  };
}

/** Returns the host names of this machine that reach the address the server listens on. */
function listLocalHostNames(listenedOn: string): string[] {
  return ["localhost", "127.0.0.1", "[::1]", listenedOn.includes(":") ? `[${listenedOn}]` : listenedOn];
}

/** Normalises a Host header as the URL standard does: lower case, without the default port. */
function normaliseHost(protocol: string, host: string): string | null {
  return URL.parse(`${protocol}//${host}`)?.host ?? null;
}
