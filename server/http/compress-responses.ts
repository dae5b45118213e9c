import type { HonoRequest, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { compressBody, negotiateEncoding } from "#server/http/page-cache/content-encodings.ts";
import { readContent } from "#server/http/pages/page-content.ts";

/** What is shorter, in characters or bytes, fits into one packet either way. */
const MIN_COMPRESSED_LENGTH = 1024;

/**
 * Compresses what the page cache does not hold: a visitor's own pages, those that are not found, and the answers of the API. It is made for one person and once,
 * so at the fast level. What somebody is known by a cookie for, and another site's page may have had their browser ask, is sent as it is: whoever chooses what is
 * asked, again and again, and sees how long the answers are, would learn what else stands in them (BREACH).
 */
export function compressResponses(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.body || !isCompressible(c.res.headers)) return;
    const encoding = negotiateEncoding(c.req.header("accept-encoding"));
    c.res.headers.set("vary", "accept-encoding");
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
    // Hono would lay the headers of the first answer over these.
    c.res = undefined;
    c.res = new Response(new Uint8Array(encoded), { status: res.status, headers });
  };
}

/** What a browser says of who asks: a page of ours, or the person by the address line. One that does not say may ask for anybody. */
const SELF_INITIATED_FETCH_SITES: ReadonlySet<string | undefined> = new Set(["same-origin", "none"]);

const isExposedToBreach = (request: HonoRequest): boolean =>
  request.header("cookie") !== undefined && !SELF_INITIATED_FETCH_SITES.has(request.header("sec-fetch-site"));

const isCompressible = (headers: Headers): boolean =>
  !headers.has("content-encoding") && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "");
