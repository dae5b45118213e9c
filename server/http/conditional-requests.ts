import type { MiddlewareHandler } from "hono";

/** What a request says of the version it has already. */
interface RequestValidators {
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

/** What an answer says of the version it is. */
interface ResponseValidators {
  etag: string | null | undefined;
  lastModified: string | null | undefined;
}

/** Whether a reader has this version already (RFC 9110, 13.2.2): If-None-Match decides alone where it is sent. */
export function isNotModified(
  { ifNoneMatch, ifModifiedSince }: RequestValidators,
  { etag, lastModified }: ResponseValidators,
): boolean {
  if (ifNoneMatch !== undefined) return ifNoneMatch.trim() === "*" || includesEtag(ifNoneMatch, etag);
  if (ifModifiedSince === undefined || !lastModified) return false;
  // A date that isn't one is NaN, which is never the later.
  return Date.parse(lastModified) <= Date.parse(ifModifiedSince);
}

/** By the weak comparison, as If-None-Match is read: with or without W/. */
function includesEtag(list: string, etag: string | null | undefined): boolean {
  const opaque = etag?.replace(/^W\//, "");
  return opaque !== undefined && (list.match(/"[^"]*"/g)?.includes(opaque) ?? false);
}

/** What describes the bytes that a 304 doesn't have. */
const BODY_HEADERS = ["content-type", "content-length", "content-encoding", "content-disposition"];

/** Answers 304 instead of 200 to whoever has this version already, for every answer that has an ETag or a Last-Modified. */
export function handleConditionalRequests(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.method !== "GET" || c.res.status !== 200) return;
    const { res } = c;
    const requestValidators = {
      ifNoneMatch: c.req.header("if-none-match"),
      ifModifiedSince: c.req.header("if-modified-since"),
    };
    const responseValidators = { etag: res.headers.get("etag"), lastModified: res.headers.get("last-modified") };
    if (
      (!responseValidators.etag && !responseValidators.lastModified) ||
      !isNotModified(requestValidators, responseValidators)
    )
      return;
    // A file's stream stays open until somebody reads or cancels it.
    await res.body?.cancel();
    const headers = new Headers(res.headers);
    for (const name of BODY_HEADERS) headers.delete(name);
    // Hono would lay the headers of the first answer over these.
    c.res = undefined;
    c.res = new Response(null, { status: 304, headers });
  };
}

/** Answers HEAD as GET with the length of what it leaves out. Everything behind it sees a GET, so that limits, rights and codings are the same. */
export function handleHeadRequests(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== "HEAD") return next();
    c.req.raw = new Request(c.req.raw, { method: "GET" });
    await next();
    // Hono leaves the body out by itself.
    if (!c.res.body) return;
    if (c.res.headers.has("content-length")) await c.res.body.cancel();
    else c.res.headers.set("content-length", String((await c.res.arrayBuffer()).byteLength));
  };
}
