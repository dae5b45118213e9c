import type { MiddlewareHandler } from "hono";

/** Answers HEAD as GET with the length of what it leaves out. Everything behind it sees a GET, so that limits, rights and codings are the same. */
export function answerHeads(): MiddlewareHandler {
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
