import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { acceptedCoding, encode } from "#server/http/page-cache/codings.ts";
import { bytesOf } from "#server/http/pages/page-bytes.ts";

/** What is smaller fits into one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Compresses what the page cache does not hold: a visitor's own pages, those that are not found, and the answers of the API. It is made for one person and once,
 * so at the fast level. No answer says a secret beside what somebody else's link could put into it, which lengths would give away.
 */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.body || !isText(c.res.headers)) return;
    const coding = acceptedCoding(c.req.header("accept-encoding"));
    c.res.headers.set("vary", "accept-encoding");
    if (coding === "identity") return;
    const { res } = c;
    const body = await bytesOf(res);
    const isSmall = body.length < LEAST_BYTES;
    const sent = isSmall ? body : await encode(body, coding, "fast");
    const headers = new Headers(res.headers);
    headers.delete("content-length");
    if (!isSmall) headers.set("content-encoding", coding);
    const tag = headers.get("etag");
    if (!isSmall && tag?.startsWith('"')) headers.set("etag", `W/${tag}`);
    // Hono would lay the headers of the first answer over these.
    c.res = undefined;
    c.res = new Response(new Uint8Array(sent), { status: res.status, headers });
  };
}

const isText = (headers: Headers): boolean =>
  !headers.has("content-encoding") && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "");
