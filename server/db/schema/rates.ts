import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { CategorySlug } from "#domain/categories.ts";
import type { Weekday } from "#domain/opening-hours/weekly-hours.ts";
import type { RateRule } from "#domain/rates/rate-rule.ts";
import type { SeasonColour } from "#domain/rates/season-colours.ts";
import { bookings } from "./bookings.ts";
import { brands, cities, vehicles } from "./catalogue.ts";
import { createdAt, id, instant, updatedAt, version } from "./columns.ts";
import { buildSearchKey, searchKeyColumn } from "./search-key.ts";

/** For which cars a rule or a promotion code is: at most one of car, brand and category; and the base city of the car, if it matters. */
const scopeColumns = () => ({
  vehicleId: uuid("vehicle_id").references(() => vehicles.id, { onDelete: "cascade" }),
  brand: text("brand").references(() => brands.name, { onUpdate: "cascade", onDelete: "cascade" }),
  category: text("category").$type<CategorySlug>(),
  city: text("city").references(() => cities.name, { onUpdate: "cascade", onDelete: "cascade" }),
});

/** First and last day on which a rental may be booked, both included; null is open-ended. */
const bookingWindowColumns = () => ({
  bookFrom: date("book_from", { mode: "string" }),
  bookUntil: date("book_until", { mode: "string" }),
});

