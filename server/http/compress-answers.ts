import type { HonoRequest, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { acceptedCoding, encode } from "#server/http/page-cache/codings.ts";
import { contentOf } from "#server/http/pages/page-content.ts";

/** What is shorter, in characters or bytes, fits into one packet either way. */
const LEAST_LENGTH = 1024;

/**
 * Compresses what the page cache does not hold: a visitor's own pages, those that are not found, and the answers of the API. It is made for one person and once,
 * so at the fast level. What somebody is known by a cookie for, and another site's page may have had their browser ask, is sent as it is: whoever chooses what is
 * asked, again and again, and sees how long the answers are, would learn what else stands in them (BREACH).
 */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.body || !isText(c.res.headers)) return;
    const coding = acceptedCoding(c.req.header("accept-encoding"));
    c.res.headers.set("vary", "accept-encoding");
    if (coding === "identity" || mayBeChosenByOthers(c.req)) return;
    const { res } = c;
    const content = await contentOf(res);
    const isSmall = content.length < LEAST_LENGTH;
    const sent = await encode(content, isSmall ? "identity" : coding, "fast");
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

/** What a browser says of who asks: a page of ours, or the person by the address line. One that does not say may ask for anybody. */
const ASKED_BY_ONESELF: ReadonlySet<string | undefined> = new Set(["same-origin", "none"]);

const mayBeChosenByOthers = (request: HonoRequest): boolean =>
  request.header("cookie") !== undefined && !ASKED_BY_ONESELF.has(request.header("sec-fetch-site"));

const isText = (headers: Headers): boolean =>
  !headers.has("content-encoding") && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "");
