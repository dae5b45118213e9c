import { afterEach, describe, expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { deleteBookings } from "#test/stored-bookings.ts";

/** The colours of the only unit of the test's Ferrari. */
const FERRARI_FINISH = {
  key: "rosso-vivo_tabacco_avorio_fibra-di-carbonio",
  paint: { name: "Rosso vivo", colour: "#ae0009" },
  leather: { name: "Tabacco", colour: "#7a4a26" },
  stitching: { name: "Avorio", colour: "#e4dac2" },
  trim: { name: "Fibra di carbonio", colour: "#232528" },
};

const application = setUpTestApplication();
afterEach(() => deleteBookings(application.context));

const post = (body: string, headers: Record<string, string> = {}) =>
  application.app.request("/api/bookings", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
const book = (changes = {}, headers = {}) => post(JSON.stringify(bookingRequest(changes)), headers);

describe("POST /api/bookings", () => {
  // Rule: product.md#booking-and-enquiry-calls "GET /api/availability?vehicle={slug}&from=&to= →"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/bookings with"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/enquiries {kind"
  // Rule: product.md#colours "GET /api/vehicles has"
  test("answers 201 in the documented form, amounts in euros", async () => {
    const response = await book();
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      reference: expect.stringMatching(/^VL-/),
      status: "requested",
      days: 3,
      dailyRate: 1400,
      total: 4200,
      currency: "EUR",
      deposit: 10_000,
      holdExpiresAt: "2026-11-21T11:00:00.000Z",
      manageUrl: expect.stringMatching(/^http:\/\/localhost:3000\/prenotazione\/[\w-]{43}$/),
      colours: FERRARI_FINISH,
      pickupPlace: "Milano",
      pickupAddress: null,
      returnPlace: "Milano",
      returnAddress: null,
      deliverySupplement: 0,
    });
  });

  test("answers 409 as problem+json when the car is not free", async () => {
    await book();
    const response = await book();
    expect(response.status).toBe(409);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect((await response.json()).detail).toBe("Non più disponibile per queste date");
  });

  test("answers the same to a repeated key, and 422 to another request with it", async () => {
    const headers = { "idempotency-key": "a-key" };
    const first = await (await book({}, headers)).json();
    const again = await book({}, headers);
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect((await book({ name: "Un'altra" }, headers)).status).toBe(422);
  });

  test("names every wrong field", async () => {
    const response = await book({ email: "ada", pickupTime: "10:10" });
    expect(response.status).toBe(422);
    const { errors, title, status } = await response.json();
    expect([title, status]).toEqual(["Dati non validi", 422]);
    expect(errors).toEqual([
      { path: "pickupTime", message: "Scegli l'ora di ritiro." },
      { path: "email", message: "Indica un indirizzo e-mail valido." },
    ]);
  });

  test.each([
    ["broken JSON", "{", {}, 400],
    ["no body", "", {}, 400],
    ["a form", "a=b", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["plain text", "{}", { "content-type": "text/plain" }, 415],
    ["an array", "[]", {}, 422],
    ["null", "null", {}, 422],
    ["an absurd text", JSON.stringify({ ...bookingRequest(), name: "x".repeat(10_000) }), {}, 422],
    ["half a character", JSON.stringify(bookingRequest({ note: "\ud83d" })), {}, 422],
    ["a body over 1 MiB", JSON.stringify({ note: "x".repeat(1024 * 1024) }), {}, 413],
  ])("%s is a 4xx", async (_name, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });
});

describe("GET /api/availability", () => {
  const ask = (query: string) => application.app.request(`/api/availability?${query}`);

  // Rule: product.md#availability
  // Rule: product.md#booking-and-enquiry-calls "GET /api/availability?vehicle={slug}&from=&to= →"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/bookings with"
  // Rule: product.md#booking-and-enquiry-calls "POST /api/enquiries {kind"
  test("returns the days in order", async () => {
    await book();
    const response = await ask("vehicle=ferrari-296-gtb&from=2026-12-09&to=2026-12-11");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      vehicle: "ferrari-296-gtb",
      total_units: 1,
      days: [
        { date: "2026-12-09", free: 1, partly: 0, colours: [FERRARI_FINISH.key] },
        { date: "2026-12-10", free: 0, partly: 1, colours: [] },
        { date: "2026-12-11", free: 0, partly: 0, colours: [] },
      ],
      colours: [{ ...FERRARI_FINISH, free: false }],
      delivery: null,
    });
  });

  test.each([
    ["", 422],
    ["vehicle=ferrari-296-gtb", 422],
    ["vehicle=nobody&from=2026-12-01&to=2026-12-02", 404],
    ["vehicle=ferrari-296-gtb&from=9999-12-01&to=9999-12-02", 422],
    ["vehicle=ferrari-296-gtb&from=2026-12-02&to=2026-12-01", 422],
    ["vehicle=ferrari-296-gtb&from=2026-01-01&to=2028-01-01", 422],
    [`vehicle=${"x".repeat(5000)}&from=2026-12-01&to=2026-12-02`, 404],
  ])("?%s is a 4xx", async (query, status) => {
    expect((await ask(query)).status).toBe(status);
  });
});

test("both are described in the OpenAPI document", async () => {
  const document = await (await application.app.request("/api/openapi.json")).json();
  expect(document.paths["/api/availability"].get.responses["200"]).toBeTruthy();
  const schema = document.paths["/api/bookings"].post.requestBody.content["application/json"].schema;
  expect(Object.keys(schema.properties)).toContain("driverBirthDate");
});
