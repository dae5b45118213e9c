import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/client.ts";
import { fillSnapshot, SNAPSHOTS } from "./database-snapshots.ts";

const extensions = { btree_gist, pg_trgm };

/** Creates each snapshot of the embedded database once per run; test files open copies (test/databases/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-embedded-"));
  const cluster = join(folder, "cluster");
  await createMinimalCluster(cluster);
  // Each contains everything of the one before it.
  for (const seed of SNAPSHOTS) {
    const database = await openDatabase({ folder: cluster });
    await fillSnapshot(database, seed);
    await database.close();
    await writeFile(join(folder, `${seed}.tar`), await contentsOf(cluster));
  }
  project.provide("embeddedContents", folder);
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Creates a cluster without template databases and with small WAL and memory settings: every test file copies all of it, which then takes half the
 * time.
 */
async function createMinimalCluster(folder: string): Promise<void> {
  const engine = await PGlite.create(folder, { extensions, initDbStartParams: ["--wal-segsize=1"] });
  for (const statement of [
    "alter system set shared_buffers = '16MB'",
    "alter system set min_wal_size = '2MB'",
    "alter system set wal_recycle = off",
    "update pg_database set datistemplate = false",
    "drop database template0",
    "drop database template1",
  ])
    await engine.exec(statement);
  await engine.close();
}

async function contentsOf(folder: string): Promise<Buffer> {
  const engine = await PGlite.create(folder, { extensions });
  await engine.exec("checkpoint");
  const contents = await engine.dumpDataDir("none");
  await engine.close();
  return Buffer.from(await contents.arrayBuffer());
}
