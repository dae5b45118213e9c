import { afterEach, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { findBooking } from "#server/services/bookings/record/private-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const staffApi = staffApiOf(application, clerk);
afterEach(() => deleteBookings(application.context));

describe("internal notes", () => {
  test("appear in the history and nowhere that the renter sees", async () => {
    const { id, token } = await createBookingInStatus(application, "confirmed");
    const response = await staffApi.call("POST", `/${id}/notes`, {
      note: "Arriva con il treno delle 9.\nChiamare prima.",
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ kind: "note", actor_email: clerk.email, status: "confirmed" });
    const seen = JSON.stringify(await findBooking(application.context, { token }, wordsOf("it")));
    const mails: string[] = [];
    for (const kind of ["confirmed", "changed", "completed", "cancelled-by-staff"] as const) {
      const mailer = { send: async (mail: { text: string; html: string }) => void mails.push(mail.text, mail.html) };
      await sendBookingMail(application.context, { booking: id, kind, mailer });
    }
    expect(seen + mails.join()).not.toContain("treno");
  });

  test.each([{}, { note: "" }, { note: "  " }, { note: "x".repeat(2001) }])("%j is refused", async (body) => {
    const { id } = await createBookingInStatus(application, "confirmed");
    expect((await staffApi.call("POST", `/${id}/notes`, body)).status).toBe(422);
  });
});

describe("PUT /api/bookings/:id/handovers/:kind", () => {
  const record = {
    kilometres: 12_000,
    fuel_percent: 100,
    damage_notes: "Graffio sul cerchio",
    pictures: ["/uploads/a.webp"],
  };
  const put = (id: string, kind: string, body: object = record) =>
    staffApi.call("PUT", `/${id}/handovers/${kind}`, body);

  // Rule: product.md#handover "Kilometres beyond the"
  test("computes the extra kilometres from both records by the agreed terms", async () => {
    const { id } = await createBookingInStatus(application, "active");
    expect((await put(id, "pickup")).status).toBe(200);
    expect((await put(id, "return", { kilometres: 12_740, fuel_percent: 60 })).status).toBe(200);
    const found = await staffApi.get(`/${id}`);
    const { included_km_per_day: perDay, extra_km: rate } = found;
    expect(found.handovers.map(({ kind }: { kind: string }) => kind)).toEqual(["pickup", "return"]);
    expect(found.kilometres).toEqual({
      driven: 740,
      included: 3 * perDay,
      extra: 740 - 3 * perDay,
      charge: (740 - 3 * perDay) * rate,
    });
    const [last] = await staffApi.get(`/${id}/events`);
    expect(last).toMatchObject({ kind: "handover", actor_email: clerk.email });
  });

  test.each([
    ["pickup", "requested", 409],
    ["pickup", "confirmed", 200],
    ["pickup", "active", 200],
    ["pickup", "completed", 200],
    ["pickup", "cancelled", 409],
    ["pickup", "expired", 409],
    ["return", "confirmed", 409],
  ] as const)("%s of a booking that is %s: %i", async (kind, status, answer) => {
    const { id } = await createBookingInStatus(application, status);
    expect((await put(id, kind)).status).toBe(answer);
  });

  // Rule: product.md#handover "A reading below"
  // Rule: product.md#handover "Kilometres beyond the"
  test("refuses a return before its pickup, and an odometer that runs backwards", async () => {
    const { id } = await createBookingInStatus(application, "active");
    expect((await (await put(id, "return")).json()).detail).toBe("Registra prima la consegna.");
    await put(id, "pickup");
    const backwards = await put(id, "return", { ...record, kilometres: 11_999 });
    expect(backwards.status).toBe(422);
    expect((await backwards.json()).errors[0].path).toBe("kilometres");
    await put(id, "return", { ...record, kilometres: 12_100 });
    expect((await put(id, "pickup", { ...record, kilometres: 12_101 })).status).toBe(422);
  });

  test("a correction increments the version; a stale one is refused", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    const { version } = await (await put(id, "pickup")).json();
    const second = await put(id, "pickup", { ...record, kilometres: 12_010, version });
    expect(await second.json()).toMatchObject({ kilometres: 12_010, version: version + 1 });
    const stale = await put(id, "pickup", { ...record, version });
    expect(stale.status).toBe(409);
    expect((await stale.json()).detail).toContain(`Modificato da ${clerk.email}`);
  });

  // Rule: product.md#handover "Neither figure has"
  test("returns the unit's last odometer reading", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    expect((await staffApi.get(`/${id}`)).unit_kilometres).toBeNull();
    await put(id, "pickup");
    expect((await staffApi.get(`/${id}`)).unit_kilometres).toBe(12_000);
  });

  test("an unknown kind is 404", async () => {
    const { id } = await createBookingInStatus(application, "active");
    expect((await put(id, "wash")).status).toBe(404);
  });
});
