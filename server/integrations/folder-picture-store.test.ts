import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FolderPictureStore } from "#server/integrations/folder-picture-store.ts";

vi.mock("node:fs/promises", { spy: true });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "velluto-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("returns the last file stored under a key, and leaves no temporary file", async () => {
  const store = new FolderPictureStore(join(folder, "uploads"));
  await store.put("id/480.webp", new Uint8Array([1]));
  await store.put("id/480.webp", new Uint8Array([2, 3]));
  expect([...((await store.get("id/480.webp")) ?? [])]).toEqual([2, 3]);
  expect(await readdir(join(folder, "uploads", "id"))).toEqual(["480.webp"]);
});

test("returns null for a missing file", async () => {
  expect(await new FolderPictureStore(folder).get("id/480.webp")).toBeNull();
});

test.each(["ENOSPC", "EDQUOT", "EROFS"])(
  "a disk error %s makes the store unavailable, and leaves no file behind",
  async (code) => {
    vi.mocked(writeFile).mockRejectedValueOnce(Object.assign(new Error("no room"), { code }));
    await expect(new FolderPictureStore(folder).put("id/480.webp", new Uint8Array([1]))).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(await readdir(folder)).toEqual([]);
  },
);
