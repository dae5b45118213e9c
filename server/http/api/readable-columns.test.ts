import { expect, test } from "vitest";
import { endpointOf, type ListPath } from "#domain/api/contract.ts";
import { BOOKING_COLUMNS } from "#server/http/api/bookings/booking-reading.ts";
import { EXPERIENCE_COLUMNS, JET_COLUMNS, JET_ROUTE_COLUMNS } from "#server/http/api/jets/readable-columns.ts";
import {
  ANSWER_TEMPLATE_COLUMNS,
  ARTICLE_COLUMNS,
  AUDIT_COLUMNS,
  BRAND_COLUMNS,
  CITY_COLUMNS,
  CLUB_EVENT_COLUMNS,
  ENQUIRY_COLUMNS,
  QUOTE_COLUMNS,
  SEO_OVERRIDE_COLUMNS,
  VEHICLE_COLUMNS,
} from "#server/http/api/readable-columns.ts";
import { REVIEW_COLUMNS } from "#server/http/api/reviews/reviews.ts";
import type { ReadableColumns } from "#server/http/api/table-reading.ts";

/** Not of one column, but read apart. */
const APART = ["q", "order", "limit", "offset"];
const days = (name: string) => [`${name}_from`, `${name}_to`];
const CREATED = days("created");
const OF_BOOKINGS = ["status", "vehicle", "pickup_from", "pickup_to", "overdue"];

test.each<[ListPath, ReadableColumns, string[]]>([
  ["/api/brands", BRAND_COLUMNS, []],
  ["/api/cities", CITY_COLUMNS, []],
  ["/api/vehicles", VEHICLE_COLUMNS, []],
  ["/api/seo_overrides", SEO_OVERRIDE_COLUMNS, []],
  ["/api/enquiries", ENQUIRY_COLUMNS, ["assigned_to", ...CREATED]],
  ["/api/quotes", QUOTE_COLUMNS, CREATED],
  ["/api/audit_log", AUDIT_COLUMNS, CREATED],
  ["/api/articles", ARTICLE_COLUMNS, days("published")],
  ["/api/club_events", CLUB_EVENT_COLUMNS, days("held")],
  ["/api/answer_templates", ANSWER_TEMPLATE_COLUMNS, days("updated")],
  ["/api/reviews", REVIEW_COLUMNS, days("returned")],
  ["/api/jets", JET_COLUMNS, days("updated")],
  ["/api/jet_routes", JET_ROUTE_COLUMNS, days("updated")],
  ["/api/experiences", EXPERIENCE_COLUMNS, days("updated")],
  ["/api/bookings", BOOKING_COLUMNS, OF_BOOKINGS],
])("GET %s filters by what the contract names, and by nothing else", (path, columns, further) => {
  const named = Object.keys(endpointOf(`GET ${path}`).query?.shape ?? {});
  const read = Object.entries(columns).flatMap(([name, { kind }]) => (kind === "order-only" ? [] : [name]));
  expect(named.filter((name) => !APART.includes(name)).toSorted()).toEqual([...read, ...further].toSorted());
});
