import { openDatabase } from "#server/db/client.ts";
import { fillSnapshot } from "#test/database-snapshots.ts";
import { FaultyConnections } from "./faulty-connections.ts";
import { World } from "./world.ts";

/** A world on an embedded database of its own, in memory. */
export async function openWorld(): Promise<World> {
  const database = await openDatabase({ folder: "memory://" });
  const faults = new FaultyConnections(database.pool);
  await fillSnapshot(database, "catalogue");
  return World.open(database, faults);
}
