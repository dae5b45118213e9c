import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

/** The manifest of a backup: its database engine, and the checksum of every file. */
const manifestSchema = z.object({
  format: z.literal(1),
  engine: z.enum(["postgres", "embedded"]),
  madeAt: z.string(),
  /** SHA-256 of each file, by path. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST_FILE = "manifest.json";

/** Thrown when a backup cannot be made or restored; the message is for the operator. */
export class BackupError extends Error {}

/** Writes the manifest of a folder, with the hash of every file in it. */
export async function writeManifest(folder: string, info: Pick<Manifest, "engine" | "madeAt">): Promise<Manifest> {
  const manifest: Manifest = { format: 1, ...info, files: await hashFiles(folder) };
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Verifies a backup and returns its manifest. Throws BackupError for a folder without a manifest and for the first file that is missing or changed. */
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
