import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { releaseExpiredHolds } from "#server/services/bookings/booking-jobs.ts";
import { cancelBooking, findBooking } from "#server/services/bookings/record/private-booking.ts";
import { requestBooking } from "#server/services/bookings/request/request-booking.ts";
import { sendBookingMail } from "#server/services/bookings/send-booking-mail.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { bookingRequest } from "#test/booking-request.ts";
import { createBookingInStatus, staffApiOf } from "#test/staff-api.ts";
import { deleteBookings, queryRows, readActiveHolds } from "#test/stored-bookings.ts";

const CAR = "ferrari-296-gtb";
const application = setUpTestApplication();
const staffApi = staffApiOf(application, setUpSignedInUser(application, "customer_service"));
afterEach(async () => {
  setClock("2026-11-21T09:00:00Z");
  await deleteBookings(application.context);
});

/** Sets the application's clock. */
const setClock = (now: string) => {
  application.context.clock = () => new Date(now);
};
const detailOf = async (response: Response) => [response.status, (await response.json()).detail];

describe("a handover", () => {
  // Rule: product.md#handover-guard
  test("days early must be confirmed and then holds the car from now", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    setClock("2026-12-06T09:00:00Z");
    expect(await detailOf(await staffApi.patch(id, { status: "active" }))).toEqual([
      409,
      "La consegna è prevista per giovedì 10 dicembre 2026 alle 10:00. Se l'auto esce ora, resta impegnata da adesso.",
    ]);
    expect((await staffApi.patch(id, { status: "active", at_another_time: true })).status).toBe(200);
    const [held] = await readActiveHolds(application.context, CAR);
    expect(held?.during).toMatch(/^\["2026-12-06 09:00:00/);
    const between = bookingRequest({ pickupDate: "2026-12-07", returnDate: "2026-12-08" });
    await expect(requestBooking(application.context, { body: between })).rejects.toMatchObject({ kind: "conflict" });
    expect(await staffApi.get(`/${id}`)).toMatchObject({ collected_at: "2026-12-06T09:00:00.000Z" });
  });

  // Rule: product.md#handover-guard
  test("holds the car from the recorded departure, however long the transition takes", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    let now = Date.parse("2026-12-06T09:00:00Z");
    application.context.clock = () => {
      now += 1000;
      return new Date(now);
    };
    const { collected_at } = await (await staffApi.patch(id, { status: "active", at_another_time: true })).json();
    const [held] = await queryRows<{ since: string }>(
      application.context,
      sql`select lower(during)::text as since from unit_holds`,
    );
    expect(new Date(held?.since ?? "").toISOString()).toBe(collected_at);
  });

  // Rule: product.md#handover-guard
  test("days early keeps its hold from the departure when the return changes later", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    setClock("2026-12-06T09:00:00Z");
    await staffApi.patch(id, { status: "active", at_another_time: true });
    expect((await staffApi.patch(id, { returnDate: "2026-12-14" })).status).toBe(200);
    expect(await readActiveHolds(application.context, CAR)).toEqual([
      { unit: 1, during: '["2026-12-06 09:00:00+00","2026-12-14 15:00:00+00")' },
    ]);
    const between = bookingRequest({ pickupDate: "2026-12-07", returnDate: "2026-12-08" });
    await expect(requestBooking(application.context, { body: between })).rejects.toMatchObject({ kind: "conflict" });
  });

  // Rule: product.md#handover-guard
  test("within two hours of the agreed time needs no confirmation", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    setClock("2026-12-10T07:00:00Z");
    expect((await staffApi.patch(id, { status: "active" })).status).toBe(200);
  });

  // Rule: product.md#handover-guard
  test("is refused for a unit that is out, even if confirmed", async () => {
    const first = await createBookingInStatus(application, "confirmed");
    const second = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    setClock("2026-12-10T09:00:00Z");
    await staffApi.patch(first.id, { status: "active" });
    setClock("2026-12-12T09:00:00Z");
    expect(await detailOf(await staffApi.patch(second.id, { status: "active", at_another_time: true }))).toEqual([
      409,
      `L'unità 1 è ancora fuori con ${first.reference}: registra prima il suo rientro, o dai a questa prenotazione un'altra unità.`,
    ]);
    const out = await queryRows(application.context, sql`select id from bookings where status = 'active'`);
    expect(out).toEqual([{ id: first.id }]);
  });

  // Rule: product.md#handover-guard
  test("of two bookings on one unit is refused by the database", async () => {
    const first = await createBookingInStatus(application, "confirmed");
    const second = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    const goOut = (id: string) =>
      application.context.db.execute(sql`update unit_holds set out_since = now() where booking_id = ${id}`);
    await goOut(first.id);
    await expect(goOut(second.id)).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  // Rule: product.md#handover-guard
  test("days early is refused while another booking holds the unit until then", async () => {
    const first = await createBookingInStatus(application, "confirmed", {
      pickupDate: "2026-12-05",
      returnDate: "2026-12-08",
    });
    const second = await createBookingInStatus(application, "confirmed");
    setClock("2026-12-06T09:00:00Z");
    expect(await detailOf(await staffApi.patch(second.id, { status: "active", at_another_time: true }))).toEqual([
      409,
      "Fino all'ora concordata l'unità 1 è di qualcun altro: scegli un'altra unità, o aspetta.",
    ]);
    expect((await staffApi.get(`/${first.id}`)).status).toBe("confirmed");
  });
});

