// Rule: product.md#closed-months
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bookingEndpoints } from "#domain/api/bookings/booking-endpoints.ts";
import { cancelBooking } from "#server/services/bookings/record/private-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi, type SignedIn } from "#test/staff.ts";
import { createBookingInStatus } from "#test/staff-api.ts";
import { deleteBookings, queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const admin = setUpSignedInUser(application, "admin");
beforeEach(() => closeUntil("2026-12"));
afterEach(async () => {
  closeUntil(null);
  await deleteBookings(application.context);
});

/** The pickups of the tests are in December 2026. */
const closeUntil = (closedUntil: string | null) => Object.assign(application.context.site, { closedUntil });
const call = (who: SignedIn, endpoint: string, body: object) => {
  const [method = "", path = ""] = endpoint.split(" ");
  return callApi(application, who, method, path, body);
};
const codesOf = async (response: Response) =>
  ((await response.json()).errors ?? []).map(({ code }: { code?: string }) => code);

type WriteEndpoint = Exclude<keyof typeof bookingEndpoints, `GET ${string}`>;

/** A body of each endpoint that changes a booking; null for those that staff may still call. A new endpoint has to be decided here. */
const BODIES: Record<WriteEndpoint, object | null> = {
  "POST /api/bookings/by-phone": { ...bookingRequest(), confirm: true },
  "PATCH /api/bookings/:id": { phone: "+39 333 999 9999" },
  "POST /api/bookings/:id/undo": {},
  "POST /api/bookings/:id/expected-return": { date: "2026-12-14", time: "10:00" },
  "POST /api/bookings/:id/quote": { returnDate: "2026-12-15" },
  "POST /api/bookings/:id/date-requests/:request/answer": { state: "refused" },
  "PUT /api/bookings/:id/drivers": { drivers: [] },
  "POST /api/bookings/:id/choices/quote": { extras: [] },
  "PUT /api/bookings/:id/choices": { extras: [] },
  "PUT /api/bookings/:id/agreed-price": { kind: "percent", value: 10, reason: "Prova" },
  "PUT /api/bookings/:id/handovers/:kind": { kilometres: 10, fuel_percent: 50 },
  "POST /api/bookings/:id/handovers/pickup/undo": { reason: "Prova" },
  "POST /api/bookings/:id/replacement": {
    reason: "breakdown",
    return_record: { kilometres: 20, fuel_percent: 50 },
    vehicle: "ferrari-296-gtb",
    unit: 2,
    pickup_record: { kilometres: 10, fuel_percent: 50 },
  },
  // Only an admin reopens a booking, and closed months do not bind admins.
  "POST /api/bookings/:id/reopening": null,
  // A request comes from the renter; notes and messages change nothing of the booking.
  "POST /api/bookings": null,
  "POST /api/bookings/:id/messages": null,
  "POST /api/bookings/:id/messages/read": null,
  "POST /api/bookings/:id/notes": null,
};
const locked = Object.entries(BODIES).flatMap(([endpoint, body]) => (body ? [[endpoint, body] as const] : []));

test("the table names every write endpoint of bookings", () => {
  const writes = Object.keys(bookingEndpoints).filter((endpoint) => !endpoint.startsWith("GET "));
  expect(Object.keys(BODIES).toSorted()).toEqual(writes.toSorted());
});

describe("a booking with its pickup in a closed month", () => {
  const endpointOf = (endpoint: string, id: string) =>
    endpoint.replace(":id", id).replace(":kind", "pickup").replace(":request", id);

  test.each(locked)("is locked for customer service, not for an admin: %s", async (endpoint, body) => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const before = await queryRows(application.context, sql`select * from bookings`);
    const refused = await call(clerk, endpointOf(endpoint, id), body);
    expect(refused.status).toBe(409);
    expect(await codesOf(refused)).toEqual(["closed_month"]);
    expect(await queryRows(application.context, sql`select * from bookings`)).toEqual(before);
    expect(await codesOf(await call(admin, endpointOf(endpoint, id), body))).not.toContain("closed_month");
  });

  test("says why, in a transition and when its unit is moved", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const refused = await call(clerk, `PATCH /api/bookings/${id}`, { status: "cancelled" });
    expect((await refused.json()).detail).toBe(
      "I mesi fino a dicembre 2026 sono chiusi: le prenotazioni con ritiro in quei mesi le cambia soltanto un amministratore.",
    );
    const [hold] = await queryRows<{ id: string }>(application.context, sql`select id from unit_holds`);
    expect(await codesOf(await call(clerk, `PATCH /api/unit_holds/${hold?.id}`, { unit: 2 }))).toEqual([
      "closed_month",
    ]);
  });

  test("can still be noted by staff and cancelled by the renter, and its details name the month", async () => {
    const { id, token } = await createBookingInStatus(application, "confirmed");
    expect((await call(clerk, `POST /api/bookings/${id}/notes`, { note: "Richiamare" })).status).toBe(201);
    const detail = await (await callApi(application, clerk, "GET", `/api/bookings/${id}`)).json();
    expect(detail.closed_until).toBe("2026-12");
    await cancelBooking(application.context, { token });
    expect(await queryRows(application.context, sql`select status from bookings`)).toEqual([{ status: "cancelled" }]);
  });
});

