import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import type { TestProject } from "vitest/node";

/** Makes an empty embedded database once for all the test files of a run: making one takes ten times as long as opening a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "velluto-embedded-"));
  const engine = await PGlite.create("memory://", { extensions: { btree_gist } });
  const contents = await engine.dumpDataDir("none");
  await engine.close();
  const file = join(folder, "contents.tar");
  await writeFile(file, Buffer.from(await contents.arrayBuffer()));
  project.provide("embeddedContents", file);
  return () => rm(folder, { recursive: true, force: true });
}