// Rule: product.md#undo
describe("undo within a minute", () => {
  test.each([
    ["requested", "confirmed"],
    ["requested", "declined"],
    ["confirmed", "cancelled"],
    ["confirmed", "active"],
    ["active", "completed"],
  ] as const)("restores status and hold after %s to %s and discards its mail", async (from, to) => {
    const { id, token } = await createBookingInStatus(application, from);
    const before = await readActiveHolds(application.context, CAR);
    const changed = await (await staffApi.patch(id, { status: to, at_another_time: true })).json();
    expect(changed.undo).toEqual({
      replacement: false,
      to: from,
      until: "2026-11-21T09:01:00.000Z",
      ends_in_seconds: 60,
    });
    const [mail] = await queryRows<{ data: { kind: "confirmed"; event: string }; start_after: Date }>(
      application.context,
      sql`select data, start_after from pgboss.job where name = 'booking-mail' order by created_on desc limit 1`,
    );
    expect(new Date(mail?.start_after ?? 0)).toEqual(new Date("2026-11-21T09:01:00Z"));
    setClock("2026-11-21T09:00:59Z");
    const undone = await staffApi.call("POST", `/${id}/undo`);
    expect([undone.status, (await undone.json()).status]).toEqual([200, from]);
    expect(await readActiveHolds(application.context, CAR)).toEqual(before);
    setClock("2026-11-21T09:05:00Z");
    await releaseExpiredHolds(application.context);
    expect(await readActiveHolds(application.context, CAR)).toEqual(before);
    const sent: string[] = [];
    const mailer = { send: async ({ subject }: { subject: string }) => void sent.push(subject) };
    if (mail) await sendBookingMail(application.context, { booking: id, ...mail.data, mailer });
    expect([mail?.data.event !== undefined, sent]).toEqual([true, []]);
    const { history } = await findBooking(application.context, { token }, wordsOf("it"));
    expect(history.map(({ status }) => status)).toEqual(["requested"]);
    const [event] = await staffApi.get(`/${id}/events`);
    expect(event).toMatchObject({ status: to, undone_at: "2026-11-21T09:00:59.000Z" });
  });

  test.each([
    ["confirmed", "cancelled"],
    ["active", "completed"],
  ] as const)(
    "holds the unit again after %s to %s, even if a process with a fast clock released it",
    async (from, to) => {
      const { id } = await createBookingInStatus(application, from);
      const before = await readActiveHolds(application.context, CAR);
      await staffApi.patch(id, { status: to });
      setClock("2026-11-21T09:01:01Z");
      await releaseExpiredHolds(application.context);
      setClock("2026-11-21T09:00:59Z");
      expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
      expect(await readActiveHolds(application.context, CAR)).toEqual(before);
    },
  );

  // Rule: product.md#undo
  test("keeps changed dates and their hold", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    await staffApi.patch(id, { pickupDate: "2026-12-20", returnDate: "2026-12-22" });
    const undone = await (await staffApi.call("POST", `/${id}/undo`)).json();
    expect(undone).toMatchObject({ status: "requested", pickup_date: "2026-12-20" });
    expect(await readActiveHolds(application.context, CAR)).toEqual([
      { unit: 1, during: '["2026-12-20 09:00:00+00","2026-12-22 15:00:00+00")' },
    ]);
  });

  // Rule: product.md#undo
  test("of an early handover after a changed return holds the rental as it is now, with the car back", async () => {
    const { id } = await createBookingInStatus(application, "confirmed");
    setClock("2026-12-06T09:00:00Z");
    await staffApi.patch(id, { status: "active", at_another_time: true });
    await staffApi.patch(id, { returnDate: "2026-12-14" });
    expect((await staffApi.call("POST", `/${id}/undo`)).status).toBe(200);
    const held = sql`select during::text, out_since from unit_holds where released_at is null`;
    expect(await queryRows(application.context, held)).toEqual([
      { during: '["2026-12-10 09:00:00+00","2026-12-14 15:00:00+00")', out_since: null },
    ]);
  });

  // Rule: product.md#mails
  test("does not send a waiting mail that is outdated because the renter cancelled", async () => {
    const { id, token } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    const [confirmation] = await queryRows<{ data: { kind: "confirmed"; event: string } }>(
      application.context,
      sql`select data from pgboss.job where name = 'booking-mail' and data ->> 'kind' = 'confirmed'`,
    );
    if (!confirmation) throw new Error("No mail waits");
    const sent: string[] = [];
    const mailer = { send: async ({ subject }: { subject: string }) => void sent.push(subject) };
    await cancelBooking(application.context, { token });
    setClock("2026-11-21T09:01:00Z");
    await sendBookingMail(application.context, { booking: id, ...confirmation.data, mailer });
    expect(sent).toEqual([]);
  });

  // Rule: product.md#undo
  test("keeps the released unit from other bookings until the time is over", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "declined" });
    setClock("2026-11-21T09:00:59Z");
    const again = () => requestBooking(application.context, { body: bookingRequest() });
    await expect(again()).rejects.toMatchObject({ kind: "conflict" });
    setClock("2026-11-21T09:01:00Z");
    await again();
  });

  // Rule: product.md#undo
  test("is refused after a minute with a message, and the booking stays as it is", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    setClock("2026-11-21T09:01:00Z");
    expect(await detailOf(await staffApi.call("POST", `/${id}/undo`))).toEqual([
      409,
      "È passato troppo tempo: la prenotazione resta «Confermata».",
    ]);
    expect(await staffApi.get(`/${id}`)).toMatchObject({ status: "confirmed", undo: null });
  });

  // Rule: product.md#undo
  test("is refused when somebody else has made another transition since", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    await staffApi.patch(id, { status: "cancelled" });
    expect(await detailOf(await staffApi.call("POST", `/${id}/undo?to=requested`))).toEqual([
      409,
      "Nel frattempo la prenotazione è «Annullata»: guarda com'è ora, poi decidi.",
    ]);
    expect((await staffApi.call("POST", `/${id}/undo?to=nothing`)).status).toBe(422);
    const undone = await staffApi.call("POST", `/${id}/undo?to=confirmed`);
    expect([undone.status, (await undone.json()).status]).toEqual([200, "confirmed"]);
  });

  // Rule: product.md#undo
  test("is refused a second time, and after the renter has cancelled", async () => {
    const { id } = await createBookingInStatus(application, "requested");
    await staffApi.patch(id, { status: "confirmed" });
    await staffApi.call("POST", `/${id}/undo`);
    const nothing = [409, "Non c'è nessun passaggio da annullare."];
    expect(await detailOf(await staffApi.call("POST", `/${id}/undo`))).toEqual(nothing);
    const other = await createBookingInStatus(application, "requested", {
      pickupDate: "2026-12-20",
      returnDate: "2026-12-22",
    });
    await staffApi.patch(other.id, { status: "confirmed" });
    await cancelBooking(application.context, { token: other.token });
    expect(await detailOf(await staffApi.call("POST", `/${other.id}/undo`))).toEqual(nothing);
  });
});
