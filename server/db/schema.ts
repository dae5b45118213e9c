import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { RentalTerms, VehicleSpecs } from "#domain/catalogue/vehicle.ts";
import { user } from "#server/db/auth-schema.ts";

export * from "#server/db/auth-schema.ts";

/** A half-open range of instants, in PostgreSQL's text form `["from","to")`. */
const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => instant("created_at").notNull().defaultNow();
const updatedAt = () => instant("updated_at").notNull().defaultNow();
/** Counts the edits of a row, for optimistic locking (design 5). */
const version = () => integer("version").notNull().default(1);
const id = () => uuid("id").primaryKey().defaultRandom();
const metaFields = () => ({
  meta_title: text("meta_title"),
  meta_description: text("meta_description"),
  meta_keywords: text("meta_keywords"),
});

/** B 3.6. */
export const brands = pgTable("brands", {
  id: id(),
  name: text("name").notNull().unique(),
  slug: text("slug").notNull().unique(),
  description: text("description"),
  ...metaFields(),
  logo_url: text("logo_url"),
  active: boolean("active").notNull().default(true),
  created_at: createdAt(),
  updated_at: updatedAt(),
  version: version(),
});

/** B 3.7, with what availability and maps need (design 5). */
export const cities = pgTable("cities", {
  id: id(),
  name: text("name").notNull().unique(),
  slug: text("slug").notNull().unique(),
  country: text("country").notNull(),
  description: text("description"),
  /** The page's own text by language: it, en, fr, de, es (A 1). */
  descriptions: jsonb("descriptions").$type<Record<string, string>>().notNull().default({}),
  ...metaFields(),
  image_url: text("image_url"),
  active: boolean("active").notNull().default(true),
  time_zone: text("time_zone").notNull().default("Europe/Rome"),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  /** Other names by which people look for it, in any language. */
  aliases: text("aliases").array().notNull().default(sql`'{}'::text[]`),
  /** Place in the search selects (A 9); null is not offered there. */
  search_position: integer("search_position"),
  /** How the selects write it when that differs from the name ("Barcelona"). */
  search_name: text("search_name"),
  /** The 26 cities of A 3 have a page of their own; the others are only searched. */
  has_page: boolean("has_page").notNull().default(true),
  created_at: createdAt(),
  updated_at: updatedAt(),
  version: version(),
});

/** B 3.8, with the terms of hire of each car (design 5). */
export const vehicles = pgTable(
  "vehicles",
  {
    id: id(),
    name: text("name").notNull(),
    slug: text("slug").notNull().unique(),
    brand: text("brand")
      .notNull()
      .references(() => brands.name, { onUpdate: "cascade" }),
    type: text("type").notNull(),
    category: text("category").notNull(),
    location: text("location")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    price_cents: integer("price_cents").notNull(),
    currency: text("currency").notNull().default("€"),
    price_unit: text("price_unit").notNull().default("giorno"),
    rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull().default(4.5),
    reviews: integer("reviews").notNull().default(0),
    total_units: integer("total_units").notNull().default(1),
    available: boolean("available").notNull().default(true),
    images: text("images").array().notNull(),
    specs: jsonb("specs").$type<VehicleSpecs>().notNull(),
    highlights: text("highlights").array().notNull().default(sql`'{}'::text[]`),
    /** What each picture shows, by its address; a picture without a text gets the car's name. */
    image_alts: jsonb("image_alts").$type<Record<string, string>>().notNull().default({}),
    ...metaFields(),
    deposit_cents: integer("deposit_cents").notNull(),
    excess_cents: integer("excess_cents").notNull(),
    included_km_per_day: integer("included_km_per_day").notNull(),
    extra_km_cents: integer("extra_km_cents").notNull(),
    minimum_age: integer("minimum_age").notNull(),
    minimum_licence_years: integer("minimum_licence_years").notNull().default(3),
    turnaround_hours: integer("turnaround_hours").notNull().default(4),
    /** One or two sentences in the house's voice for the car's own page. */
    description: text("description"),
    /** The slug a car without one would have (A 3): `deriveVehicleSlug` of domain/slug.ts in SQL. */
    derived_slug: text("derived_slug").generatedAlwaysAs(
      sql`regexp_replace(regexp_replace(lower(brand || '-' || name), '\\s+', '-', 'g'), '[^a-z0-9-]', '', 'g')`,
    ),
    /** Metric horsepower, 0 when the specs state none: `horsepower` of domain/catalogue/filters.ts in SQL. */
    horsepower: integer("horsepower").generatedAlwaysAs(
      sql`coalesce(substring(replace(specs ->> 'power', '.', '') from '(?i)(\\d{1,5})\\s*(?:cv|hp|ps)\\y')::integer, round(substring(replace(specs ->> 'power', '.', '') from '(?i)(\\d{1,5})\\s*kw\\y')::integer * 1.35962)::integer, 0)`,
    ),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    index("vehicles_location_category").on(table.location, table.category),
    index("vehicles_brand").on(table.brand),
    index("vehicles_derived_slug").on(table.derived_slug),
    // A page of results walks one of these in order and stops when it is full, however large the fleet.
    index("vehicles_price").on(table.price_cents, table.slug),
    index("vehicles_location_price").on(table.location, table.price_cents, table.slug),
    index("vehicles_rating").on(table.rating.desc().nullsFirst(), table.price_cents.desc().nullsFirst(), table.slug),
    index("vehicles_power").on(table.horsepower.desc().nullsFirst(), table.slug),
    check("vehicles_price_positive", sql`${table.price_cents} > 0`),
    check("vehicles_units_positive", sql`${table.total_units} >= 1`),
    check("vehicles_rating_range", sql`${table.rating} between 0 and 5`),
  ],
);

