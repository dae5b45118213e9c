import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FILE_CACHE_LIMITS } from "#server/http/file-cache.ts";
import { mountStaticFiles } from "#server/http/static-files.ts";

const BROWSER = "gzip, deflate, br, zstd";
const SCRIPT = "/assets/start-1.js";

let folder: string;
let app: Hono;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "velluto-files-"));
  mkdirSync(join(folder, "assets"));
  write(SCRIPT, "plain");
  write(`${SCRIPT}.br`, "brotli");
  write(`${SCRIPT}.gz`, "gzip");
  app = new Hono();
  mountStaticFiles(app, folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (address: string, text: string) => writeFileSync(join(folder, address), text);

async function ask(address: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await app.request(address, { method, headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

test("serves a file from memory as it was from the disk", async () => {
  const first = await ask(SCRIPT, { "accept-encoding": BROWSER });
  expect(first).toMatchObject({
    status: 200,
    text: "brotli",
    headers: {
      "content-encoding": "br",
      "content-length": "6",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    },
  });
  write(`${SCRIPT}.br`, "another build");
  expect(await ask(`${SCRIPT}?again`, { "accept-encoding": BROWSER })).toEqual(first);
});

// Rule: product.md#page-cache
test("serves each browser an encoding that it accepts, whoever asked before", async () => {
  for (const round of [1, 2])
    for (const [codings, text] of [
      [BROWSER, "brotli"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["br;q=0.1, gzip;q=1", "gzip"],
      ["gzip;q=0.5, br;q=0.9", "brotli"],
      ["*", "brotli"],
      ["identity", "plain"],
    ] as const)
      expect([round, codings, (await ask(SCRIPT, { "accept-encoding": codings })).text]).toEqual([
        round,
        codings,
        text,
      ]);
  expect((await ask(SCRIPT)).text).toBe("plain");
});

test("does not cache a partial response or a HEAD as the file", async () => {
  expect(await ask(SCRIPT, { range: "bytes=0-1" })).toMatchObject({ status: 206, text: "pl" });
  expect(await ask(SCRIPT, {}, "HEAD")).toMatchObject({ status: 200, text: "", headers: { "content-length": "5" } });
  expect(await ask(SCRIPT)).toMatchObject({ status: 200, text: "plain" });
  expect(await ask(SCRIPT, { range: "bytes=1-2" })).toMatchObject({ status: 206, text: "la" });
  expect(await ask(SCRIPT, {}, "HEAD")).toMatchObject({ status: 200, text: "" });
});

test("serves a file that was missing once it exists", async () => {
  expect((await ask("/assets/late.js")).status).toBe(404);
  write("/assets/late.js", "late");
  expect(await ask("/assets/late.js")).toMatchObject({ status: 200, text: "late" });
});

test("reads a file that is too large for the cache each time", async () => {
  const long = "a".repeat(FILE_CACHE_LIMITS.maxFileBytes + 1);
  write(SCRIPT, long);
  expect((await ask(SCRIPT)).text).toBe(long);
  write(SCRIPT, "short");
  expect((await ask(SCRIPT)).text).toBe("short");
});
