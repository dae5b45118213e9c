import { sql } from "drizzle-orm";
import type { TestApplication } from "#test/app.ts";
import { callerOf, type SignedIn } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

/** A quote for a flight, as staff write it. */
export const FLIGHT_QUOTE = {
  kind: "jet",
  title: "Il tuo volo Milano – Zurigo",
  name: "Ada Lovelace",
  email: "ada@prova.example",
  phone: "+39 333 000 0000",
  lines: [
    { text: "Volo in Light Jet", quantity: 1, amount: 3800 },
    { text: "Imposta sugli aerotaxi", quantity: 4, amount: 100 },
  ],
  valid_until: "2026-11-30",
  terms: "Catering a bordo compreso.",
};

/** A quote for three days with a car that has one unit. */
export const CAR_QUOTE = {
  ...FLIGHT_QUOTE,
  kind: "car",
  title: "Ferrari 296 GTB",
  lines: [{ text: "Ferrari 296 GTB, 3 giorni", quantity: 1, amount: 4000 }],
  rental: {
    vehicle: "ferrari-296-gtb",
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: "2026-12-10",
    pickupTime: "10:00",
    returnDate: "2026-12-13",
    returnTime: "10:00",
  },
};

/** The quotes API, called by a member of staff. */
export function quoteApiOf(application: TestApplication, clerk: SignedIn) {
  const call = callerOf(application, clerk, "/api/quotes");
  return {
    call,
    read: async (id: string) => (await call("GET", `/${id}`)).json(),
    /** Sends a quote; returns it with the token of its page. */
    sent: async (body: object = FLIGHT_QUOTE) => {
      const { id } = await (await call("POST", "", body)).json();
      const quote = await (await call("POST", `/${id}/send`, {})).json();
      return { id: quote.id as string, token: new URL(quote.private_url).pathname.split("/").at(-1) ?? "" };
    },
    /** Returns the kinds of mail queued for a quote. */
    mailsOf: async (id: string) => {
      const waiting = await queryRows<{ kind: string }>(
        application.context,
        sql`select data ->> 'kind' as kind from pgboss.job where name = 'quote-mail' and data ->> 'quote' = ${id} order by 1`,
      );
      return waiting.map(({ kind }) => kind);
    },
  };
}
