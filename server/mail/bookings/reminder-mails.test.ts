// Rule: product.md#reminders "What it says"
import { describe, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/booking.ts";
import { mailedBooking } from "#test/factories/mailed-booking.ts";
import { DAYTIME_SITE } from "#test/site.ts";
import { type BookingMailKind, bookingEmail } from "./booking-mail.ts";

const MANAGE_URL = `https://velluto.example/prenotazione/${"k".repeat(43)}`;
const booking: Booking = { ...mailedBooking, status: "confirmed" };
const delivered: Booking = {
  ...booking,
  return: { ...booking.return, city: "Nizza" },
  delivery: {
    base: "Milano",
    pickupPlace: { slug: "aeroporto-nizza-cote-d-azur", name: "Aeroporto di Nizza Côte d'Azur", address: null },
    returnPlace: { slug: null, name: "Nizza", address: "Promenade des Anglais 37" },
    out: { kilometres: 310, minutes: 240 },
    back: { kilometres: 310, minutes: 240 },
    meetingPoint: "Terminal 2, uscita arrivi",
    flightOrTrain: "AZ 1234",
  },
};
const remind = (kind: BookingMailKind, of: Booking, body?: string) => {
  const { text, ...mail } = bookingEmail(kind, {
    booking: of,
    site: DAYTIME_SITE,
    manageUrl: MANAGE_URL,
    reviewUrl: "",
    siteUrl: "https://velluto.example",
    staffAddress: "banco@velluto.example",
    text: body === undefined ? null : { subject: "Prova", heading: "Prova", body },
  });
  return { ...mail, text: text.replaceAll("\u00a0", " ") };
};

describe.each(["reminder-two-days", "reminder-three-hours"] as const)("%s", (kind) => {
  test("says when, where, who drives, what to bring, and links to map and page", () => {
    const { text, html } = remind(kind, delivered);
    for (const part of [
      "Gentile Ada",
      "giovedì 10 dicembre 2026, ore 10:00, Aeroporto di Nizza Côte d'Azur",
      "Ti consegniamo l'auto noi.",
      "Documenti: Patente e documento d'identità del conducente",
      "Deposito: Una carta per € 10.000",
      "Punto d'incontro: Terminal 2, uscita arrivi",
      "Volo o treno: AZ 1234",
      "Indicazioni: https://www.google.com/maps/dir/?api=1&destination=43.66%2C7.22",
      "ogni giorno dalle 8 alle 20",
      MANAGE_URL,
    ])
      expect(text).toContain(part);
    expect(html).toMatch(
      /href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=43\.66%2C7\.22"[^>]*>Apri la mappa</,
    );
  });

  test("has no map where only the city is known, and no flight where none is", () => {
    expect(remind(kind, booking).text).not.toMatch(/Indicazioni|Volo o treno|consegniamo/);
    expect(remind(kind, booking, "{mappa}\n\nVolo {volo}.\n\n{chi_porta}").text).toContain("Prova\n\nVolo.\n\nRitiro");
  });

  test("fills in the placeholders of an own text", () => {
    const { text } = remind(kind, delivered, "Porta {documenti}. Volo {volo}: {mappa}");
    expect(text).toContain(
      "Porta patente, documento d'identità e una carta per il deposito di € 10.000. Volo AZ 1234: https://www.google.com/maps/",
    );
  });
});

describe("the reminder of the return", () => {
  test("says when, where, who drives, how full the tank has to be and how to prolong", () => {
    const { text } = remind("reminder-return", { ...delivered, status: "active" });
    for (const part of [
      "domenica 13 dicembre 2026, ore 18:30, Promenade des Anglais 37, Nizza",
      "Veniamo noi a riprenderla.",
      "riporti la vettura allo stesso livello",
      "Vuoi tenerla più a lungo? Apri la tua pagina o chiamaci",
      "destination=Promenade%20des%20Anglais%2037%2C%20Nizza",
      MANAGE_URL,
    ])
      expect(text).toContain(part);
    // They belong to the pickup, which was at another place.
    expect(text).not.toMatch(/Terminal 2|AZ 1234|Ritiro/);
  });

  test("names the return that staff expect, if it is later", () => {
    const { text } = remind("reminder-return", {
      ...booking,
      status: "active",
      expectedReturnAt: new Date("2026-12-15T11:00:00Z"),
    });
    expect(text.match(/martedì 15 dicembre 2026, ore 12:00, Roma/g)).toHaveLength(2);
    expect(text).not.toContain("13 dicembre");
  });
});
