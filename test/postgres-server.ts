import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-cluster.ts";

/** One PostgreSQL server for all the test files of a run; each file makes a database of its own on it (test/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}
