// Rule: product.md#languages

import { describe, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/booking.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { toEnquiryRows } from "#domain/enquiries/enquiry-rows.ts";
import type { EnquiryRequest } from "#domain/forms/enquiries/enquiry.ts";
import { estimateLine } from "#domain/jets/trip-estimate.ts";
import type { Language } from "#domain/languages.ts";
import { builtInMailText } from "#domain/mail-texts/built-in-mail-text.ts";
import { companyValues, renderMailText } from "#domain/mail-texts/fill-mail-text.ts";
import { supplementLine } from "#domain/prices/price-line.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import type { StoredQuote } from "#server/repositories/quotes/quotes.ts";
import { mailedBooking } from "#test/factories/mailed-booking.ts";
import { TEST_SITE } from "#test/site.ts";
import { BOOKING_MAIL_KINDS, bookingEmail } from "./bookings/booking-mail.ts";
import { enquiryAnswerEmail } from "./conversation-mails.ts";
import { enquiryEmails } from "./enquiry-mail.ts";
import { quoteEmail } from "./quote-mails.ts";

const FOREIGN = ["en", "fr", "de", "es"] as const;
const SITE_URL = "https://velluto.example";
const TEST_ENQUIRY = {
  id: "e1",
  status: "new" as const,
  details: {},
  reference: "RQ-7K3MQD",
  createdAt: new Date("2026-11-21T09:00:00Z"),
};
const ITALIAN =
  /(?<!\p{L})(?:buongiorno|gentile|gli|della|dello|degli|è|che|più|ore|giorno|giorni|vettura|prenotazione|richiesta|ritiro|riconsegna|preventivo|codice|totale|telefono|chiamaci|grazie|apri|vedi|tua|tuo|tuoi|dicembre|sabato|domenica|giovedì|Milano|Rosso Corsa)(?!\p{L})/iu;

/** Expects a mail in a language: its document, its links, and no Italian word and no unfilled placeholder in its texts. */
function expectLanguage({ subject, text, html }: OutgoingEmail, language: Exclude<Language, "it">) {
  expect(html).toContain(`<html lang="${language}">`);
  const written = `${subject}\n${text}`.replaceAll(/https?:\S+/g, "").replace(TEST_SITE.address.city, "");
  expect(written).not.toMatch(/[{}]/);
  // French writes a space before a colon.
  if (language === "fr") expect(written).not.toMatch(/[^\s\d]:\s/);
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
    lines: [
      ...mailedBooking.lines,
      supplementLine({ kind: "delivery", place: "Milano", kilometres: 11, amount: 2200 }),
    ],
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

describe.each(FOREIGN)("mails about a request in %s", (language) => {
  const words = wordsOf(language);
  const common = { site: TEST_SITE, siteUrl: SITE_URL, staffAddress: "banco@velluto.example", text: null };
  const page = `${SITE_URL}/${language}/richiesta/x`;
  const sender = { name: "Ada Lovelace", email: "ada@prova.example", phone: "+39 02 1234567" };
  const requests: EnquiryRequest[] = [
    { kind: "contact", ...sender, message: "…" },
    { kind: "club", ...sender, message: "", details: { event: "x", places: 2 } },
    { kind: "experience", ...sender, message: "", details: { experience: "x", date: "2026-12-12" } },
    {
      kind: "jet",
      ...sender,
      message: "",
      details: {
        legs: [{ from: "Milano", to: "Zurigo", date: "2026-12-12", time: "10:00" }],
        passengers: 4,
        car: { vehicle: "ferrari-296-gtb", from: "2026-12-12", to: "2026-12-14" },
      },
    },
  ];
  const estimate = estimateLine(words, {
    legs: [],
    passengers: 4,
    aircraft: 1,
    prices: [{ type: "Light Jet", price: { low: 640_000, high: 640_000 } }],
    tax: 80_000,
    chosen: null,
    isComplete: true,
  });
  const names = { car: "Ferrari 296 GTB", event: "Test", experience: "Test", estimate: estimate ?? undefined };

  test.each(requests)("an enquiry of the kind $kind: receipt and answer", (request) => {
    const { kind, name } = request;
    const enquiry: Enquiry = { ...TEST_ENQUIRY, ...sender, kind, message: "…", language };
    const { receipt, forStaff } = enquiryEmails({
      ...common,
      shownSite: TEST_SITE,
      enquiry,
      request,
      facts: {},
      shownFacts: names,
      page,
    });
    expectLanguage(receipt, language);
    expect(forStaff.html).toContain('<html lang="it">');
    const rows = toEnquiryRows(words, request, names);
    const answer = { kind, reference: enquiry.reference, name, message: "…", body: "…", author: "Giulia" };
    expectLanguage(enquiryAnswerEmail({ ...common, ...answer, rows, to: sender.email, language, page }), language);
  });

  test.each(["club-event-cancelled", "club-event-moved"] as const)("%s", (kind) => {
    const values = { nome: "Ada", codice: "RQ-1", evento: "Test", giorno: "12", luogo: "Nice", firma: "Giulia" };
    const filledText = renderMailText(builtInMailText(words, kind), { ...values, ...companyValues(words, TEST_SITE) });
    const answer = {
      kind: "club" as const,
      reference: "RQ-1",
      name: "Ada",
      message: null,
      body: "…",
      author: "Giulia",
    };
    const parts = { ...common, ...answer, rows: [], filledText, to: sender.email, language, page };
    expectLanguage(enquiryAnswerEmail(parts), language);
  });

  test.each(["sent", "ordered"] as const)("a quote that is %s", (kind) => {
    const quote = {
      ...sender,
      kind: "car",
      reference: "PV-7K3MQD",
      title: "Ferrari 296 GTB",
      language,
      totalCents: 500_000,
      validUntil: "2026-12-01",
      lines: [{ text: "Ferrari 296 GTB", quantity: 3, amount: 140_000 }],
      rental: {
        pickupDate: "2026-12-10",
        pickupTime: "10:00",
        returnDate: "2026-12-13",
        returnTime: "10:30",
        pickupCity: "Milano",
        returnCity: "Nizza",
      },
      graceMinutes: 59,
      terms: null,
    } as unknown as StoredQuote;
    const outcome = { author: null, booking: null, order: "OR-7K3MQD", orderStatus: null };
    expectLanguage(quoteEmail(kind, { ...common, quote, outcome, vat: [], url: page }), language);
  });
});

// Rule: product.md#content-texts "b"
test("a company's own rental fact without a translation is marked as Italian in a mail", () => {
  const fuelLevel = "Si riporta con mezzo serbatoio.";
  const { html, text } = bookingEmail("reminder-return", {
    booking: { ...mailedBooking, language: "en", status: "active" },
    manageUrl: SITE_URL,
    reviewUrl: SITE_URL,
    site: { ...TEST_SITE, rentalRules: { ...TEST_SITE.rentalRules, fuelLevel, italianTexts: [fuelLevel] } },
    siteUrl: SITE_URL,
    staffAddress: "banco@velluto.example",
  });
  expect(html).toContain(`<span lang="it">${fuelLevel}</span>`);
  expect(text).toContain(fuelLevel);
});
