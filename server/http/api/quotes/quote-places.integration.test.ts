// Rule: product.md#quotes

import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { toQuoteRows } from "#domain/quotes/quote-rows.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { AppContext } from "#server/context.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { acceptQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import { sendQuoteMail } from "#server/services/quotes/quote-jobs.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { CAR_QUOTE, quoteApiOf } from "#test/quote-api.ts";
import { callApi, signInAs } from "#test/staff.ts";
import { deleteBookings, readActiveHolds } from "#test/stored-bookings.ts";

const MALPENSA = "aeroporto-milano-malpensa";
const driver = { driverBirthDate: "1985-03-14", licenceDate: "2004-06-01" };
const application = setUpTestApplication();
const clerk = setUpSignedInUser(application, "customer_service");
const quotes = quoteApiOf(application, clerk);
let context: AppContext;
beforeAll(() => {
  context = application.context;
});
afterEach(async () => {
  await context.db.execute(sql`delete from quotes`);
  await deleteBookings(context);
});

const quoted = (changes: object) => ({ ...CAR_QUOTE, rental: { ...CAR_QUOTE.rental, ...changes } });
const DELIVERED = quoted({
  pickupCity: "MXP",
  returnCity: "Rome",
  returnAddress: "Via Veneto 125",
  meetingPoint: "Uscita arrivi",
  flightOrTrain: "AZ 1234",
});
const bookingOf = async (id: string) => {
  const { booking } = await quotes.read(id);
  return (await callApi(application, clerk, "GET", `/api/bookings/${booking}`)).json();
};

describe("the places of a quoted car", () => {
  test("are accepted under any of their names and stored under the names that bookings use", async () => {
    const { rental } = await (await quotes.call("POST", "", DELIVERED)).json();
    expect(rental).toEqual({
      ...CAR_QUOTE.rental,
      pickupPlace: MALPENSA,
      returnCity: "Roma",
      returnAddress: "Via Veneto 125",
      meetingPoint: "Uscita arrivi",
      flightOrTrain: "AZ 1234",
    });
    const draft = await (await quotes.call("POST", "", { ...DELIVERED, rental })).json();
    expect(draft.rental).toEqual(rental);
    const inTown = await (await quotes.call("POST", "", quoted({ pickupAddress: "Via Manzoni 29" }))).json();
    // As in a booking, an empty street address of the return means the street address of the pickup.
    expect(inTown.rental).toMatchObject({ pickupAddress: "Via Manzoni 29", returnAddress: "Via Manzoni 29" });
  });

  test("are only the cities if nothing else is given", async () => {
    expect((await (await quotes.call("POST", "", CAR_QUOTE)).json()).rental).toEqual(CAR_QUOTE.rental);
  });

  test.each([
    [{ pickupCity: "Atlantide" }, "rental.pickupCity"],
    [{ pickupCity: MALPENSA, pickupAddress: "Via Manzoni 29" }, "rental.pickupAddress"],
    [{ pickupCity: "Marbella" }, "rental.pickupCity"],
  ])("%j is a field error at %s", async (places, path) => {
    const response = await quotes.call("POST", "", quoted(places));
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path]);
  });

  test("appear on the customer's page and in the mail as in a booking, and are never called free", async () => {
    const { id, token } = await quotes.sent(DELIVERED);
    const quote = await findQuote(context, { token }, wordsOf("it"));
    const said = [
      "Ritiro: giovedì 10 dicembre 2026, ore 10:00, Aeroporto di Milano Malpensa",
      "Riconsegna: domenica 13 dicembre 2026, ore 10:00, Via Veneto 125, Roma",
      "Punto d'incontro: Uscita arrivi",
      "Volo o treno: AZ 1234",
    ];
    expect(
      toQuoteRows(wordsOf("it"), quote)
        .slice(0, 4)
        .map(({ label, value }) => `${label}: ${value}`),
    ).toEqual(said);
    expect(quote.hire?.supplements).toEqual([
      { kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 },
    ]);
    const mails: OutgoingEmail[] = [];
    await sendQuoteMail(context, { quote: id, kind: "sent", mailer: { send: async (mail) => void mails.push(mail) } });
    for (const text of said) expect(mails[0]?.text).toContain(text);
  });

  test("are copied to the booking, with their transfers and hold", async () => {
    const { id, token } = await quotes.sent(quoted({ pickupCity: MALPENSA, returnAddress: "Via Manzoni 29" }));
    await acceptQuote(context, { token, form: driver });
    const booking = await bookingOf(id);
    expect(booking.delivery).toMatchObject({
      base: "Milano",
      pickup_place: { slug: MALPENSA, name: "Aeroporto di Milano Malpensa", address: null },
      return_place: { slug: null, name: "Milano", address: "Via Manzoni 29" },
      transfer_out: { kilometres: 51, minutes: 60 },
      // The lines of the quote have none.
      supplement: 0,
    });
    expect(booking).toMatchObject({ total: 4000, agreed_price: null });
    const [held] = await readActiveHolds(context, CAR_QUOTE.rental.vehicle);
    expect(held?.during).toMatch(/^\["2026-12-10 08:00/);
  });

  test("cost what staff are quoted, with each supplement", async () => {
    const period = "pickupDate=2026-12-10&pickupTime=10:00&returnDate=2026-12-13&returnTime=10:00";
    const places = `pickupCity=${MALPENSA}&returnCity=Milano&delivered=true`;
    const offers: { supplements: object[] }[] = await (
      await callApi(application, clerk, "GET", `/api/bookings/offers?${places}&${period}`)
    ).json();
    expect(offers[0]?.supplements).toEqual([
      { kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 22 },
    ]);
  });

  test("from before places had their own field are booked as they were meant", async () => {
    const { id, token } = await quotes.sent(CAR_QUOTE);
    const before = { ...CAR_QUOTE.rental, pickupCity: MALPENSA };
    await context.db.execute(sql`update quotes set rental = ${JSON.stringify(before)}::jsonb where id = ${id}`);
    await acceptQuote(context, { token, form: driver });
    const { delivery } = await bookingOf(id);
    expect([delivery.pickup_place.slug, delivery.return_place.name]).toEqual([MALPENSA, "Milano"]);
  });

  test("are erased with their customer, except the cities", async () => {
    const person = { name: "Grace Hopper", email: "grace@prova.example" };
    const { id: customer_id, version } = await (
      await callApi(application, clerk, "POST", "/api/customers", person)
    ).json();
    const { id, token } = await quotes.sent({ ...DELIVERED, customer_id });
    await acceptQuote(context, { token, form: driver });
    const admin = await signInAs(application, "admin");
    const path = `/api/customers/${customer_id}/erase`;
    expect((await callApi(application, admin, "POST", path, { name: person.name, version })).status).toBe(200);
    const { rental } = await quotes.read(id);
    expect(rental).toEqual({ ...CAR_QUOTE.rental, pickupPlace: MALPENSA, returnCity: "Roma" });
  });
});