/** B 3.2: the charter fleet, and the two jets of the home catalogue, told apart by `airport` (A 3). */
export const jets = pgTable("jets", {
  id: id(),
  brand: text("brand").notNull(),
  model: text("model").notNull(),
  slug: text("slug").notNull().unique(),
  type: text("type").notNull(),
  passengers: integer("passengers").notNull(),
  max_baggage_kg: integer("max_baggage_kg").notNull(),
  range_km: integer("range_km").notNull(),
  cruise_speed_kmh: integer("cruise_speed_kmh").notNull(),
  price_cents: integer("price_cents").notNull(),
  images: text("images").array().notNull(),
  /** Names of the cities it serves. */
  location: text("location").array().notNull(),
  airport: text("airport"),
  amenities: text("amenities").array().notNull(),
  highlights: text("highlights").array().notNull().default(sql`'{}'::text[]`),
  crew_size: integer("crew_size").notNull(),
  rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull(),
  reviews: integer("reviews").notNull(),
  cabin_height_m: doublePrecision("cabin_height_m").notNull(),
  cabin_width_m: doublePrecision("cabin_width_m").notNull(),
  description: text("description").notNull(),
  available: boolean("available").notNull().default(true),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

/** B 3.3. */
export const jetRoutes = pgTable(
  "jet_routes",
  {
    id: id(),
    origin: text("origin")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    destination: text("destination").notNull(),
    duration_minutes: integer("duration_minutes").notNull(),
    price_cents: integer("price_cents").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [unique("jet_routes_pair").on(table.origin, table.destination)],
);

/** A 3: the experience package. */
export const experiences = pgTable("experiences", {
  id: id(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  brand: text("brand").notNull(),
  location: text("location")
    .notNull()
    .references(() => cities.name, { onUpdate: "cascade" }),
  price_cents: integer("price_cents").notNull(),
  price_unit: text("price_unit").notNull().default("weekend"),
  duration: text("duration").notNull(),
  type: text("type").notNull(),
  description: text("description").notNull(),
  includes: text("includes").array().notNull(),
  images: text("images").array().notNull(),
  highlights: text("highlights").array().notNull(),
  rating: numeric("rating", { precision: 2, scale: 1, mode: "number" }).notNull(),
  reviews: integer("reviews").notNull(),
  available: boolean("available").notNull().default(true),
  created_at: createdAt(),
});

/** The magazine of A 2. */
export const articles = pgTable("articles", {
  id: id(),
  slug: text("slug").notNull().unique(),
  category: text("category").notNull(),
  title: text("title").notNull(),
  excerpt: text("excerpt").notNull(),
  /** Paragraphs and headings in our own small set of HTML tags. */
  body: text("body").notNull().default(""),
  image: text("image").notNull(),
  published_on: date("published_on", { mode: "string" }).notNull(),
  read_minutes: integer("read_minutes").notNull(),
});

/** A booking request and what became of it; price and terms are kept as they were shown (design 5). */
export const bookings = pgTable(
  "bookings",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    status: text("status").notNull().default("requested"),
    /** Null once the car has been deleted (B 4): its name stays. */
    vehicle_id: uuid("vehicle_id").references(() => vehicles.id, { onDelete: "set null" }),
    /** Brand and name as they were when the car was booked. */
    vehicle_name: text("vehicle_name").notNull(),
    pickup_city: text("pickup_city")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    return_city: text("return_city")
      .notNull()
      .references(() => cities.name, { onUpdate: "cascade" }),
    pickup_date: date("pickup_date", { mode: "string" }).notNull(),
    pickup_time: text("pickup_time").notNull(),
    return_date: date("return_date", { mode: "string" }).notNull(),
    return_time: text("return_time").notNull(),
    /** The same moments as instants, by the time zone of each city. */
    pickup_at: instant("pickup_at").notNull(),
    return_at: instant("return_at").notNull(),
    days: integer("days").notNull(),
    daily_rate_cents: integer("daily_rate_cents").notNull(),
    one_way_cents: integer("one_way_cents").notNull().default(0),
    total_cents: bigint("total_cents", { mode: "number" }).notNull(),
    currency: text("currency").notNull().default("EUR"),
    terms: jsonb("terms").$type<RentalTerms>().notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    driver_birth_date: date("driver_birth_date", { mode: "string" }).notNull(),
    licence_date: date("licence_date", { mode: "string" }).notNull(),
    note: text("note"),
    hold_expires_at: instant("hold_expires_at"),
    /** SHA-256 of the private link's token; the token itself is never stored. */
    manage_token_hash: text("manage_token_hash").notNull().unique(),
    idempotency_key: text("idempotency_key").unique(),
    /** SHA-256 of the request that came with the key: the same key with another request is an error. */
    idempotency_fingerprint: text("idempotency_fingerprint"),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    index("bookings_status_pickup").on(table.status, table.pickup_at),
    index("bookings_vehicle").on(table.vehicle_id),
    check("bookings_return_after_pickup", sql`${table.return_at} > ${table.pickup_at}`),
  ],
);

/**
 * What keeps the promise of the house: no two holds of one unit overlap. The EXCLUDE constraint is written by hand in the migration.
 * A booking's hold is widened by the car's turnaround; staff blocks (maintenance) are holds too (design 5).
 */
export const unitHolds = pgTable(
  "unit_holds",
  {
    id: id(),
    vehicle_id: uuid("vehicle_id")
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    unit: integer("unit").notNull(),
    during: tstzrange("during").notNull(),
    kind: text("kind").notNull(),
    booking_id: uuid("booking_id").references(() => bookings.id),
    note: text("note"),
    released_at: instant("released_at"),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    index("unit_holds_booking").on(table.booking_id),
    check("unit_holds_unit_positive", sql`${table.unit} >= 1`),
    check("unit_holds_kind", sql`${table.kind} in ('booking', 'maintenance')`),
  ],
);

/** What happened to a booking and who did it: its moves, and what staff changed or noted without a move. */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: id(),
    booking_id: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** `move` to `status`; or, while in it, a `change` of dates or car, a `handover`, a `note`. The renter sees moves only. */
    kind: text("kind").notNull().default("move"),
    status: text("status").notNull(),
    /** "renter", "house" or a staff user's id. */
    actor: text("actor").notNull(),
    note: text("note"),
    created_at: createdAt(),
  },
  (table) => [
    index("booking_events_booking").on(table.booking_id),
    check("booking_events_kind", sql`${table.kind} in ('move', 'change', 'handover', 'note')`),
  ],
);

/** The state of the car as it left and as it came back. */
export const handovers = pgTable(
  "handovers",
  {
    id: id(),
    booking_id: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    kind: text("kind").notNull(),
    kilometres: integer("kilometres").notNull(),
    /** Fuel or charge in percent of full. */
    fuel_percent: integer("fuel_percent").notNull(),
    damage_notes: text("damage_notes"),
    /** Addresses of uploaded pictures. */
    pictures: text("pictures").array().notNull().default(sql`'{}'::text[]`),
    recorded_by: text("recorded_by").notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("handovers_pair").on(table.booking_id, table.kind),
    check("handovers_kind", sql`${table.kind} in ('pickup', 'return')`),
    check("handovers_kilometres", sql`${table.kilometres} >= 0`),
    check("handovers_fuel", sql`${table.fuel_percent} between 0 and 100`),
  ],
);

/** Pictures that staff uploaded: their variants lie in the picture store under the id. */
export const pictures = pgTable("pictures", {
  id: id(),
  /** SHA-256 of the file as it was sent: the same picture is kept once. */
  sha256: text("sha256").notNull().unique(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  uploaded_by: text("uploaded_by").notNull(),
  created_at: createdAt(),
});

/** Slugs that pages had before: their addresses answer 301 to the present one. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    id: id(),
    entity: text("entity").notNull(),
    slug: text("slug").notNull(),
    entity_id: uuid("entity_id").notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique("former_slugs_slug").on(table.entity, table.slug),
    check("former_slugs_entity", sql`${table.entity} in ('brands', 'cities', 'vehicles')`),
  ],
);

/** Searches of a day that found no car, without anything about who searched. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    id: id(),
    searched_on: date("searched_on", { mode: "string" }).notNull(),
    /** The query of the search in its canonical order. */
    query: text("query").notNull(),
    times: integer("times").notNull().default(1),
  },
  (table) => [unique("empty_searches_day_query").on(table.searched_on, table.query)],
);

