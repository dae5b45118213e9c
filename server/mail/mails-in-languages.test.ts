// Rule: product.md#languages
import { describe, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/booking.ts";
import type { Language } from "#domain/languages.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { mailedBooking } from "#test/factories/mailed-booking.ts";
import { TEST_SITE } from "#test/site.ts";
import { BOOKING_MAIL_KINDS, bookingEmail } from "./bookings/booking-mail.ts";

const FOREIGN = ["en", "fr", "de", "es"] as const;
const SITE_URL = "https://velluto.example";
const ITALIAN =
  /(?<!\p{L})(?:buongiorno|gentile|gli|della|dello|degli|è|che|più|ore|giorno|giorni|vettura|prenotazione|richiesta|ritiro|riconsegna|preventivo|codice|totale|telefono|chiamaci|grazie|apri|vedi|tua|tuo|tuoi|dicembre|sabato|domenica|giovedì|Milano|Rosso Corsa)(?!\p{L})/iu;

/** Expects a mail in a language: its document, its links, and no Italian word and no unfilled placeholder in its texts. */
function expectLanguage({ subject, text, html }: OutgoingEmail, language: Exclude<Language, "it">) {
  expect(html).toContain(`<html lang="${language}">`);
  const written = `${subject}\n${text}`.replaceAll(/https?:\S+/g, "").replace(TEST_SITE.address.city, "");
  expect(written).not.toMatch(/[{}]/);
  expect(
    written.split("\n").filter((line) => ITALIAN.test(line) && !line.startsWith(TEST_SITE.address.street)),
  ).toEqual([]);
  for (const [url] of text.matchAll(/https:\/\/velluto\.example\/\S*/g))
    expect(url).toMatch(new RegExp(`^${SITE_URL}/${language}/`));
}

describe.each(FOREIGN)("mails about a booking in %s", (language) => {
  const red = { name: "Rosso Corsa", colour: "red" };
  const translated = { name: "Ruby", colour: "red" };
  const noColours = { leather: null, stitching: null, trim: null };
  const booking: Booking = {
    ...mailedBooking,
    language,
    finish: { key: "rosso-corsa", paint: red, ...noColours },
    units: [
      {
        id: "u1",
        position: 1,
        vehicleId: "1",
        title: "Ferrari 296 GTB",
        unit: 1,
        plate: "GA 001 AA",
        startedAt: mailedBooking.pickup.at,
      },
    ] as unknown as Booking["units"],
    supplements: [{ kind: "delivery", place: "Milano", kilometres: 11, amount: 2200 }],
    linkOpenedAt: new Date("2026-11-21T09:30:00Z"),
  };
  const page = `${SITE_URL}/${language}/prenotazione/x`;
  const parts = {
    booking,
    manageUrl: page,
    reviewUrl: page,
    site: TEST_SITE,
    siteUrl: SITE_URL,
    staffAddress: "banco@velluto.example",
    text: { subject: "Il testo della casa", heading: "La casa.", body: "Buongiorno." },
    finish: { paint: translated, ...noColours },
    previousTotal: 1,
    previousColours: "Black",
    message: { body: "…", author: "Giulia" },
    beforeReplacement: { total: 1, terms: { ...booking.terms, deposit: 1 } },
    handovers: (["pickup", "return"] as const).map((kind) => ({
      kind,
      kilometres: 1200,
      fuelPercent: 80,
      recordedAt: new Date("2026-12-15T17:30:00Z"),
    })),
    kilometres: { driven: 900, included: 600, extra: 300, charge: 180_000 },
  };

  test.each(BOOKING_MAIL_KINDS.filter((kind) => !kind.startsWith("staff-")))("%s", (kind) => {
    const statuses = ["requested", "confirmed", "active", "completed"] as const;
    for (const status of statuses)
      expectLanguage(bookingEmail(kind, { ...parts, booking: { ...booking, status } }), language);
    expectLanguage(
      bookingEmail(kind, { ...parts, booking: { ...booking, finish: null, linkOpenedAt: null } }),
      language,
    );
  });
});
