import type { MiddlewareHandler } from "hono";

const COMMON_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Where nothing but data is answered, nothing may be loaded. */
const DENY_ALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page. The hashes are those of its own inline scripts and style elements, so that the same bytes can be cached for everyone,
 * which a nonce would forbid. Styles in attributes carry figures such as a car's length and are allowed.
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

/** What every answer carries; an answer with a policy of its own carries that one instead of the strictest. */
export function buildCommonHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    "content-security-policy": DENY_ALL_POLICY,
    ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** Puts the common headers on every answer. Answers from the page cache never pass here: they are kept with them. */
export function addSecurityHeaders(siteUrl: string): MiddlewareHandler {
  const headers = Object.entries(buildCommonHeaders(siteUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
