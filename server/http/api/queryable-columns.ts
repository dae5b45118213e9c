import {
  answerTemplates,
  articles,
  auditLog,
  bookings,
  brands,
  buildSearchKey,
  cities,
  clubEvents,
  customers,
  enquiries,
  orders,
  quotes,
  searchKeyColumn,
  seoOverrides,
  units,
  vehicles,
} from "#server/db/schema.ts";
import type { QueryableColumns } from "#server/http/api/parse-list-query.ts";

type TimestampedTable =
  | typeof answerTemplates
  | typeof articles
  | typeof clubEvents
  | typeof brands
  | typeof cities
  | typeof vehicles
  | typeof seoOverrides
  | typeof enquiries
  | typeof customers
  | typeof quotes
  | typeof orders
  | typeof units;

const timestampColumns = (table: TimestampedTable): QueryableColumns => ({
  created_at: { column: table.createdAt, kind: "order-only" },
  updated_at: { column: table.updatedAt, kind: "order-only" },
});

export const ANSWER_TEMPLATE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(answerTemplates)] },
  id: { column: answerTemplates.id, kind: "uuid" },
  title: { column: answerTemplates.title, kind: "order-only" },
  language: { column: answerTemplates.language, kind: "text" },
  body: { column: answerTemplates.body, kind: "order-only" },
  ...timestampColumns(answerTemplates),
  updated_at: { column: answerTemplates.updatedAt, kind: "order-only", dayRangePrefix: "updated" },
};

export const CLUB_EVENT_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(clubEvents)] },
  id: { column: clubEvents.id, kind: "uuid" },
  slug: { column: clubEvents.slug, kind: "text" },
  status: { column: clubEvents.status, kind: "text" },
  title: { column: clubEvents.title, kind: "order-only" },
  place: { column: clubEvents.place, kind: "order-only" },
  held_on: { column: clubEvents.heldOn, kind: "order-only", dayRangePrefix: "held" },
  places_given: { column: clubEvents.placesGiven, kind: "order-only" },
  ...timestampColumns(clubEvents),
};

export const ARTICLE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(articles)] },
  id: { column: articles.id, kind: "uuid" },
  title: { column: articles.title, kind: "text" },
  slug: { column: articles.slug, kind: "text" },
  category: { column: articles.category, kind: "text" },
  status: { column: articles.status, kind: "text" },
  published_on: { column: articles.publishedOn, kind: "order-only", dayRangePrefix: "published" },
  ...timestampColumns(articles),
};

export const BRAND_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(brands)] },
  id: { column: brands.id, kind: "uuid" },
  name: { column: brands.name, kind: "text" },
  slug: { column: brands.slug, kind: "text" },
  active: { column: brands.active, kind: "boolean" },
  ...timestampColumns(brands),
  created_at: { column: brands.createdAt, kind: "order-only", dayRangePrefix: "created" },
};

export const CITY_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(cities)] },
  id: { column: cities.id, kind: "uuid" },
  name: { column: cities.name, kind: "text" },
  slug: { column: cities.slug, kind: "text" },
  country: { column: cities.country, kind: "text" },
  active: { column: cities.active, kind: "boolean" },
  has_page: { column: cities.hasPage, kind: "boolean" },
  ...timestampColumns(cities),
  created_at: { column: cities.createdAt, kind: "order-only", dayRangePrefix: "created" },
};

export const VEHICLE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(vehicles)] },
  id: { column: vehicles.id, kind: "uuid" },
  name: { column: vehicles.name, kind: "text" },
  slug: { column: vehicles.slug, kind: "text" },
  brand: { column: vehicles.brand, kind: "text" },
  type: { column: vehicles.type, kind: "text" },
  category: { column: vehicles.category, kind: "text" },
  location: { column: vehicles.location, kind: "text" },
  available: { column: vehicles.available, kind: "boolean" },
  price: { column: vehicles.priceCents, kind: "euros" },
  rating: { column: vehicles.rating, kind: "number" },
  reviews: { column: vehicles.reviews, kind: "number" },
  total_units: { column: vehicles.totalUnits, kind: "number" },
  ...timestampColumns(vehicles),
};

export const SEO_OVERRIDE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(seoOverrides)] },
  id: { column: seoOverrides.id, kind: "uuid" },
  page_type: { column: seoOverrides.pageType, kind: "text" },
  slug: { column: seoOverrides.slug, kind: "text" },
  language: { column: seoOverrides.language, kind: "text" },
  indexable: { column: seoOverrides.indexable, kind: "boolean" },
  custom_title: { column: seoOverrides.customTitle, kind: "text" },
  ...timestampColumns(seoOverrides),
  updated_at: { column: seoOverrides.updatedAt, kind: "order-only", dayRangePrefix: "updated" },
};

