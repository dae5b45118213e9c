import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PictureShelf } from "#server/services/share-pictures/picture-shelf.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "velluto-shelf-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a picture is found again, also after a restart", async () => {
  await new PictureShelf(join(folder, "made"), 10).put("a", Buffer.from("png"));
  const later = new PictureShelf(join(folder, "made"), 10);
  expect(await later.find("a")).toEqual(Buffer.from("png"));
  expect(await later.find("b")).toBeNull();
});

test("no more than its share of the disk is taken", async () => {
  const shelf = new PictureShelf(folder, 3);
  for (const key of ["a", "b", "c", "d", "e"]) await shelf.put(key, Buffer.from(key));
  expect(await readdir(folder)).toHaveLength(3);
});

test("a disk that cannot be written to costs nothing but the disk", async () => {
  await writeFile(join(folder, "taken"), "");
  const shelf = new PictureShelf(join(folder, "taken"), 3);
  await shelf.put("a", Buffer.from("png"));
  expect(await shelf.find("a")).toEqual(Buffer.from("png"));
});
