import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/client.ts";
import { fillSnapshot, SNAPSHOTS, type Snapshot } from "./database-snapshots.ts";

/** Makes each snapshot of the embedded database once for all the test files of a run; a file opens a copy (test/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-embedded-"));
  for (const seed of SNAPSHOTS)
    await writeFile(join(folder, `${seed}.tar`), await contentsOf(seed, join(folder, seed)));
  project.provide("embeddedContents", folder);
  return () => rm(folder, { recursive: true, force: true });
}

async function contentsOf(seed: Snapshot, dataFolder: string): Promise<Buffer> {
  const database = await openDatabase({ folder: dataFolder });
  await fillSnapshot(database, seed);
  await database.close();
  const engine = await PGlite.create(dataFolder, { extensions: { btree_gist } });
  const contents = await engine.dumpDataDir("none");
  await engine.close();
  return Buffer.from(await contents.arrayBuffer());
}
