import { experiences, jetRoutes, jets, searchKeyOf } from "#server/db/schema.ts";
import type { ReadableColumns } from "#server/http/api/table-reading.ts";

const moments = (table: typeof jets | typeof jetRoutes | typeof experiences): ReadableColumns => ({
  created_at: { column: table.createdAt, kind: "order-only" },
  updated_at: { column: table.updatedAt, kind: "order-only", days: "updated" },
});

export const JET_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(jets)] },
  id: { column: jets.id, kind: "uuid" },
  brand: { column: jets.brand, kind: "text" },
  model: { column: jets.model, kind: "text" },
  slug: { column: jets.slug, kind: "text" },
  type: { column: jets.type, kind: "text" },
  passengers: { column: jets.passengers, kind: "order-only" },
  price: { column: jets.priceCents, kind: "order-only" },
  available: { column: jets.available, kind: "boolean" },
  active: { column: jets.active, kind: "boolean" },
  ...moments(jets),
};

export const JET_ROUTE_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(jetRoutes)] },
  id: { column: jetRoutes.id, kind: "uuid" },
  origin: { column: jetRoutes.origin, kind: "text" },
  destination: { column: jetRoutes.destination, kind: "text" },
  position: { column: jetRoutes.position, kind: "order-only" },
  price: { column: jetRoutes.priceCents, kind: "order-only" },
  minutes: { column: jetRoutes.durationMinutes, kind: "order-only" },
  active: { column: jetRoutes.active, kind: "boolean" },
  ...moments(jetRoutes),
};

export const EXPERIENCE_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(experiences)] },
  id: { column: experiences.id, kind: "uuid" },
  name: { column: experiences.name, kind: "text" },
  slug: { column: experiences.slug, kind: "text" },
  location: { column: experiences.location, kind: "text" },
  price: { column: experiences.priceCents, kind: "order-only" },
  available: { column: experiences.available, kind: "boolean" },
  active: { column: experiences.active, kind: "boolean" },
  ...moments(experiences),
};
