// Rule: product.md#mails
import { describe, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/booking.ts";
import { mailedBooking as booking } from "#test/factories/mailed-booking.ts";
import { TEST_SITE } from "#test/site.ts";
import { BOOKING_MAIL_KINDS, bookingEmail } from "./booking-mail.ts";
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

describe("the colours of the car", () => {
  const red = {
    key: "rosso-vivo_tabacco",
    paint: { name: "Rosso vivo", colour: "#ae0009" },
    leather: { name: "Tabacco", colour: "#7a4a26" },
    stitching: null,
    trim: null,
  };

  // Rule: product.md#colours "Receipt, private link"
  test("appear in the mails to renter and staff, if known", () => {
    for (const kind of ["received", "confirmed", "changed", "staff-received"] as const) {
      expect(bookingEmail(kind, { ...parts, booking: { ...booking, finish: red } }).text).toContain(
        "Rosso vivo, interni Tabacco",
      );
      expect(bookingEmail(kind, parts).text).not.toContain("Colori");
    }
  });

  test("that change come first, with the former ones", () => {
    const changed = { ...parts, previousColours: "Nero, interni Crema" };
    expect(bookingEmail("changed", { ...changed, booking: { ...booking, finish: red } }).text).toContain(
      "I colori della vettura cambiano: era Nero, interni Crema, ora è Rosso vivo, interni Tabacco. Se preferisci altro, chiamaci.",
    );
    expect(bookingEmail("changed", changed).text).toContain("i colori della nuova te li diciamo al telefono");
  });
});

describe("the picture of the car", () => {
  const listed = {
    ...(booking.vehicle.catalogueVehicle as NonNullable<Booking["vehicle"]["catalogueVehicle"]>),
    slug: "porsche-911-carrera-s",
    images: ["/pictures/cars/porsche-911-carrera-s/studio-1200.webp"],
  };
  const finish = {
    key: "verde-bosco",
    paint: { name: "Verde bosco", colour: "#1d3b2a" },
    leather: null,
    stitching: null,
    trim: null,
  };
  const seen: Booking = {
    ...booking,
    finish,
    unitVehicle: { id: "1", title: "Porsche 911 Carrera S", turnaroundHours: 4, catalogueVehicle: listed },
  };

  test.each(BOOKING_MAIL_KINDS)("%s shows it in its paint, with size and alternative text", (kind) => {
    const image = /<img [^>]+>/.exec(bookingEmail(kind, { ...parts, booking: seen }).html)?.[0] ?? "";
    expect(image).toContain(
      'src="https://velluto.example/mail/pictures/cars/porsche-911-carrera-s/studio-verde-bosco-1200.jpg"',
    );
    expect(image).toContain('width="600" height="270" alt="Porsche 911 Carrera S, colore verde bosco"');
  });

  test("is omitted if the car has left the catalogue", () => {
    const gone = { ...seen, unitVehicle: { ...seen.unitVehicle, catalogueVehicle: null } };
    expect(bookingEmail("confirmed", { ...parts, booking: gone }).html).not.toContain("<img");
  });
});

describe("a replacement of the car", () => {
  const leg = {
    vehicleId: "1",
    unitId: null,
    unit: 1,
    endReason: null,
    endNote: null,
    end: null,
    base: null,
    back: { kilometres: 0, minutes: 0 },
    turnaroundHours: 4,
  };
  const replacedAt = new Date("2026-12-11T10:00:00Z");
  const replaced: Booking = {
    ...booking,
    status: "active",
    units: [
      {
        ...leg,
        id: "a",
        position: 1,
        title: "Ferrari 296 GTB",
        plate: "GA123BC",
        startedAt: booking.pickup.at,
        endedAt: replacedAt,
      },
      {
        ...leg,
        id: "b",
        position: 2,
        title: "Porsche 911 Carrera S",
        plate: null,
        startedAt: replacedAt,
        endedAt: null,
      },
    ],
    unitVehicle: { id: "2", title: "Porsche 911 Carrera S", turnaroundHours: 4, catalogueVehicle: null },
  };
  const textOf = (beforeReplacement: NonNullable<BookingMailParts["beforeReplacement"]>) =>
    bookingEmail("replaced", { ...parts, booking: replaced, leg: 2, beforeReplacement }).text.replaceAll("\u00a0", " ");

  // Rule: product.md#mails "The mail after a"
  test("is reported with both cars, the time, and the price and terms that changed", () => {
    const { terms, total } = replaced;
    const changed = textOf({ total: total - 50_000, terms: { ...terms, deposit: 500_000 } });
    for (const part of [
      "Fino alla sostituzione: Ferrari 296 GTB, targa GA123BC",
      "Da adesso: Porsche 911 Carrera S",
      "Sostituita: venerdì 11 dicembre 2026, ore 11:00",
      "Il totale passa da € 5.223,45 a € 5.723,45.",
      "Deposito cauzionale: € 10.000, prima € 5.000",
    ])
      expect(changed).toContain(part);
    const same = textOf({ total, terms });
    expect(same).toContain("Il totale resta € 5.723,45.");
    expect(same).not.toContain("prima €");
  });

  test("shows in later mails: both cars in order, and an overdue return names the car that is out", () => {
    expect(bookingEmail("completed", { ...parts, booking: replaced }).text).toContain(
      "Vettura: Ferrari 296 GTB, poi Porsche 911 Carrera S",
    );
    expect(bookingEmail("staff-overdue-return", { ...parts, booking: replaced }).subject).toContain(
      "Porsche 911 Carrera S non è rientrata",
    );
  });
});
