import type { Environment } from "#server/env.ts";

export type SiteAddress = Pick<Environment, "siteUrl" | "publicSite" | "host">;

/**
 * Finds the origin of a request by the configuration: which of the site's own addresses was asked for, or null for another host. The
 * headers of a request only choose among these addresses, so nothing that is sent with it can end up in a link or pass for our origin.
 */
export function siteOriginFinder(
  site: SiteAddress,
): (host: string | undefined, port: number | undefined) => string | null {
  const found = new Map<string | undefined, string>();
  const find = finderByUrl(site);
  let foundOn: number | undefined;
  return (host, port) => {
    // A process listens on one port, so that nearly all ask for the same: what the hot path finds here is parsed once.
    if (port !== foundOn) {
      found.clear();
      foundOn = port;
    }
    const known = found.get(host);
    if (known !== undefined) return known;
    const origin = find(host, port);
    // Only the site's own are kept, yet their letters can be large or small in many ways.
    if (origin !== null && found.size < REMEMBERED_HOSTS) found.set(host, origin);
    return origin;
  };
}

/** More ways of writing the own addresses than any proxy and visitors use. */
const REMEMBERED_HOSTS = 16;

function finderByUrl(site: SiteAddress): (host: string | undefined, port: number | undefined) => string | null {
  const own = new URL(site.siteUrl);
  const names = localNames(site.host);
  return (host, port) => {
    const asked = host === undefined ? null : hostOf(own.protocol, host);
    // A reverse proxy may pass the name on without the port that it listens on.
    if (asked === own.host || (site.publicSite && asked === own.hostname)) return own.origin;
    // Whoever has left by now has no port, and reads no answer.
    if (site.publicSite || port === undefined) return null;
    const origins = names.map((name) => new URL(`http://${name}:${port}`));
    return origins.find((origin) => origin.host === hostOf("http:", host ?? ""))?.origin ?? null;
  };
}

/** How this machine calls the address that the server listens on. */
function localNames(listenedOn: string): string[] {
  return ["localhost", "127.0.0.1", "[::1]", listenedOn.includes(":") ? `[${listenedOn}]` : listenedOn];
}

/** A Host header as the URL standard writes it: lowercase, without the scheme's usual port. */
function hostOf(protocol: string, host: string): string | null {
  return URL.parse(`${protocol}//${host}`)?.host ?? null;
}
