import type { Environment } from "#server/env.ts";

export type SiteOriginOptions = Pick<Environment, "siteUrl" | "isPublicSite" | "host">;

/**
 * Returns a function that finds the requested origin among the site's configured origins; its result is null for any other host. The headers of a
 * request can only select a configured origin, so an attacker cannot inject one into links or checks.
 */
export function createSiteOriginFinder(
  site: SiteOriginOptions,
): (host: string | undefined, port: number | undefined) => string | null {
  const originsByHost = new Map<string | undefined, string>();
  const find = createOriginLookup(site);
  let cachedPort: number | undefined;
  return (host, port) => {
    // Cache the origin for the hot path: a process listens on one port, so the value almost never changes.
    if (port !== cachedPort) {
      originsByHost.clear();
      cachedPort = port;
    }
    const cachedOrigin = originsByHost.get(host);
    if (cachedOrigin !== undefined) return cachedOrigin;
    const origin = find(host, port);
    // Limit the cache: it has only the site's own hosts, but each host can be written in many combinations of upper and lower case.
    if (origin !== null && originsByHost.size < MAX_CACHED_HOSTS) originsByHost.set(host, origin);
    return origin;
  };
}

/** Maximum number of cached spellings of hosts; proxies and visitors use fewer. */
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
    // Without a port the connection is closed already, and nobody reads the response.
    if (site.isPublicSite || port === undefined) return null;
    const origins = names.map((name) => new URL(`http://${name}:${port}`));
    return origins.find((origin) => origin.host === normaliseHost("http:", host ?? ""))?.origin ?? null;
  };
}

/** Returns the host names of this machine that reach the network address on which the server listens. */
function listLocalHostNames(listenedOn: string): string[] {
  return ["localhost", "127.0.0.1", "[::1]", listenedOn.includes(":") ? `[${listenedOn}]` : listenedOn];
}

/** Normalises a Host header as the URL standard does: lower case, without the default port. */
function normaliseHost(protocol: string, host: string): string | null {
  return URL.parse(`${protocol}//${host}`)?.host ?? null;
}
