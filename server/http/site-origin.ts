import type { Environment } from "#server/env.ts";

export type SiteOriginOptions = Pick<Environment, "siteUrl" | "isPublicSite" | "host">;

/**
 * Finds the origin of a request by the configuration: which of the site's own addresses was asked for, or null for another host. The
 * headers of a request only choose among these addresses, so nothing that is sent with it can end up in a link or pass for our origin.
 */
export function createSiteOriginFinder(
  site: SiteOriginOptions,
): (host: string | undefined, port: number | undefined) => string | null {
  const originsByHost = new Map<string | undefined, string>();
  const find = createOriginLookup(site);
  let cachedPort: number | undefined;
  return (host, port) => {
    // A process listens on one port, so that nearly all ask for the same: what the hot path finds here is parsed once.
    if (port !== cachedPort) {
      originsByHost.clear();
      cachedPort = port;
    }
    const cachedOrigin = originsByHost.get(host);
    if (cachedOrigin !== undefined) return cachedOrigin;
    const origin = find(host, port);
    // Only the site's own are kept, yet their letters can be large or small in many ways.
    if (origin !== null && originsByHost.size < MAX_CACHED_HOSTS) originsByHost.set(host, origin);
    return origin;
  };
}

/** More ways of writing the own addresses than any proxy and visitors use. */
const MAX_CACHED_HOSTS = 16;

function createOriginLookup(
  site: SiteOriginOptions,
): (host: string | undefined, port: number | undefined) => string | null {
  const ownUrl = new URL(site.siteUrl);
  const names = listLocalHostNames(site.host);
  return (host, port) => {
    const requestedHost = host === undefined ? null : normaliseHost(ownUrl.protocol, host);
    // A reverse proxy may pass the name on without the port that it listens on.
    if (requestedHost === ownUrl.host || (site.isPublicSite && requestedHost === ownUrl.hostname)) return ownUrl.origin;
    // Whoever has left by now has no port, and reads no answer.
    if (site.isPublicSite || port === undefined) return null;
    const origins = names.map((name) => new URL(`http://${name}:${port}`));
    return origins.find((origin) => origin.host === normaliseHost("http:", host ?? ""))?.origin ?? null;
  };
}

/** How this machine calls the address that the server listens on. */
function listLocalHostNames(listenedOn: string): string[] {
  return ["localhost", "127.0.0.1", "[::1]", listenedOn.includes(":") ? `[${listenedOn}]` : listenedOn];
}

/** A Host header as the URL standard writes it: lowercase, without the scheme's usual port. */
function normaliseHost(protocol: string, host: string): string | null {
  return URL.parse(`${protocol}//${host}`)?.host ?? null;
}
