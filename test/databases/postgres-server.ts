import type { TestProject } from "vitest/node";
import { createTemplates } from "./database-snapshots.ts";
import { startPostgres } from "./postgres-cluster.ts";

/** One PostgreSQL server for all the test files of a run; each file copies a database of its own from its templates (test/databases/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  await createTemplates(cluster.url);
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}
