// Rule: product.md#mails
import { describe, expect, test } from "vitest";
import type { Booking } from "#domain/bookings/booking.ts";
import { mailedBooking as booking } from "#test/factories/mailed-booking.ts";
import { TEST_SITE } from "#test/site.ts";
import { BOOKING_MAIL_KINDS, bookingEmail } from "./booking-mail.ts";

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
    vehicle: { id: "1", title: "Porsche 911 Carrera S", catalogueVehicle: listed },
  };

  test.each(BOOKING_MAIL_KINDS)("%s shows it in its paint, with size and alternative text", (kind) => {
    const image = /<img [^>]+>/.exec(bookingEmail(kind, { ...parts, booking: seen }).html)?.[0] ?? "";
    expect(image).toContain(
      'src="https://velluto.example/mail/pictures/cars/porsche-911-carrera-s/studio-verde-bosco-1200.jpg"',
    );
    expect(image).toContain('width="600" height="270" alt="Porsche 911 Carrera S, colore verde bosco"');
  });

  test("is omitted if the car has left the catalogue", () => {
    const gone = { ...seen, vehicle: { ...seen.vehicle, catalogueVehicle: null } };
    expect(bookingEmail("confirmed", { ...parts, booking: gone }).html).not.toContain("<img");
  });
});
