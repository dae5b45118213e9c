// Rule: product.md#page-cache
import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { compressResponses } from "#server/http/compress-responses.ts";
import { createPageResponse } from "#server/http/pages/page-content.ts";

const LONG = "Il modello che scegli è quello che ricevi. ".repeat(100);

function open() {
  const app = new Hono();
  app.use(compressResponses());
  app.get("/page", (c) => {
    c.header("x-mine", "yes");
    c.header("set-cookie", "a=1", { append: true });
    c.header("set-cookie", "b=2", { append: true });
    return createPageResponse(LONG, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } });
  });
  app.get("/json", (c) => c.json({ text: LONG }, 409, { "content-length": String(LONG.length + 11), etag: '"tag"' }));
  app.get("/small", (c) => c.json({ text: "Caffè" }));
  app.get("/picture", (c) => c.body(LONG, 200, { "content-type": "image/avif" }));
  app.get("/kept", (c) => c.body(LONG, 200, { "content-type": "text/html", "content-encoding": "br" }));
  return (path: string, codings?: string, headers: Record<string, string> = {}) =>
    app.request(path, codings ? { headers: { "accept-encoding": codings, ...headers } } : {});
}

describe("a response that is not cached", () => {
  test.each([
    ["/page", 404],
    ["/json", 409],
  ])("is compressed if the client accepts it, and otherwise unchanged: %s", async (path, status) => {
    const ask = open();
    const plain = await ask(path);
    const answer = await ask(path, "gzip, deflate");
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([status, "gzip"]);
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(await plain.text());
    expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([null, "accept-encoding"]);
    for (const name of ["content-type", "x-mine", "set-cookie", "vary"])
      expect([name, answer.headers.get(name)]).toEqual([name, plain.headers.get(name)]);
    expect(answer.headers.get("content-length")).toBeNull();
  });

  test("decompresses to the original body", async () => {
    expect((await open()("/json", "br")).headers.get("etag")).toBe('W/"tag"');
  });

  test.each([
    ["a page of ours", { cookie: "session=1", "sec-fetch-site": "same-origin" }, "br"],
    ["the address line", { cookie: "session=1", "sec-fetch-site": "none" }, "br"],
    ["another site, for nobody in particular", { "sec-fetch-site": "cross-site" }, "br"],
    ["another site, for whom a cookie names", { cookie: "session=1", "sec-fetch-site": "cross-site" }, null],
    ["another host of the domain", { cookie: "session=1", "sec-fetch-site": "same-site" }, null],
    ["a browser that does not say who", { cookie: "session=1" }, null],
  ] as [string, Record<string, string>, string | null][])(
    "stays uncompressed if another site may have caused the request: by %s",
    async (_by, headers, coding) => {
      const answer = await open()("/json", "br", headers);
      expect([answer.status, answer.headers.get("content-encoding")]).toEqual([409, coding]);
    },
  );

  test("stays uncompressed where that would save nothing", async () => {
    const ask = open();
    const small = await ask("/small", "br");
    expect([small.headers.get("content-encoding"), await small.json()]).toEqual([null, { text: "Caffè" }]);
    const picture = await ask("/picture", "br");
    expect([picture.headers.get("content-encoding"), picture.headers.get("vary")]).toEqual([null, null]);
    const kept = await ask("/kept", "br");
    expect([kept.headers.get("content-encoding"), await kept.text()]).toEqual(["br", LONG]);
  });
});