/** Who changed what, before and after, for every staff write (design 5). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    /** A staff user's id, or "house". */
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entity_id: text("entity_id").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    created_at: createdAt(),
  },
  (table) => [
    index("audit_log_created").on(table.created_at),
    index("audit_log_entity").on(table.entity, table.entity_id, table.created_at),
  ],
);

/** B 3.5. */
export const seoOverrides = pgTable(
  "seo_overrides",
  {
    id: id(),
    page_type: text("page_type").notNull(),
    slug: text("slug").notNull().default(""),
    indexable: boolean("indexable").notNull().default(true),
    custom_title: text("custom_title"),
    custom_description: text("custom_description"),
    custom_keywords: text("custom_keywords"),
    canonical_url: text("canonical_url"),
    custom_h1: text("custom_h1"),
    custom_content: text("custom_content"),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [unique("seo_overrides_page").on(table.page_type, table.slug)],
);

/** B 3.9. */
export const userRoles = pgTable(
  "user_roles",
  {
    id: id(),
    user_id: text("user_id").notNull(),
    role: text("role").notNull(),
    created_at: createdAt(),
  },
  (table) => [unique("user_roles_pair").on(table.user_id, table.role)],
);

/** Jet quotes, experience, contact and club requests (design 5). */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    reference: text("reference").notNull().unique(),
    kind: text("kind").notNull(),
    status: text("status").notNull().default("new"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    message: text("message"),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    first_answered_at: instant("first_answered_at"),
    /** The staff user who has taken it on. */
    assigned_to: text("assigned_to").references(() => user.id, { onDelete: "set null" }),
    idempotency_key: text("idempotency_key").unique(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [index("enquiries_status").on(table.status, table.created_at)],
);

/** Answers that staff sent by mail from the panel. */
export const enquiryAnswers = pgTable(
  "enquiry_answers",
  {
    id: id(),
    enquiry_id: uuid("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    /** The staff user's id. */
    author: text("author").notNull(),
    body: text("body").notNull(),
    idempotency_key: text("idempotency_key").unique(),
    created_at: createdAt(),
  },
  (table) => [index("enquiry_answers_enquiry").on(table.enquiry_id)],
);

/** A 2: the club's events. */
export const clubEvents = pgTable("club_events", {
  id: id(),
  slug: text("slug").notNull().unique(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  place: text("place").notNull(),
  held_on: date("held_on", { mode: "string" }).notNull(),
  places: integer("places").notNull(),
});
