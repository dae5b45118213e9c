import type { MiddlewareHandler } from "hono";

/** The validators that a request sends for its cached version. */
interface RequestValidators {
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

/** The validators of a response. */
interface ResponseValidators {
  etag: string | null | undefined;
  lastModified: string | null | undefined;
}

/** Whether the client's cached version is current (RFC 9110, 13.2.2). If-None-Match, when present, decides alone. */
export function isNotModified(
  { ifNoneMatch, ifModifiedSince }: RequestValidators,
  { etag, lastModified }: ResponseValidators,
): boolean {
  if (ifNoneMatch !== undefined) return ifNoneMatch.trim() === "*" || includesEtag(ifNoneMatch, etag);
  if (ifModifiedSince === undefined || !lastModified) return false;
  // An invalid date is NaN, so the comparison is false.
  return Date.parse(lastModified) <= Date.parse(ifModifiedSince);
}

/** Whether an If-None-Match list contains the ETag. Uses the weak comparison, which ignores the prefix W/. */
function includesEtag(list: string, etag: string | null | undefined): boolean {
  const opaque = etag?.replace(/^W\//, "");
  return opaque !== undefined && (list.match(/"[^"]*"/g)?.includes(opaque) ?? false);
}

/** Headers that describe the body, which a 304 does not have. */
const BODY_HEADERS = ["content-type", "content-length", "content-encoding", "content-disposition"];

/** Replaces a 200 response by 304 if the client's version is current. Applies to every response with an ETag or a Last-Modified header. */
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
    // Cancel the body: the stream of a file stays open until somebody reads or cancels it.
    await res.body?.cancel();
    const headers = new Headers(res.headers);
    for (const name of BODY_HEADERS) headers.delete(name);
    // Reset the response first: otherwise Hono would copy the headers of the old response into the new one.
    c.res = undefined;
    c.res = new Response(null, { status: 304, headers });
  };
}

/**
 * Responds to HEAD with the headers that GET would get, including the Content-Length of the omitted body. Later handlers see a GET, so limits, access
 * and encodings are the same for both.
 */
export function handleHeadRequests(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== "HEAD") return next();
    c.req.raw = new Request(c.req.raw, { method: "GET" });
    await next();
    // Hono omits the body itself.
    if (!c.res.body) return;
    if (c.res.headers.has("content-length")) await c.res.body.cancel();
    else c.res.headers.set("content-length", String((await c.res.arrayBuffer()).byteLength));
  };
}
