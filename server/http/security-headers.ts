import type { MiddlewareHandler } from "hono";

const COMMON_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The Content-Security-Policy of responses that are no HTML document: they may load nothing. */
const DENY_ALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Builds the Content-Security-Policy of a page. It lists the hashes of the page's own inline scripts and styles. With a nonce instead, the response
 * could not be cached for everyone. Style attributes are allowed, because pages use them for values such as a car's length.
 */
export function buildPagePolicy(scriptHashes: readonly string[], styleHashes: readonly string[] = []): string {
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${allowed(scriptHashes)}`,
    `style-src 'self'${allowed(styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Returns the headers that every response has. A response with its own Content-Security-Policy replaces the strict default. */
export function buildCommonHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    "content-security-policy": DENY_ALL_POLICY,
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** Adds the common headers to every response. Responses of the page cache bypass this middleware; they are stored with these headers. */
export function addSecurityHeaders(siteUrl: string): MiddlewareHandler {
  const headers = Object.entries(buildCommonHeaders(siteUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
