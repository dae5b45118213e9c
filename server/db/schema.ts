// All tables of the database; each area of the product has its own file.
export * from "#server/db/auth-schema.ts";
export * from "#server/db/schema/abuse-limits.ts";
export * from "#server/db/schema/booking-reminders.ts";
export * from "#server/db/schema/bookings.ts";
export * from "#server/db/schema/catalogue.ts";
export * from "#server/db/schema/content.ts";
export * from "#server/db/schema/customers.ts";
export * from "#server/db/schema/day-sheet.ts";
export * from "#server/db/schema/enquiries.ts";
export * from "#server/db/schema/jets.ts";
export * from "#server/db/schema/quotes.ts";
export * from "#server/db/schema/reviews.ts";
export * from "#server/db/schema/search-key.ts";
export * from "#server/db/schema/staff.ts";
export * from "#server/db/schema/units.ts";
export * from "#server/db/schema/vehicle-summaries.ts";
