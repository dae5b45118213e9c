// Rule: product.md#mails

import { describe, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/booking.ts";
import { computeKilometreCharge } from "#domain/bookings/kilometre-charge.ts";
import { supplementLine } from "#domain/prices/price-line.ts";
import { mailedBooking as booking } from "#test/factories/mailed-booking.ts";
import { DAYTIME_SITE, SITE_WITHOUT_HOURS, TEST_SITE } from "#test/site.ts";
import { BOOKING_MAIL_KINDS, type BookingMailKind, bookingEmail } from "./booking-mail.ts";
import type { BookingMailParts } from "./booking-mail-parts.ts";

const TOKEN = "k".repeat(43);
const parts = {
  site: TEST_SITE,
  booking,
  manageUrl: `https://velluto.example/prenotazione/${TOKEN}`,
  reviewUrl: `https://velluto.example/recensione/${TOKEN}`,
  siteUrl: "https://velluto.example",
  staffAddress: "banco@velluto.example",
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a mail to the renter", () => {
  const mail = bookingEmail("received", parts);

  test("contains reference, car, dates, total, every term, the next steps and the private link", () => {
    expect(mail.to).toBe("ada@prova.example");
    for (const text of [mail.text, plain(mail.html)]) {
      for (const part of [
        "VL-7K3MQD",
        "Ferrari 296 GTB",
        "4 giorni × € 1.400",
        "€ 123,45",
        "€ 5.723,45",
        "Deposito cauzionale",
        "€ 10.000",
        "600 km (150 al giorno)",
        "25 anni",
        "Entro 2 ore",
        "sabato 21 novembre 2026, ore 12:00",
        "Apri il collegamento qui sotto e la teniamo fino a domenica 22 novembre 2026, ore 10:00",
        parts.manageUrl,
      ]) {
        expect(text).toContain(part);
      }
    }
  });

  test("lists pickup and return in its text, a line each", () => {
    expect(mail.text).toContain("Ritiro: giovedì 10 dicembre 2026, ore 10:00, Milano");
    expect(mail.text).toContain("Riconsegna: domenica 13 dicembre 2026, ore 18:30, Roma");
  });

  test("shows when and where in a card, and the button right below it", () => {
    const html = plain(mail.html);
    for (const part of ["giovedì 10 dicembre 2026", "<b>ore 10:00</b><br>Milano", "<b>ore 18:30</b><br>Roma"])
      expect(html).toContain(part);
    expect(html.indexOf("ore 18:30")).toBeLessThan(html.indexOf(parts.manageUrl));
    expect(html.indexOf(parts.manageUrl)).toBeLessThan(html.indexOf("Deposito cauzionale"));
  });

  test("escapes user input", () => {
    const { html } = bookingEmail("confirmed", { ...parts, booking: { ...booking, status: "confirmed" } });
    expect(html).not.toContain("<b>Prova");
    expect(html).toContain("Ada &lt;b&gt;Prova&lt;/b&gt;");
  });

  test("contains no free text unless the address is confirmed as the renter's", () => {
    for (const kind of ["received", "cancelled", "expired"] as const) {
      const { subject, text, html } = bookingEmail(kind, parts);
      expect(subject + text + html).not.toMatch(/Prova|333 000|due valigie/);
    }
    const opened = { ...booking, linkOpenedAt: new Date("2026-11-21T09:30:00Z") };
    expect(bookingEmail("cancelled", { ...parts, booking: opened }).text).toContain("Gentile Ada");
  });
});

