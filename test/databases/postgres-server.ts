import type { TestProject } from "vitest/node";
import { createTemplates } from "./database-snapshots.ts";
import { startPostgres } from "./postgres-cluster.ts";

/** Starts one PostgreSQL server for all test files of a run; each file copies a database from its templates (test/databases/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In a slow run, statistics would otherwise change plans, and with them the order of rows that no key distinguishes.
  const cluster = await startPostgres({ settings: { autovacuum: "off" } });
  await createTemplates(cluster.url);
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}
