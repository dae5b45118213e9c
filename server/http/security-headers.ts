import type { MiddlewareHandler } from "hono";

const COMMON: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Where nothing but data is answered, nothing may be loaded. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page. `scriptHashes` are those of its own inline scripts, so that the same bytes can be cached for everyone, which a
 * nonce would forbid. Styles in attributes carry figures such as a car's length and are allowed; style elements are not.
 */
export function pagePolicy(scriptHashes: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join("")}`,
    "style-src 'self'",
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

/** Puts the headers on every answer; an answer that has no policy of its own gets the strictest. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const headers = siteUrl.startsWith("https:")
    ? { ...COMMON, "strict-transport-security": "max-age=31536000; includeSubDomains" }
    : COMMON;
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", NOTHING);
  };
}