// Rule: product.md#base-move
test("the base of a car with such a booking moves for an admin only", async () => {
  const { context, app } = application;
  await createBookingInStatus(application, "confirmed");
  const [car] = await queryRows<{ id: string }>(context, sql`select id from vehicles where slug = 'ferrari-296-gtb'`);
  const before = await queryRows(context, sql`select * from bookings`);
  const move = (who: SignedIn, location: string) => call(who, `PATCH /api/vehicles/${car?.id}`, { location });
  const refused = await move(clerk, "Nizza");
  const [problem] = (await refused.json()).errors;
  expect([refused.status, problem]).toMatchObject([409, { path: "location", code: "closed_month" }]);
  const file = {
    method: "POST",
    headers: { ...clerk.headers, "content-type": "text/csv" },
    body: "Slug;Città\r\nferrari-296-gtb;Nizza\r\n",
  };
  const preview = await (await app.request("/api/vehicles/import?dryRun=true", file)).json();
  expect(preview.rows[0]).toMatchObject({ action: "wrong", errors: [{ path: "location", message: problem.message }] });
  expect((await app.request("/api/vehicles/import", file)).status).toBe(422);
  expect(await queryRows(context, sql`select * from bookings`)).toEqual(before);
  expect((await move(admin, "Nizza")).status).toBe(200);
  closeUntil("2026-11");
  expect((await move(clerk, "Milano")).status).toBe(200);
});

test("a booking of an open month cannot move into a closed one, and is otherwise free", async () => {
  closeUntil("2026-11");
  const { id } = await createBookingInStatus(application, "confirmed");
  const intoClosed = { pickupDate: "2026-11-28", returnDate: "2026-12-02" };
  expect(await codesOf(await call(clerk, `POST /api/bookings/${id}/quote`, intoClosed))).toEqual(["closed_month"]);
  expect(await codesOf(await call(clerk, `PATCH /api/bookings/${id}`, intoClosed))).toEqual(["closed_month"]);
  const moved = await call(clerk, `PATCH /api/bookings/${id}`, { returnDate: "2026-12-14" });
  expect([moved.status, (await moved.json()).closed_until]).toEqual([200, null]);
});

// Rule: product.md#settings "Closed months: the"
test("an admin closes the current or a past month, and opens it again; anything else is refused at the field", async () => {
  const { context } = application;
  closeUntil(null);
  const set = (month: string) => call(admin, "PATCH /api/site_settings", { closed_until: month });
  expect((await set("2026-11")).status).toBe(200);
  expect(context.site.closedUntil).toBe("2026-11");
  for (const wrong of ["2026-12", "2026-13", "novembre"]) {
    const refused = await set(wrong);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, "closed_until"]);
  }
  expect((await set("")).status).toBe(200);
  expect(context.site.closedUntil).toBeNull();
});
