import type { MiddlewareHandler } from "hono";

const COMMON_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Policy of responses without a document: nothing may be loaded. */
const DENY_ALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Builds the Content-Security-Policy of a page. It lists the hashes of the page's own inline scripts and styles, so that one response can be
 * cached for everyone; a nonce would prevent that. Style attributes are allowed because they carry values such as a car's length.
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

/** Builds the headers of every response; a response with its own policy overrides the strict default. */
export function buildCommonHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    "content-security-policy": DENY_ALL_POLICY,
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** Adds the common headers to every response. Responses from the page cache do not pass here: they are stored with them. */
export function addSecurityHeaders(siteUrl: string): MiddlewareHandler {
  const headers = Object.entries(buildCommonHeaders(siteUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
