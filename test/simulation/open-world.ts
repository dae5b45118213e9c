import { openDatabase } from "#server/db/client.ts";
import { fillSnapshot } from "#test/databases/database-snapshots.ts";
import { startPostgres } from "#test/databases/postgres-cluster.ts";
import { FaultyConnections } from "./faulty-connections.ts";
import { World } from "./world.ts";

/** Opens a world on a temporary PostgreSQL server, or on an embedded database in memory, where a season takes several times as long. */
export async function openWorld(engine: "postgres" | "embedded" = "postgres"): Promise<World> {
  const server = engine === "postgres" ? await startPostgres() : null;
  const database = await openDatabase(server ? { url: server.url, poolSize: 1 } : { folder: "memory://" });
  const close = async () => {
    await database.close();
    await server?.stop();
  };
  const faults = new FaultyConnections(database.pool);
  await fillSnapshot(database, "catalogue");
  return World.open({ ...database, close }, faults);
}
