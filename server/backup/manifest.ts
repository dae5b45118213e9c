import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

/** The manifest of a backup. It names the database engine and has the checksum of every file. */
const manifestSchema = z.object({
  format: z.literal(1),
  engine: z.enum(["postgres", "embedded"]),
  madeAt: z.string(),
  /** SHA-256 of each file, by path. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST_FILE = "manifest.json";

/** Thrown when the program cannot make or restore a backup. The message is for the operator. */
export class BackupError extends Error {}

/** Writes the manifest of a backup folder, with the hash of every file in the folder, and returns the manifest. */
export async function writeManifest(folder: string, info: Pick<Manifest, "engine" | "madeAt">): Promise<Manifest> {
  const manifest: Manifest = { format: 1, ...info, files: await hashFiles(folder) };
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Verifies a backup and returns its manifest. Throws BackupError if the folder has no manifest, or if a file is missing or changed; the message names
 * the first such file.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => null);
  const parsed = manifestSchema.safeParse(text === null ? null : JSON.parse(text));
  if (!parsed.success)
    throw new BackupError(`${folder} is no backup of ours: ${MANIFEST_FILE} is missing or of another kind.`);
  const actualHashes = await hashFiles(folder);
  for (const [path, hash] of Object.entries(parsed.data.files))
    if (actualHashes[path] !== hash)
      throw new BackupError(`${join(folder, path)} is missing or not as it was written.`);
  return parsed.data;
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== MANIFEST_FILE)
    .sort();
  const hashes: Record<string, string> = {};
  for (const path of paths) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, path)), hash);
    hashes[path] = hash.digest("hex");
  }
  return hashes;
}
