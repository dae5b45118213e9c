import {
  answerTemplates,
  articles,
  auditLog,
  bookings,
  brands,
  cities,
  clubEvents,
  customers,
  enquiries,
  orders,
  quotes,
  searchKeyOf,
  searchKeyOfText,
  seoOverrides,
  units,
  vehicles,
} from "#server/db/schema.ts";
import type { ReadableColumns } from "#server/http/api/table-reading.ts";

type Dated =
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

const moments = (table: Dated): ReadableColumns => ({
  created_at: { column: table.createdAt, kind: "order-only" },
  updated_at: { column: table.updatedAt, kind: "order-only" },
});

export const ANSWER_TEMPLATE_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(answerTemplates)] },
  id: { column: answerTemplates.id, kind: "uuid" },
  title: { column: answerTemplates.title, kind: "order-only" },
  body: { column: answerTemplates.body, kind: "order-only" },
  ...moments(answerTemplates),
  updated_at: { column: answerTemplates.updatedAt, kind: "order-only", days: "updated" },
};

export const CLUB_EVENT_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(clubEvents)] },
  id: { column: clubEvents.id, kind: "uuid" },
  slug: { column: clubEvents.slug, kind: "text" },
  status: { column: clubEvents.status, kind: "text" },
  title: { column: clubEvents.title, kind: "order-only" },
  place: { column: clubEvents.place, kind: "order-only" },
  held_on: { column: clubEvents.heldOn, kind: "order-only", days: "held" },
  places_given: { column: clubEvents.placesGiven, kind: "order-only" },
  ...moments(clubEvents),
};

export const ARTICLE_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(articles)] },
  id: { column: articles.id, kind: "uuid" },
  title: { column: articles.title, kind: "text" },
  slug: { column: articles.slug, kind: "text" },
  category: { column: articles.category, kind: "text" },
  status: { column: articles.status, kind: "text" },
  published_on: { column: articles.publishedOn, kind: "order-only", days: "published" },
  ...moments(articles),
};

export const BRAND_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(brands)] },
  id: { column: brands.id, kind: "uuid" },
  name: { column: brands.name, kind: "text" },
  slug: { column: brands.slug, kind: "text" },
  active: { column: brands.active, kind: "boolean" },
  ...moments(brands),
  created_at: { column: brands.createdAt, kind: "order-only", days: "created" },
};

export const CITY_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(cities)] },
  id: { column: cities.id, kind: "uuid" },
  name: { column: cities.name, kind: "text" },
  slug: { column: cities.slug, kind: "text" },
  country: { column: cities.country, kind: "text" },
  active: { column: cities.active, kind: "boolean" },
  has_page: { column: cities.hasPage, kind: "boolean" },
  ...moments(cities),
  created_at: { column: cities.createdAt, kind: "order-only", days: "created" },
};

export const VEHICLE_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(vehicles)] },
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
  ...moments(vehicles),
};

export const SEO_OVERRIDE_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(seoOverrides)] },
  id: { column: seoOverrides.id, kind: "uuid" },
  page_type: { column: seoOverrides.pageType, kind: "text" },
  slug: { column: seoOverrides.slug, kind: "text" },
  indexable: { column: seoOverrides.indexable, kind: "boolean" },
  custom_title: { column: seoOverrides.customTitle, kind: "text" },
  ...moments(seoOverrides),
  updated_at: { column: seoOverrides.updatedAt, kind: "order-only", days: "updated" },
};

export const ENQUIRY_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(enquiries)], phones: [enquiries.phoneDigits] },
  id: { column: enquiries.id, kind: "uuid" },
  reference: { column: enquiries.reference, kind: "text" },
  kind: { column: enquiries.kind, kind: "text" },
  status: { column: enquiries.status, kind: "text" },
  name: { column: enquiries.name, kind: "text" },
  email: { column: enquiries.email, kind: "text" },
  phone: { column: enquiries.phone, kind: "text" },
  message: { column: enquiries.message, kind: "text" },
  first_answered_at: { column: enquiries.firstAnsweredAt, kind: "order-only" },
  ...moments(enquiries),
  created_at: { column: enquiries.createdAt, kind: "order-only", days: "created" },
};

export const QUOTE_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(quotes)] },
  id: { column: quotes.id, kind: "uuid" },
  reference: { column: quotes.reference, kind: "text" },
  kind: { column: quotes.kind, kind: "text" },
  status: { column: quotes.status, kind: "text" },
  name: { column: quotes.name, kind: "text" },
  email: { column: quotes.email, kind: "text" },
  title: { column: quotes.title, kind: "text" },
  customer_id: { column: quotes.customerId, kind: "uuid" },
  enquiry_id: { column: quotes.enquiryId, kind: "uuid" },
  ...moments(quotes),
  created_at: { column: quotes.createdAt, kind: "order-only", days: "created" },
};

export const ORDER_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(orders), searchKeyOf(quotes)] },
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
  service_on: { column: orders.serviceOn, kind: "order-only" },
  ...moments(orders),
  created_at: { column: orders.createdAt, kind: "order-only", days: "created" },
};

/** A text is looked for in joined records too, and the last pickup is one of several (`listCustomers`). */
export const CUSTOMER_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(customers)], phones: [customers.phoneKey] },
  id: { column: customers.id, kind: "uuid" },
  kind: { column: customers.kind, kind: "text" },
  name: { column: customers.name, kind: "text" },
  email: { column: customers.email, kind: "text" },
  last_pickup_at: { column: bookings.pickupAt, kind: "days-only", days: "last_pickup" },
  ...moments(customers),
};

export const UNIT_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(units), searchKeyOfText(vehicles.brand, vehicles.name)] },
  id: { column: units.id, kind: "uuid" },
  vehicle_id: { column: units.vehicleId, kind: "uuid" },
  number: { column: units.number, kind: "number" },
  plate: { column: units.plate, kind: "text" },
  vin: { column: units.vin, kind: "text" },
  kilometres: { column: units.kilometres, kind: "number" },
  vehicle_name: { column: vehicles.name, kind: "text" },
  brand: { column: vehicles.brand, kind: "text" },
  in_fleet_from: { column: units.inFleetFrom, kind: "order-only", days: "entered" },
  ...moments(units),
};

export const AUDIT_COLUMNS: ReadableColumns = {
  q: { kind: "searched", keys: [searchKeyOf(auditLog)] },
  actor: { column: auditLog.actor, kind: "text" },
  action: { column: auditLog.action, kind: "text" },
  entity: { column: auditLog.entity, kind: "text" },
  entity_id: { column: auditLog.entityId, kind: "text" },
  created_at: { column: auditLog.createdAt, kind: "order-only", days: "created" },
};
