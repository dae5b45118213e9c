import { expect, test } from "vitest";
import { bookingsTable } from "#domain/booking/bookings-csv.ts";
import { bookingRow } from "#test/factories/booking-rows.ts";

test("a booking's line: states in words, amounts with a comma, nothing where there is nothing", () => {
  const { fields, data } = bookingsTable([
    bookingRow({ unit: null, return_city: "Roma", return_time: "18:30", days: 4, one_way: 123.4, total: 5723.4 }),
  ]);
  const cell = (header: string) => data[0]?.[fields.indexOf(header)];
  expect(data[0]).toHaveLength(fields.length);
  expect([cell("Stato"), cell("Totale"), cell("Riconsegna altrove"), cell("Unità"), cell("Nota")]).toEqual([
    "Confermata",
    "5723,40",
    "123,40",
    "",
    "",
  ]);
});
