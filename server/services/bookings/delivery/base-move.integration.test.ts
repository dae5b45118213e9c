// Rule: product.md#base-move
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { BookingRequest } from "#domain/forms/bookings/booking-request.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { callApi } from "#test/staff.ts";
import { staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds, setUnitCount } from "#test/stored-bookings.ts";
import { TEST_NOW } from "#test/test-now.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
let carId = "";
beforeAll(async () => {
  await setUnitCount(application.context, CAR, 1);
  const [car] = await queryRows<{ id: string }>(application.context, sql`select id from vehicles where slug = ${CAR}`);
  carId = car?.id ?? "";
});
afterEach(async () => {
  application.context.clock = () => TEST_NOW;
  await queryRows(application.context, sql`delete from unit_holds where kind = 'maintenance'`);
  await deleteBookings(application.context);
  await queryRows(application.context, sql`update vehicles set location = 'Milano' where slug = ${CAR}`);
});

const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
/** Milano is four hours from Nizza; the turnaround is six hours. */
const book = async (changes: Partial<BookingRequest> = {}) => {
  const { booking } = await requestBooking(application.context, { body: bookingRequest(changes) });
  await staffApi.patch(booking.id, { status: "confirmed" });
  return booking;
};
const inNice = { pickupCity: "Nice", returnCity: "Nizza" };
const moveBase = (location = "Nizza") => callApi(application, clerk, "PATCH", `/api/vehicles/${carId}`, { location });
const previewFile = async (body: string) => {
  const headers = { ...clerk.headers, "content-type": "text/csv" };
  const request = { method: "POST", headers, body };
  return (await application.app.request("/api/vehicles/import?dryRun=true", request)).json();
};
const held = async () =>
  (await readActiveHolds(application.context, CAR)).map(({ during }) => during.replaceAll('"', ""));
const detailOf = async (response: Response) => [response.status, (await response.json()).detail];

test("moving a base changes the transfers of its bookings, but not their agreed price", async () => {
  const { id, total } = await book(inNice);
  expect(await held()).toEqual(["[2026-12-10 05:00:00+00,2026-12-13 19:00:00+00)"]);
  expect((await moveBase()).status).toBe(200);
  expect(await held()).toEqual(["[2026-12-10 09:00:00+00,2026-12-13 15:00:00+00)"]);
  const read = await staffApi.get(`/${id}`);
  expect(read).toMatchObject({
    total: total / 100,
    delivery: { base: "Nizza", transfer_out: { minutes: 0 }, transfer_back: { minutes: 0 } },
  });
  // The confirmation can no longer be undone, because the hold that an undo would restore is outdated.
  expect(await detailOf(await staffApi.call("POST", `/${id}/undo`))).toEqual([
    409,
    "Non c'è nessun passaggio da annullare.",
  ]);
  const events: { kind: string; note: string }[] = await staffApi.get(`/${id}/events`);
  expect(events.filter(({ kind }) => kind === "change").map(({ note }) => note)).toEqual([
    "Sede dell'auto da Milano a Nizza. Strada per la consegna: nessuna; per il rientro: nessuna",
  ]);
});

test("moves rentals together when each leaves room for the other", async () => {
  await book({ pickupDate: "2026-12-05", returnDate: "2026-12-09", returnTime: "20:00" });
  await book({ ...inNice, pickupTime: "09:00" });
  expect((await moveBase()).status).toBe(200);
  expect(await held()).toEqual([
    "[2026-12-05 05:00:00+00,2026-12-10 05:00:00+00)",
    "[2026-12-10 08:00:00+00,2026-12-13 15:00:00+00)",
  ]);
});

test("refuses to move a base where two rentals would overlap, names them and changes nothing", async () => {
  const first = await book({ pickupDate: "2026-12-05", returnDate: "2026-12-08" });
  const second = await book({ pickupDate: "2026-12-08", pickupTime: "18:00", returnDate: "2026-12-11" });
  const before = await held();
  expect(await detailOf(await moveBase())).toEqual([
    409,
    `La sede non può passare da Milano a Nizza: con la nuova strada sull'unità 1 si sovrappongono ${first.reference} di Ada Prova e ${second.reference} di Ada Prova. Sposta prima queste prenotazioni su un'altra unità o un'altra vettura.`,
  ]);
  expect(await held()).toEqual(before);
  expect(await staffApi.get(`/${first.id}`)).toMatchObject({ delivery: { base: "Milano" } });
  const preview = await previewFile(`Slug;Città\r\n${CAR};Nizza\r\n`);
  expect(preview.rows[0]).toMatchObject({ action: "wrong", errors: [{ path: "location" }] });
});

test("refuses to move a base from which a renter could not be reached in time", async () => {
  const { reference } = await book();
  setClock("2026-12-10T07:00:00Z");
  expect(await detailOf(await moveBase())).toEqual([
    409,
    `La sede non può passare da Milano a Nizza: con la nuova strada per ${reference} di Ada Prova, ritiro il 10 dic alle 10:00 a Milano, servono 4 ore di strada da Nizza. Sposta prima queste prenotazioni su un'altra unità o un'altra vettura.`,
  ]);
});

test("changes only the drive home of a car that is out", async () => {
  const { id } = await book();
  setClock("2026-12-10T09:00:00Z");
  await staffApi.patch(id, { status: "active" });
  expect((await moveBase()).status).toBe(200);
  expect(await held()).toEqual(["[2026-12-10 09:00:00+00,2026-12-13 19:00:00+00)"]);
  expect(await staffApi.get(`/${id}`)).toMatchObject({
    delivery: { transfer_out: { minutes: 0 }, transfer_back: { minutes: 240 } },
  });
});

test("asks for confirmation when a renter is beyond delivery range of the new base", async () => {
  const { id, reference } = await book();
  const question = `Da Marbella quest'auto andrebbe guidata oltre i 1.050\u00a0km a cui la portiamo: consegna di ${reference} di Ada Prova, 24 ore e mezza di strada a Milano (1.926\u00a0km).`;
  const asked = await moveBase("Marbella");
  expect(asked.status).toBe(409);
  expect(await asked.json()).toMatchObject({
    detail: question,
    errors: [{ path: "beyond_reach", message: question }],
  });
  expect(await staffApi.get(`/${id}`)).toMatchObject({ delivery: { base: "Milano" } });
  const preview = await previewFile(`Slug;Città\r\n${CAR};Marbella\r\n`);
  expect(preview.rows[0].errors).toEqual([
    { path: "location", message: `${question} Se va bene così, cambia la sede dalla scheda della vettura.` },
  ]);
  const body = { location: "Marbella", beyond_reach: true };
  expect((await callApi(application, clerk, "PATCH", `/api/vehicles/${carId}`, body)).status).toBe(200);
  expect(await staffApi.get(`/${id}`)).toMatchObject({ delivery: { base: "Marbella" } });
});
