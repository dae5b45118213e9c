import type { HonoRequest, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { compressBody, negotiateEncoding } from "#server/http/page-cache/content-encodings.ts";
import { readContent } from "#server/http/pages/page-content.ts";

/** A shorter body (in characters or bytes) is not compressed, because it fits into one network packet anyway. */
const MIN_COMPRESSED_LENGTH = 1024;

/**
 * Compresses responses that the page cache does not hold: personal pages, error pages and API responses. It uses the fast level, because each
 * response is sent only once. A cookie-authenticated response that another site may have triggered is not compressed: by choosing requests and
 * comparing lengths, that site could guess secrets in it (BREACH).
 */
export function compressResponses(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.body || !isCompressible(c.res.headers)) return;
    const encoding = negotiateEncoding(c.req.header("accept-encoding"));
    varyByEncoding(c.res.headers);
    if (encoding === "identity" || isExposedToBreach(c.req)) return;
    const { res } = c;
    const content = await readContent(res);
    const isSmall = content.length < MIN_COMPRESSED_LENGTH;
    const encoded = await compressBody(content, isSmall ? "identity" : encoding, "fast");
    const headers = new Headers(res.headers);
    headers.delete("content-length");
    if (!isSmall) headers.set("content-encoding", encoding);
    const tag = headers.get("etag");
    if (!isSmall && tag?.startsWith('"')) headers.set("etag", `W/${tag}`);
    // Reset the response first: otherwise Hono would copy the headers of the old response into the new one.
    c.res = undefined;
    c.res = new Response(new Uint8Array(encoded), { status: res.status, headers });
  };
}

/** Names the request header on which the compression depends, beside those that the response names already. */
function varyByEncoding(headers: Headers): void {
  if (!/\baccept-encoding\b/i.test(headers.get("vary") ?? "")) headers.append("vary", "accept-encoding");
}

/** Sec-Fetch-Site values of requests that our own page or the visitor started. A missing header may mean any site. */
const SELF_INITIATED_FETCH_SITES: ReadonlySet<string | undefined> = new Set(["same-origin", "none"]);

const isExposedToBreach = (request: HonoRequest): boolean =>
  request.header("cookie") !== undefined && !SELF_INITIATED_FETCH_SITES.has(request.header("sec-fetch-site"));

const isCompressible = (headers: Headers): boolean =>
  !headers.has("content-encoding") && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "");