/** The rules of the rates; each kind fills its own columns (product.md#rates). */
export const rateRules = pgTable(
  "rate_rules",
  {
    id: id(),
    kind: text("kind").$type<RateRule["kind"]>().notNull(),
    /** The Italian name that renters read on their bill. */
    name: text("name").notNull(),
    /** Of its cells in the panel's year at a glance. */
    colour: text("colour").$type<SeasonColour>().notNull().default("gold"),
    ...scopeColumns(),
    /** First and last day, both included; null is open-ended. */
    fromDate: date("from_date", { mode: "string" }),
    untilDate: date("until_date", { mode: "string" }),
    yearly: boolean("yearly").notNull().default(false),
    /** Empty for all weekdays. */
    weekdays: text("weekdays").array().$type<Weekday[]>().notNull().default(sql`'{}'::text[]`),
    ...bookingWindowColumns(),
    /** The price of a day or of a package. */
    priceCents: integer("price_cents"),
    /** Of the base rate for a day (120 is a fifth more); of the days for a length discount. */
    percent: integer("percent"),
    /** The days of a length discount or of a minimum length. */
    days: integer("days"),
    windowWeekday: text("window_weekday").$type<Weekday>(),
    windowFrom: text("window_from"),
    windowLastDay: integer("window_last_day"),
    windowUntil: text("window_until"),
    includedKilometres: integer("included_kilometres"),
    /** Whether a package is used wherever it may be. */
    always: boolean("always").notNull().default(false),
    /** What a cancellation costs, of a rule of days or packages: free until so many hours before the pickup, then a percentage; all null for nothing. */
    cancelFreeHours: integer("cancel_free_hours"),
    cancelPercent: integer("cancel_percent"),
    noShowPercent: integer("no_show_percent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index("rate_rules_vehicle").on(table.vehicleId),
    check("rate_rules_scope", sql`num_nonnulls(${table.vehicleId}, ${table.brand}, ${table.category}) <= 1`),
    check("rate_rules_range", sql`${table.untilDate} >= ${table.fromDate}`),
    check("rate_rules_yearly", sql`not ${table.yearly} or num_nulls(${table.fromDate}, ${table.untilDate}) = 0`),
    check("rate_rules_booking", sql`${table.bookUntil} >= ${table.bookFrom}`),
    check(
      "rate_rules_kind",
      sql`case ${table.kind}
        when 'day' then num_nonnulls(${table.priceCents}, ${table.percent}) = 1
        when 'package' then num_nulls(${table.priceCents}, ${table.windowWeekday}, ${table.windowFrom}, ${table.windowLastDay}, ${table.windowUntil}, ${table.includedKilometres}) = 0
        when 'length' then num_nulls(${table.days}, ${table.percent}) = 0
        when 'minimum' then ${table.days} is not null
        else false end`,
    ),
    check(
      "rate_rules_cancellation",
      sql`num_nulls(${table.cancelFreeHours}, ${table.cancelPercent}, ${table.noShowPercent}) = 3
        or (${table.kind} in ('day', 'package') and num_nulls(${table.cancelFreeHours}, ${table.cancelPercent}, ${table.noShowPercent}) = 0
          and ${table.cancelFreeHours} >= 0 and ${table.cancelPercent} between 0 and 100 and ${table.noShowPercent} between 0 and 100)`,
    ),
    check(
      "rate_rules_values",
      sql`${table.priceCents} > 0 and ${table.percent} between 1 and 500 and ${table.days} between 1 and 365 and ${table.includedKilometres} >= 0`,
    ),
  ],
);

/** The search keys of a rule: its name and brand, and its car. */
export const RATE_RULE_SEARCH_KEYS = [
  buildSearchKey(rateRules.name, sql`coalesce(${rateRules.brand}, '')`),
  sql`(select ${searchKeyColumn(vehicles)} from ${vehicles} where ${vehicles.id} = ${rateRules.vehicleId})`,
];

/** Something that a renter can add to a rental (product.md#extras). */
export const extras = pgTable(
  "extras",
  {
    id: id(),
    /** Stable: addresses and bookings name the extra by it. */
    code: text("code").notNull().unique(),
    /** In Italian. */
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    unit: text("unit").$type<"day" | "rental">().notNull(),
    priceCents: integer("price_cents").notNull(),
    maxQuantity: integer("max_quantity").notNull().default(1),
    /** The most days that are charged; null for all. */
    maxChargedDays: integer("max_charged_days"),
    /** Where it is offered; empty lists are everywhere. */
    categories: text("categories").array().$type<CategorySlug[]>().notNull().default(sql`'{}'::text[]`),
    vehicleIds: uuid("vehicle_ids").array().notNull().default(sql`'{}'::uuid[]`),
    cityIds: uuid("city_ids").array().notNull().default(sql`'{}'::uuid[]`),
    /** How long before the pickup it must be ordered. */
    leadHours: integer("lead_hours").notNull().default(0),
    position: integer("position").notNull().default(1),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("extras_unit", sql`${table.unit} in ('day', 'rental')`),
    check(
      "extras_values",
      sql`${table.priceCents} >= 0 and ${table.maxQuantity} between 1 and 20 and ${table.maxChargedDays} > 0 and ${table.leadHours} between 0 and 720`,
    ),
  ],
);

/** A reduction of the excess, with its own deposit (product.md#protections). */
export const protections = pgTable(
  "protections",
  {
    id: id(),
    /** Stable: addresses and bookings name the protection by it. */
    code: text("code").notNull().unique(),
    /** In Italian. */
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** Per day. */
    priceCents: integer("price_cents").notNull(),
    /** Of the car's excess and deposit; an amount of the category replaces it. */
    excessPercent: integer("excess_percent").notNull().default(100),
    depositPercent: integer("deposit_percent").notNull().default(100),
    excessCentsByCategory: jsonb("excess_cents_by_category")
      .$type<Partial<Record<CategorySlug, number>>>()
      .notNull()
      .default({}),
    depositCentsByCategory: jsonb("deposit_cents_by_category")
      .$type<Partial<Record<CategorySlug, number>>>()
      .notNull()
      .default({}),
    position: integer("position").notNull().default(1),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check(
      "protections_values",
      sql`${table.priceCents} >= 0 and ${table.excessPercent} between 0 and 100 and ${table.depositPercent} between 0 and 100`,
    ),
  ],
);

/** A code that a renter types for a discount (product.md#promotion-codes). */
export const promotionCodes = pgTable(
  "promotion_codes",
  {
    id: id(),
    /** In capitals, without spaces. */
    code: text("code").notNull().unique(),
    /** Either a percentage or an amount, of days, packages and length discount. */
    percent: integer("percent"),
    amountCents: integer("amount_cents"),
    ...scopeColumns(),
    ...bookingWindowColumns(),
    /** First and last day of the rental, both included; null is open-ended. */
    rentalFrom: date("rental_from", { mode: "string" }),
    rentalUntil: date("rental_until", { mode: "string" }),
    minDays: integer("min_days").notNull().default(1),
    /** Whether it may be used with a length discount, and with a package. */
    combinesWithLength: boolean("combines_with_length").notNull().default(true),
    combinesWithPackages: boolean("combines_with_packages").notNull().default(true),
    /** The most uses in all and per person; null for any number. */
    maxUses: integer("max_uses"),
    maxUsesPerPerson: integer("max_uses_per_person"),
    /** Uses by bookings that stand. */
    used: integer("used").notNull().default(0),
    active: boolean("active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check("promotion_codes_scope", sql`num_nonnulls(${table.vehicleId}, ${table.brand}, ${table.category}) <= 1`),
    check("promotion_codes_discount", sql`num_nonnulls(${table.percent}, ${table.amountCents}) = 1`),
    check(
      "promotion_codes_values",
      sql`${table.percent} between 1 and 100 and ${table.amountCents} > 0 and ${table.minDays} > 0 and ${table.used} >= 0`,
    ),
  ],
);

/** The search keys of a promotion code: its text and brand, and its car. */
export const PROMOTION_CODE_SEARCH_KEYS = [
  buildSearchKey(promotionCodes.code, sql`coalesce(${promotionCodes.brand}, '')`),
  sql`(select ${searchKeyColumn(vehicles)} from ${vehicles} where ${vehicles.id} = ${promotionCodes.vehicleId})`,
];

/** The use of a promotion code by a booking. A booking that never had one has no row (product.md#promotion-codes). */
export const promotionCodeUses = pgTable(
  "promotion_code_uses",
  {
    bookingId: uuid("booking_id")
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    promotionCodeId: uuid("promotion_code_id")
      .notNull()
      .references(() => promotionCodes.id, { onDelete: "cascade" }),
    /** The renter's normalised e-mail and phone, by which uses per person are counted. */
    mailbox: text("mailbox"),
    phoneKey: text("phone_key"),
    createdAt: createdAt(),
    /** When the booking gave the use back; null while the use counts. */
    releasedAt: instant("released_at"),
  },
  (table) => [index("promotion_code_uses_code").on(table.promotionCodeId)],
);

/** The rate of value added tax in a country from a day on (product.md#vat). */
export const vatRates = pgTable(
  "vat_rates",
  {
    id: id(),
    /** The country as cities name it. */
    country: text("country").notNull(),
    code: text("code").notNull().default("standard"),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    /** Hundredths of a percent: 2200 is 22 %. */
    rateBasisPoints: integer("rate_basis_points").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    unique("vat_rates_day").on(table.country, table.code, table.validFrom),
    check("vat_rates_rate", sql`${table.rateBasisPoints} between 0 and 10000`),
  ],
);
