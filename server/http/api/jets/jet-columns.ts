import { experiences, jetRoutes, jets, searchKeyColumn } from "#server/db/schema.ts";
import type { QueryableColumns } from "#server/http/api/parse-list-query.ts";

const buildTimestampColumns = (table: typeof jets | typeof jetRoutes | typeof experiences): QueryableColumns => ({
  created_at: { column: table.createdAt, kind: "order-only" },
  updated_at: { column: table.updatedAt, kind: "order-only", dayRangePrefix: "updated" },
});

export const JET_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(jets)] },
  id: { column: jets.id, kind: "uuid" },
  brand: { column: jets.brand, kind: "text" },
  model: { column: jets.model, kind: "text" },
  slug: { column: jets.slug, kind: "text" },
  type: { column: jets.type, kind: "text" },
  passengers: { column: jets.passengers, kind: "order-only" },
  price: { column: jets.priceCents, kind: "order-only" },
  available: { column: jets.available, kind: "boolean" },
  active: { column: jets.active, kind: "boolean" },
  ...buildTimestampColumns(jets),
};

export const JET_ROUTE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(jetRoutes)] },
  id: { column: jetRoutes.id, kind: "uuid" },
  origin: { column: jetRoutes.origin, kind: "text" },
  destination: { column: jetRoutes.destination, kind: "text" },
  position: { column: jetRoutes.position, kind: "order-only" },
  price: { column: jetRoutes.priceCents, kind: "order-only" },
  minutes: { column: jetRoutes.durationMinutes, kind: "order-only" },
  active: { column: jetRoutes.active, kind: "boolean" },
  ...buildTimestampColumns(jetRoutes),
};

export const EXPERIENCE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(experiences)] },
  id: { column: experiences.id, kind: "uuid" },
  name: { column: experiences.name, kind: "text" },
  slug: { column: experiences.slug, kind: "text" },
  location: { column: experiences.location, kind: "text" },
  price: { column: experiences.priceCents, kind: "order-only" },
  available: { column: experiences.available, kind: "boolean" },
  active: { column: experiences.active, kind: "boolean" },
  ...buildTimestampColumns(experiences),
};
