import { expect, test } from "vitest";
import { endpointOf, type ListPath } from "#domain/api/contract.ts";
import { BOOKING_COLUMNS } from "#server/http/api/bookings/booking-reading.ts";
import {
  AUDIT_COLUMNS,
  BRAND_COLUMNS,
  CITY_COLUMNS,
  ENQUIRY_COLUMNS,
  QUOTE_COLUMNS,
  SEO_OVERRIDE_COLUMNS,
  VEHICLE_COLUMNS,
} from "#server/http/api/readable-columns.ts";
import type { ReadableColumns } from "#server/http/api/table-reading.ts";

/** Not of one column, but read apart. */
const APART = ["q", "order", "limit", "offset"];
const CREATED = ["created_from", "created_to"];
const OF_BOOKINGS = ["status", "vehicle", "pickup_from", "pickup_to", "overdue"];

test.each<[ListPath, ReadableColumns, string[]]>([
  ["/api/brands", BRAND_COLUMNS, []],
  ["/api/cities", CITY_COLUMNS, []],
  ["/api/vehicles", VEHICLE_COLUMNS, []],
  ["/api/seo_overrides", SEO_OVERRIDE_COLUMNS, []],
  ["/api/enquiries", ENQUIRY_COLUMNS, ["assigned_to", ...CREATED]],
  ["/api/quotes", QUOTE_COLUMNS, CREATED],
  ["/api/audit_log", AUDIT_COLUMNS, CREATED],
  ["/api/bookings", BOOKING_COLUMNS, OF_BOOKINGS],
])("GET %s filters by what the contract names, and by nothing else", (path, columns, further) => {
  const named = Object.keys(endpointOf(`GET ${path}`).query?.shape ?? {});
  const read = Object.entries(columns).flatMap(([name, { kind }]) => (kind === "order-only" ? [] : [name]));
  expect(named.filter((name) => !APART.includes(name)).toSorted()).toEqual([...read, ...further].toSorted());
});
