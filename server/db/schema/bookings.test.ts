import { getTableConfig, PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { OPEN_STATUSES } from "#domain/bookings/booking-statuses.ts";
import { bookings } from "./bookings.ts";

test("the index of open bookings covers exactly the open statuses", () => {
  const where = getTableConfig(bookings).indexes.find(({ config }) => config.name === "bookings_open")?.config.where;
  const statuses = OPEN_STATUSES.map((status) => `'${status}'`).join(", ");
  expect(where && new PgDialect().sqlToQuery(where).sql).toBe(`"bookings"."status" in (${statuses})`);
});