export const ENQUIRY_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(enquiries)], phones: [enquiries.phoneDigits] },
  id: { column: enquiries.id, kind: "uuid" },
  reference: { column: enquiries.reference, kind: "text" },
  kind: { column: enquiries.kind, kind: "text" },
  status: { column: enquiries.status, kind: "text" },
  name: { column: enquiries.name, kind: "text" },
  email: { column: enquiries.email, kind: "text" },
  phone: { column: enquiries.phone, kind: "text" },
  message: { column: enquiries.message, kind: "text" },
  language: { column: enquiries.language, kind: "text" },
  first_answered_at: { column: enquiries.firstAnsweredAt, kind: "order-only" },
  ...timestampColumns(enquiries),
  created_at: { column: enquiries.createdAt, kind: "order-only", dayRangePrefix: "created" },
};

export const QUOTE_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(quotes)] },
  id: { column: quotes.id, kind: "uuid" },
  reference: { column: quotes.reference, kind: "text" },
  kind: { column: quotes.kind, kind: "text" },
  status: { column: quotes.status, kind: "text" },
  name: { column: quotes.name, kind: "text" },
  email: { column: quotes.email, kind: "text" },
  title: { column: quotes.title, kind: "text" },
  customer_id: { column: quotes.customerId, kind: "uuid" },
  enquiry_id: { column: quotes.enquiryId, kind: "uuid" },
  language: { column: quotes.language, kind: "text" },
  ...timestampColumns(quotes),
  created_at: { column: quotes.createdAt, kind: "order-only", dayRangePrefix: "created" },
};

export const ORDER_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(orders), searchKeyColumn(quotes)] },
  id: { column: orders.id, kind: "uuid" },
  reference: { column: orders.reference, kind: "text" },
  kind: { column: orders.kind, kind: "text" },
  status: { column: orders.status, kind: "text" },
  quote_id: { column: orders.quoteId, kind: "uuid" },
  quote_reference: { column: quotes.reference, kind: "text" },
  name: { column: quotes.name, kind: "text" },
  email: { column: quotes.email, kind: "text" },
  title: { column: quotes.title, kind: "text" },
  customer_id: { column: quotes.customerId, kind: "uuid" },
  enquiry_id: { column: quotes.enquiryId, kind: "uuid" },
  language: { column: orders.language, kind: "text" },
  service_on: { column: orders.serviceOn, kind: "order-only" },
  ...timestampColumns(orders),
  created_at: { column: orders.createdAt, kind: "order-only", dayRangePrefix: "created" },
};

/**
 * Columns of customers. `q` also searches records that were merged into another one. The last pickup is no column of the table: `listCustomers`
 * computes it from the customer's bookings.
 */
export const CUSTOMER_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(customers)], phones: [customers.phoneKey] },
  id: { column: customers.id, kind: "uuid" },
  kind: { column: customers.kind, kind: "text" },
  name: { column: customers.name, kind: "text" },
  email: { column: customers.email, kind: "text" },
  last_pickup_at: { column: bookings.pickupAt, kind: "days-only", dayRangePrefix: "last_pickup" },
  ...timestampColumns(customers),
};

export const UNIT_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(units), buildSearchKey(vehicles.brand, vehicles.name)] },
  id: { column: units.id, kind: "uuid" },
  vehicle_id: { column: units.vehicleId, kind: "uuid" },
  number: { column: units.number, kind: "number" },
  plate: { column: units.plate, kind: "text" },
  vin: { column: units.vin, kind: "text" },
  kilometres: { column: units.kilometres, kind: "number" },
  vehicle_name: { column: vehicles.name, kind: "text" },
  brand: { column: vehicles.brand, kind: "text" },
  in_fleet_from: { column: units.inFleetFrom, kind: "order-only", dayRangePrefix: "entered" },
  ...timestampColumns(units),
};

export const AUDIT_COLUMNS: QueryableColumns = {
  q: { kind: "searched", keys: [searchKeyColumn(auditLog)] },
  actor: { column: auditLog.actor, kind: "text" },
  action: { column: auditLog.action, kind: "text" },
  entity: { column: auditLog.entity, kind: "text" },
  entity_id: { column: auditLog.entityId, kind: "text" },
  created_at: { column: auditLog.createdAt, kind: "order-only", dayRangePrefix: "created" },
};