describe("a delivered car", () => {
  const delivered: Booking = {
    ...booking,
    delivery: {
      base: "Milano",
      pickupPlace: {
        slug: "aeroporto-nizza-cote-d-azur",
        name: "Aeroporto di Nizza Côte d'Azur",
        address: null,
      },
      returnPlace: { slug: null, name: "Nizza", address: "Promenade des Anglais 37" },
      out: { kilometres: 310, minutes: 240 },
      back: { kilometres: 310, minutes: 240 },
      meetingPoint: "Terminal 2, uscita arrivi",
      flightOrTrain: "AZ 1234",
    },
    lines: [
      ...booking.lines,
      supplementLine({ kind: "delivery", place: "Aeroporto di Milano Malpensa", kilometres: 11, amount: 2200 }),
    ],
  };

  test.each([
    ["confirmed", "Ti consegniamo l'auto noi. Veniamo noi a riprenderla."],
    ["changed", "Ti consegniamo l'auto noi. Veniamo noi a riprenderla."],
    ["staff-received", "Trasferimenti: Da Milano, 310 km, 4 ore, andata; Verso Milano, 310 km, 4 ore, ritorno"],
  ] as const)("%s contains place, transfers, meeting point, flight and price", (kind, transfers) => {
    const text = plain(bookingEmail(kind, { ...parts, booking: delivered }).text);
    for (const part of [
      "ore 10:00, Aeroporto di Nizza Côte d'Azur",
      "ore 18:30, Promenade des Anglais 37, Nizza",
      transfers,
      "Punto d'incontro: Terminal 2, uscita arrivi",
      "Volo o treno: AZ 1234",
      "11 km oltre il raggio gratuito: € 22",
    ]) {
      expect(text).toContain(part);
    }
  });

  const typed = /Promenade|Terminal 2|AZ 1234/;
  const meeting = /consegniamo l'auto noi|Lo trovi sulla tua pagina/g;

  test("a request that nobody has read repeats no free text, and links to the page", () => {
    const text = plain(bookingEmail("received", { ...parts, booking: delivered }).text);
    expect(text).not.toMatch(typed);
    expect(text).toContain("ore 18:30, Nizza");
    expect(text.match(meeting)).toHaveLength(2);
  });

  test.each(["declined", "expired", "cancelled", "cancelled-by-staff", "no-show", "completed"] as const)(
    "%s identifies the booking, without meeting details",
    (kind) => {
      const text = plain(bookingEmail(kind, { ...parts, booking: delivered }).text);
      expect(text).toContain("ore 18:30, Nizza");
      expect(text).not.toMatch(typed);
      expect(text).not.toMatch(meeting);
    },
  );

  test("a new request after an expired one has the same place", () => {
    const { text } = bookingEmail("expired", { ...parts, booking: delivered });
    expect(text).toContain(`/prenota/ferrari-296-gtb?pickupCity=${delivered.delivery.pickupPlace.slug}&returnCity=`);
  });

  test("a pickup at the base mentions no delivery", () => {
    const { text } = bookingEmail("received", parts);
    for (const part of ["consegniamo l'auto noi", "Punto d'incontro", "Volo o treno"]) expect(text).not.toContain(part);
  });
});

// Rule: product.md#vat
describe("the mails with a bill", () => {
  const lines = booking.lines.map((line) => ({ ...line, vatRateBasisPoints: 2200 }));
  const textOf = (kind: BookingMailKind, changes: Partial<Booking>) =>
    bookingEmail(kind, { ...parts, booking: { ...booking, lines, ...changes } }).text;

  test.each([
    ["it", "di cui IVA 22 %: € 1.032,10"],
    ["en", "including 22% VAT: €1,032.10"],
    ["fr", "dont TVA 22 % : 1 032,10 €"],
    ["de", "davon 22 % MwSt.: 1.032,10 €"],
    ["es", "IVA del 22 % incluido: 1.032,10 €"],
  ] as const)("say in %s what tax the total contains", (language, row) => {
    for (const kind of ["received", "confirmed", "changed", "reopened", "message"] as const)
      expect(textOf(kind, { language, linkOpenedAt: booking.createdAt }), kind).toContain(`\n${row}\n`);
    expect(textOf("staff-received", { language })).toContain("\ndi cui IVA 22 %: € 1.032,10\n");
  });

  test("say nothing of it where bills do not show it", () => {
    expect(textOf("confirmed", { pickupCountry: "Svizzera" })).not.toContain("IVA");
  });
});

