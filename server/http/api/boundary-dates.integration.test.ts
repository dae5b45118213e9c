import { expect, test } from "vitest";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { EDGE_DAYS } from "#test/fuzz/edge-case-values.ts";
import { callApi } from "#test/staff.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");

/** Names of query parameters that take a day or a month. */
const DAY_NAMES = /^(from|to|day|month|.+_from|.+_to)$/;
const DATE_QUERY_ENDPOINTS = (Object.keys(CONTRACT) as EndpointName[]).flatMap((name) => {
  const path = name.startsWith("GET ") && !name.includes(":") ? name.slice("GET ".length) : null;
  const days = Object.keys(endpointOf(name).query?.shape ?? {}).filter((parameter) => DAY_NAMES.test(parameter));
  return path && days.length > 0 ? [{ path, days }] : [];
});

test("the endpoints include lists, calendars and reports", () => {
  const paths = DATE_QUERY_ENDPOINTS.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/api/brands",
      "/api/bookings",
      "/api/unit_holds",
      "/api/day_sheet",
      "/api/reports/months",
    ]),
  );
});

// Rule: product.md#rental-period
test.each(DATE_QUERY_ENDPOINTS)("GET $path accepts the first and the last possible dates", async ({ path, days }) => {
  for (const edge of EDGE_DAYS) {
    const query = new URLSearchParams(days.map((name) => [name, name === "month" ? edge.slice(0, 7) : edge]));
    const { status } = await callApi(application, admin, "GET", `${path}?${query}`);
    expect(status, `${path}?${query}`).toBeLessThan(500);
  }
});
