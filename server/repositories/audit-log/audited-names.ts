import { eq, inArray } from "drizzle-orm";
import { AUDIT_REFERENCES, type ReferencedTable } from "#domain/audit-log/audit-internal-fields.ts";
import { unitName } from "#domain/calendar-feeds/calendar-feed.ts";
import type { Queryable } from "#server/db/client.ts";
import { bookings, customers, enquiries, units, user, vehicles } from "#server/db/schema.ts";

interface AuditedRow {
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
}

/** Adds to each entry the current names of the rows whose ids it contains, including the changed row itself. The names are keyed by id. */
export async function withReferenceNames<Entry extends AuditedRow>(
  db: Queryable,
  entries: readonly Entry[],
): Promise<(Entry & { names: Record<string, string> })[]> {
  const entriesWithIds = entries.map((entry) => ({ entry, ids: collectReferencedIds(entry) }));
  const idsByTable = Map.groupBy(
    entriesWithIds.flatMap(({ ids }) => ids),
    ({ table }) => table,
  );
  const names = new Map<string, string>();
  for (const [table, references] of idsByTable) {
    for (const { id, name } of await NAME_QUERIES[table](db, [...new Set(references.map((one) => one.id))]))
      names.set(id, name);
  }
  return entriesWithIds.map(({ entry, ids }) => {
    const knownNames = ids.flatMap(({ id }) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name] as const];
    });
    return { ...entry, names: Object.fromEntries(knownNames) };
  });
}

function collectReferencedIds({
  entity,
  entityId,
  before,
  after,
}: AuditedRow): { table: ReferencedTable; id: string }[] {
  const references = Object.entries(AUDIT_REFERENCES[entity] ?? {}).flatMap(([field, table]) =>
    [before, after].map((row) => ({ table, id: (row as Record<string, unknown> | null)?.[field] })),
  );
  const ownId = isNamedTable(entity) ? [{ table: entity, id: entityId }] : [];
  return [...ownId, ...references].flatMap(({ table, id }) =>
    typeof id === "string" && (table === "users" || UUID_PATTERN.test(id)) ? [{ table, id }] : [],
  );
}

/** The log stores ids as text, and not every id is a UUID. */
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isNamedTable = (entity: string): entity is ReferencedTable => Object.hasOwn(NAME_QUERIES, entity);

type NamedRow = { id: string; name: string }[];

const NAME_QUERIES: Readonly<Record<ReferencedTable, (db: Queryable, ids: string[]) => Promise<NamedRow>>> = {
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