test("a staff mail contains the renter's data and replies to the renter, but never the private link", () => {
  const mail = bookingEmail("staff-received", parts);
  expect([mail.to, mail.replyTo]).toEqual(["banco@velluto.example", "ada@prova.example"]);
  expect(mail.text).toContain("entro le 12:00");
  expect(mail.text).toContain("+39 333 000 0000");
  expect(mail.text).toMatch(/Data di nascita: \d+º? [a-z]+ \d{4}\n/);
  expect(mail.html).toContain("Arriviamo con il treno<br>&amp; due valigie");
  for (const kind of ["staff-received", "staff-cancelled"] as const) {
    const { text, html } = bookingEmail(kind, parts);
    expect(text + html).not.toContain(TOKEN);
  }
});

test("a request's staff mail names the day on which the reply is due if it is not today", () => {
  expect(bookingEmail("staff-received", parts).text).toContain("Da rispondere entro le 12:00.");
  const unhurried = { ...parts, site: { ...TEST_SITE, replyWithinHours: 72 } };
  expect(bookingEmail("staff-received", unhurried).text).toContain("entro le 10:00 di martedì 24 novembre.");
});

test("a receipt of the evening names the deadline and when the telephone is answered next", () => {
  const evening = { ...booking, createdAt: new Date("2026-11-21T21:00:00Z") };
  const { text } = bookingEmail("received", { ...parts, site: DAYTIME_SITE, booking: evening });
  expect(text).toContain("Ti rispondiamo entro le 10:00 di domenica 22 novembre");
  expect(text).toContain("Entro le 10:00 di domenica 22 novembre");
  expect(text).toContain("Al telefono rispondiamo di nuovo domenica 22 novembre alle 8.");
  expect(bookingEmail("received", { ...parts, site: DAYTIME_SITE }).text).not.toContain("rispondiamo di nuovo");
});

test.each(["confirmed", "handed-over", "changed", "cancelled"] as const)(
  "%s: the telephone is answered at its hours",
  (kind) => {
    const textAt = (site: typeof TEST_SITE) => bookingEmail(kind, { ...parts, site }).text;
    expect(textAt(TEST_SITE)).toContain("a ogni ora");
    expect(textAt(DAYTIME_SITE)).toContain("ogni giorno dalle 8 alle 20");
    for (const site of [DAYTIME_SITE, SITE_WITHOUT_HOURS]) expect(textAt(site)).not.toMatch(/a ogni ora|24 ore su 24/);
    expect(textAt(SITE_WITHOUT_HOURS)).not.toMatch(/ [:,]|, :/);
  },
);

test("staff mails link to the booking in the panel", () => {
  for (const kind of BOOKING_MAIL_KINDS.filter((name) => name.startsWith("staff-"))) {
    expect(bookingEmail(kind, parts).text).toContain(`https://velluto.example/admin/bookings/${booking.id}`);
  }
});

// Rule: product.md#mail-texts
test("an expired request explains why its car was held for the first hours only", () => {
  expect(bookingEmail("expired", parts).text).toContain("il collegamento nella nostra e-mail non è stato aperto");
  const held = { ...booking, holdExpiresAt: new Date("2026-11-22T09:00:00Z") };
  expect(bookingEmail("expired", { ...parts, booking: held }).text).toContain(
    "Dopo 24 ore la vettura è tornata libera.",
  );
  // Changed settings do not affect an earlier hold.
  const opened = { ...held, linkOpenedAt: new Date("2026-11-21T09:30:00Z") };
  expect(bookingEmail("expired", { ...parts, site: { ...TEST_SITE, holdHours: 48 }, booking: opened }).text).toContain(
    "Dopo 24 ore la vettura è tornata libera.",
  );
});

test("an expired request offers the same dates again", () => {
  const { text } = bookingEmail("expired", parts);
  expect(text).toContain(
    "https://velluto.example/prenota/ferrari-296-gtb?pickupCity=Milano&returnCity=Roma&pickupDate=2026-12-10",
  );
});

test.each(BOOKING_MAIL_KINDS)("%s has a one-line subject, text and a complete HTML page", (kind) => {
  const { subject, text, html } = bookingEmail(kind, parts);
  expect(subject).toContain("VL-7K3MQD");
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toContain("undefined");
  expect(html).toMatch(/^<!doctype html>[\s\S]+<\/html>\n$/);
  expect(html).not.toContain("undefined");
});

