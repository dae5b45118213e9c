import { eq, inArray } from "drizzle-orm";
import { type NamedTable, REFERENCES } from "#domain/access/audit-bookkeeping.ts";
import { unitName } from "#domain/day-sheet/calendar-feed.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, customers, enquiries, units, user, vehicles } from "#server/db/schema.ts";

interface Logged {
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
}

/** Entries of the log with what is called today what they know by its id alone, and their own rows, by id. */
export async function withNames<Entry extends Logged>(
  db: Queryable,
  entries: readonly Entry[],
): Promise<(Entry & { names: Record<string, string> })[]> {
  const named = entries.map((entry) => ({ entry, ids: idsIn(entry) }));
  const wanted = Map.groupBy(
    named.flatMap(({ ids }) => ids),
    ({ table }) => table,
  );
  const names = new Map<string, string>();
  for (const [table, of] of wanted) {
    for (const { id, name } of await NAMES[table](db, [...new Set(of.map((one) => one.id))])) names.set(id, name);
  }
  return named.map(({ entry, ids }) => {
    const known = ids.flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name] as const];
    });
    return { ...entry, names: Object.fromEntries(known) };
  });
}

function idsIn({ entity, entityId, before, after }: Logged): { table: NamedTable; id: string }[] {
  const references = Object.entries(REFERENCES[entity] ?? {}).flatMap(([field, table]) =>
    [before, after].map((row) => ({ table, id: (row as Record<string, unknown> | null)?.[field] })),
  );
  const own = isNamed(entity) ? [{ table: entity, id: entityId }] : [];
  return [...own, ...references].flatMap(({ table, id }) =>
    typeof id === "string" && (table === "users" || UUID.test(id)) ? [{ table, id }] : [],
  );
}

/** What the log says is text, whatever the column that it came from takes. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isNamed = (entity: string): entity is NamedTable => Object.hasOwn(NAMES, entity);

type Named = { id: string; name: string }[];

const NAMES: Readonly<Record<NamedTable, (db: Queryable, ids: string[]) => Promise<Named>>> = {
  bookings: (db, ids) =>
    db.select({ id: bookings.id, name: bookings.reference }).from(bookings).where(inArray(bookings.id, ids)),
  customers: (db, ids) =>
    db.select({ id: customers.id, name: customers.name }).from(customers).where(inArray(customers.id, ids)),
  enquiries: (db, ids) =>
    db.select({ id: enquiries.id, name: enquiries.reference }).from(enquiries).where(inArray(enquiries.id, ids)),
  units: async (db, ids) => {
    const rows = await db
      .select({
        id: units.id,
        brand: vehicles.brand,
        name: vehicles.name,
        number: units.number,
        plate: units.plate,
      })
      .from(units)
      .innerJoin(vehicles, eq(vehicles.id, units.vehicleId))
      .where(inArray(units.id, ids));
    return rows.map(({ id, brand, name, ...unit }) => ({
      id,
      name: unitName({ vehicle: `${brand} ${name}`, ...unit }),
    }));
  },
  users: async (db, ids) => {
    const rows = await db
      .select({ id: user.id, name: user.name, email: user.email })
      .from(user)
      .where(inArray(user.id, ids));
    return rows.map(({ id, name, email }) => ({ id, name: name || email }));
  },
  vehicles: async (db, ids) => {
    const rows = await db
      .select({ id: vehicles.id, brand: vehicles.brand, name: vehicles.name })
      .from(vehicles)
      .where(inArray(vehicles.id, ids));
    return rows.map(({ id, brand, name }) => ({ id, name: `${brand} ${name}` }));
  },
};
