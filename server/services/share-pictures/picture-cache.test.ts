import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PictureCache } from "./picture-cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "velluto-shelf-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("finds a cached picture, also after a restart", async () => {
  await new PictureCache(join(folder, "made"), 10).put("a", Buffer.from("png"));
  const later = new PictureCache(join(folder, "made"), 10);
  expect(await later.find("a")).toEqual(Buffer.from("png"));
  expect(await later.find("b")).toBeNull();
});

test("limits the number of files on disk", async () => {
  const pictureCache = new PictureCache(folder, 3);
  for (const key of ["a", "b", "c", "d", "e"]) await pictureCache.put(key, Buffer.from(key));
  expect(await readdir(folder)).toHaveLength(3);
});

test("works without a writable disk", async () => {
  await writeFile(join(folder, "taken"), "");
  const pictureCache = new PictureCache(join(folder, "taken"), 3);
  await pictureCache.put("a", Buffer.from("png"));
  expect(await pictureCache.find("a")).toEqual(Buffer.from("png"));
});