describe("the mails about transitions by staff", () => {
  const text = (kind: BookingMailKind, more: Partial<BookingMailParts> = {}) =>
    plain(bookingEmail(kind, { ...parts, ...more }).text);

  test("confirmed: contains price, every term, what to bring, and the private link", () => {
    const mail = text("confirmed");
    for (const part of [
      "Ferrari 296 GTB ti aspetta",
      "€ 5.723,45",
      "Deposito cauzionale",
      "Patente",
      parts.manageUrl,
    ]) {
      expect(mail).toContain(part);
    }
  });

  test("declined and cancelled by the company: contain the staff's reason, if there is one", () => {
    const reason = "La vettura è in officina fino a lunedì.";
    expect(text("declined", { reason })).toContain(reason);
    expect(text("cancelled-by-staff", { reason })).toContain(reason);
    for (const kind of ["declined", "cancelled-by-staff"] as const) {
      expect(text(kind)).toContain("https://velluto.example/explore?pickupCity=Milano&returnCity=Roma&pickupDate=");
    }
    expect(text("declined")).not.toMatch(/\bnull\b/);
  });

  test("changed: states the change of the total", () => {
    expect(text("changed", { previousTotal: 420_000 })).toContain("Il totale passa da € 4.200 a € 5.723,45.");
    expect(text("changed", { previousTotal: booking.total })).toContain("Il totale resta € 5.723,45.");
    expect(text("changed")).not.toContain("Il totale passa");
  });

  test("handed over: states the odometer reading", () => {
    const handovers = [
      { kind: "pickup", kilometres: 12_000, fuelPercent: 100, recordedAt: booking.pickup.at },
    ] as const;
    expect(text("handed-over", { handovers })).toContain("Contachilometri: 12.000 km");
    expect(text("handed-over")).not.toContain("Contachilometri");
  });

  test("completed: states the exact kilometres", () => {
    const kilometres = computeKilometreCharge([{ pickup: 12_000, return: 12_640 }], booking);
    const mail = text("completed", { kilometres });
    for (const part of ["Percorsi: 640 km", "Inclusi: 600 km", "Ulteriori: 40 km × € 6 = € 240"])
      expect(mail).toContain(part);
    expect(text("completed")).not.toContain("Percorsi");
    expect(mail).not.toContain("Giorni in più");
  });

  test("completed: states the days beyond the agreed ones and the grace period, with their price", () => {
    const late = { ...booking, graceMinutes: 60, returnedAt: new Date("2026-12-14T12:00:00Z") };
    expect(text("completed", { booking: late })).toContain("Giorni in più: 1 giorno × € 1.400 = € 1.400");
    const onTime = { ...late, returnedAt: new Date("2026-12-14T10:00:00Z") };
    expect(text("completed", { booking: onTime })).not.toContain("Giorni in più");
  });

  // Rule: product.md#rental-days
  test.each(["received", "confirmed", "changed"] as const)(
    "%s: states that a return within the grace period is included",
    (kind) => {
      const within = { ...booking, return: { ...booking.return, time: "11:00" }, graceMinutes: 60 };
      const sentence =
        "La riconsegna delle 11:00 è compresa: fino a un'ora dopo l'ora del ritiro non si paga un giorno in più.";
      expect(text(kind, { booking: within })).toContain(sentence);
      expect(bookingEmail(kind, { ...parts, booking: within }).html).toContain("La riconsegna delle 11:00 è compresa");
      expect(text(kind)).not.toContain("è compresa");
    },
  );

  test.each(["declined", "expired"] as const)("%s: a car that has left the fleet is not offered again", (kind) => {
    const gone = { ...booking, vehicle: { id: null, title: "Ferrari 296 GTB", catalogueVehicle: null } };
    const mail = text(kind, { booking: gone });
    expect(mail).toContain("Ferrari 296 GTB");
    expect(mail).not.toContain("/prenota/");
    expect(mail).toContain("https://velluto.example/explore");
  });
});
