import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PageCache } from "#server/http/page-cache.ts";

const HTML = Buffer.from(`<!doctype html>${"<p>Ferrari</p>".repeat(200)}`);

function ask(cache: PageCache, url: string, headers: Record<string, string> = {}, method = "GET") {
  let answered: { status: number; headers: Record<string, string>; body: Buffer | undefined } | null = null;
  let head: { status: number; headers: Record<string, string> } = { status: 0, headers: {} };
  const response = {
    writeHead(status: number, given: Record<string, string>) {
      head = { status, headers: given };
      return this;
    },
    end(body?: Buffer) {
      answered = { ...head, body };
    },
  };
  const served = cache.serve(
    { method, url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return {
    served,
    answered: answered as { status: number; headers: Record<string, string>; body: Buffer | undefined } | null,
  };
}

test("a kept page is answered from memory, compressed as the visitor can read it", async () => {
  const cache = new PageCache();
  await cache.keep("/explore", HTML, { "content-security-policy": "x" }, cache.generation);
  const { answered } = ask(cache, "/explore", { "accept-encoding": "gzip" });
  expect(answered?.headers).toMatchObject({ "content-encoding": "gzip", "content-security-policy": "x" });
  expect(gunzipSync(answered?.body ?? Buffer.alloc(0))).toEqual(HTML);
});

test("a visitor who has the page already is told so in a few bytes", async () => {
  const cache = new PageCache();
  await cache.keep("/", HTML, {}, cache.generation);
  const etag = ask(cache, "/").answered?.headers.etag ?? "";
  const { answered } = ask(cache, "/", { "if-none-match": etag });
  expect(answered).toMatchObject({ status: 304, body: undefined });
});

test("after a write nothing of before is served, not even a render that was under way", async () => {
  const cache = new PageCache();
  const before = cache.generation;
  await cache.keep("/", HTML, {}, before);
  cache.clear();
  expect(ask(cache, "/").served).toBe(false);
  await cache.keep("/", HTML, {}, before);
  expect(ask(cache, "/").served).toBe(false);
});

test("signed-in staff and writes never get a kept page", async () => {
  const cache = new PageCache();
  await cache.keep("/", HTML, {}, cache.generation);
  expect(ask(cache, "/", { cookie: "better-auth.session_token=abc" }).served).toBe(false);
  expect(ask(cache, "/", {}, "POST").served).toBe(false);
});

test("what says that it is nobody else's is not kept, whoever asks for that", async () => {
  const cache = new PageCache();
  for (const said of ["no-store", "private, max-age=60", "public, No-Store"]) {
    await cache.keep("/", HTML, { "cache-control": said }, cache.generation);
    expect(ask(cache, "/").served).toBe(false);
  }
});
