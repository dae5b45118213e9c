import { expect, test } from "vitest";
import { endpointOf, type ListPath } from "#domain/api/contract.ts";
import { BOOKING_COLUMNS } from "#server/http/api/bookings/booking-list-query.ts";
import { EXPERIENCE_COLUMNS, JET_COLUMNS, JET_ROUTE_COLUMNS } from "#server/http/api/jets/jet-columns.ts";
import type { QueryableColumns } from "#server/http/api/parse-list-query.ts";
import {
  ANSWER_TEMPLATE_COLUMNS,
  ARTICLE_COLUMNS,
  AUDIT_COLUMNS,
  BRAND_COLUMNS,
  CITY_COLUMNS,
  CLUB_EVENT_COLUMNS,
  CUSTOMER_COLUMNS,
  ENQUIRY_COLUMNS,
  QUOTE_COLUMNS,
  SEO_OVERRIDE_COLUMNS,
  VEHICLE_COLUMNS,
} from "#server/http/api/queryable-columns.ts";
import { EXTRA_COLUMNS } from "#server/http/api/rates/extras.ts";
import { PROMOTION_CODE_COLUMNS } from "#server/http/api/rates/promotion-codes.ts";
import { RATE_RULE_COLUMNS } from "#server/http/api/rates/rate-rules.ts";
import { REVIEW_COLUMNS } from "#server/http/api/reviews/reviews.ts";

/** Parameters of lists that belong to no single column. */
const APART = ["q", "order", "limit", "offset"];
const OF_BOOKINGS = ["status", "vehicle", "pickup_from", "pickup_to", "overdue", "unread"];

test.each<[ListPath, QueryableColumns, string[]?]>([
  ["/api/brands", BRAND_COLUMNS],
  ["/api/cities", CITY_COLUMNS],
  ["/api/vehicles", VEHICLE_COLUMNS, ["on_site"]],
  ["/api/seo_overrides", SEO_OVERRIDE_COLUMNS],
  ["/api/enquiries", ENQUIRY_COLUMNS, ["assigned_to"]],
  ["/api/customers", CUSTOMER_COLUMNS, ["banned"]],
  ["/api/quotes", QUOTE_COLUMNS],
  ["/api/audit_log", AUDIT_COLUMNS],
  ["/api/articles", ARTICLE_COLUMNS],
  ["/api/club_events", CLUB_EVENT_COLUMNS],
  ["/api/answer_templates", ANSWER_TEMPLATE_COLUMNS],
  ["/api/reviews", REVIEW_COLUMNS],
  ["/api/rate_rules", RATE_RULE_COLUMNS],
  ["/api/extras", EXTRA_COLUMNS],
  ["/api/promotion_codes", PROMOTION_CODE_COLUMNS],
  ["/api/jets", JET_COLUMNS],
  ["/api/jet_routes", JET_ROUTE_COLUMNS],
  ["/api/experiences", EXPERIENCE_COLUMNS],
  ["/api/bookings", BOOKING_COLUMNS, OF_BOOKINGS],
])("GET %s filters by the parameters of the contract only", (path, columns, further = []) => {
  const named = Object.keys(endpointOf(`GET ${path}`).query?.shape ?? {});
  const read = Object.entries(columns).flatMap(([name, readable]) => {
    if (readable.kind === "searched") return [];
    const { kind, dayRangePrefix } = readable;
    return [
      ...(kind === "order-only" || kind === "days-only" ? [] : [name]),
      ...(dayRangePrefix ? [`${dayRangePrefix}_from`, `${dayRangePrefix}_to`] : []),
    ];
  });
  expect(named.filter((name) => !APART.includes(name)).toSorted()).toEqual([...read, ...further].toSorted());
});
