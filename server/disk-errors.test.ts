// Rule: product.md#commands-and-environment
import { existsSync, mkdtempSync, readdirSync, statfsSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  isDiskFullError,
  isDiskNearlyFull,
  requireWritable,
  toDiskStartError,
  withDiskErrorMessages,
} from "#server/disk-errors.ts";
import { readEnvironment } from "#server/env.ts";
import { StartError } from "#server/errors.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "velluto-disk-"));
/** A device that can be opened for writing, but on which every write fails as on a full disk. */
const FULL_DEVICE = "/dev/full";

test.each([
  ["ENOSPC", "its disk is full"],
  ["EDQUOT", "its disk is full"],
  ["53100", "its disk is full"],
  ["EROFS", "its file system is read-only"],
  ["EACCES", "this account may not write there"],
  ["EPERM", "this account may not write there"],
])("%s is described as: %s", (code, words) => {
  const folder = newFolder();
  const fail = () => {
    throw Object.assign(new Error("x"), { code });
  };
  expect(() => withDiskErrorMessages("The outbox", folder, fail)).toThrow(
    new StartError(`The outbox ${folder} cannot be written: ${words}.`),
  );
});

test("leaves an error with another cause unchanged", () => {
  const fault = new Error("something else");
  expect(() =>
    withDiskErrorMessages("The outbox", newFolder(), () => {
      throw fault;
    }),
  ).toThrow(fault);
});

test("creates a writable folder and leaves nothing in it", () => {
  const folder = join(newFolder(), "deep", "outbox");
  requireWritable("The outbox", folder);
  expect(readdirSync(folder)).toEqual([]);
});

test("names a file that is in a folder's place, for the data folder too", () => {
  const file = join(newFolder(), "data");
  writeFileSync(file, "");
  const refused = (what: string) => `${what} ${file} cannot be written: a file is in its place.`;
  expect(() => requireWritable("The outbox", file)).toThrow(refused("The outbox"));
  expect(() => readEnvironment({ DATA_DIR: file })).toThrow(refused("The data folder"));
});

test.runIf(existsSync(FULL_DEVICE))("recognises a device that accepts no byte as full", () => {
  const folder = newFolder();
  symlinkSync(FULL_DEVICE, join(folder, `.probe-${process.pid}`));
  expect(() => requireWritable("The folder of uploaded pictures", folder)).toThrow(
    new StartError(`The folder of uploaded pictures ${folder} cannot be written: its disk is full.`),
  );
});

test("recognises the embedded database's errors, which have only a number", () => {
  const folder = newFolder();
  expect([51, 19, 69].map((errno) => isDiskFullError({ name: "ErrnoError", errno }))).toEqual([true, true, false]);
  expect(toDiskStartError("The database", folder, { name: "ErrnoError", errno: 51 })?.message).toBe(
    `The database ${folder} cannot be written: its disk is full.`,
  );
  const { bavail, bsize } = statfsSync(folder);
  expect(isDiskNearlyFull(folder)).toBe(bavail * bsize < 16 * 1024 * 1024);
});
