import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));

/** One subject of each kind that is drawn within seconds; cabins and wheels are exposed for minutes. */
const SAMPLE = [
  "icons",
  "brands",
  "categories/suv",
  "cars/ferrari-296-gtb/night",
  "jets/cessna-citation-cj3-plus/cutout/day",
  "scenes/magazine/cars",
];

const changedPictures = async () => (await run("git", ["status", "--porcelain", "--", "public"], { cwd: root })).stdout;

test("drawing again writes the committed pictures, byte for byte", async () => {
  expect(await changedPictures(), "pictures that are not committed").toBe("");
  await run(process.execPath, ["art/make.ts", ...SAMPLE], { cwd: root });
  expect(await changedPictures()).toBe("");
});
