// Rule: product.md#csv-export
import { expect, test } from "vitest";
import { toBookingsTable } from "#domain/bookings/bookings-csv.ts";
import { bookingRow } from "#test/factories/booking-rows.ts";

test("writes status labels, amounts with a comma and empty cells for missing values", () => {
  const { fields, data } = toBookingsTable(
    [bookingRow({ unit: null, return_city: "Roma", return_time: "18:30", days: 4, one_way: 123.4, total: 5723.4 })],
    "Europe/Rome",
  );
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

test("writes the creation time in the company's time zone, around midnight and daylight-saving changes", () => {
  const received = ["2026-07-01T22:30:00.000Z", "2026-11-21T22:59:00.000Z", "2026-11-21T23:00:00.000Z"];
  const rows = received.map((created_at) => bookingRow({ created_at }));
  const { fields, data } = toBookingsTable(rows, "Europe/Rome");
  const at = fields.indexOf("Ricevuta");
  expect(data.map((line) => line[at])).toEqual(["2026-07-02 00:30", "2026-11-21 23:59", "2026-11-22 00:00"]);
});

test("appends the delivery columns after the older ones", () => {
  const row = bookingRow();
  const { fields, data } = toBookingsTable(
    [
      {
        ...row,
        delivery: {
          ...row.delivery,
          pickup_place: { slug: null, name: "Nizza", address: "Promenade des Anglais 37" },
          transfer_out: { kilometres: 310, minutes: 240 },
          flight_or_train: "AZ 1234",
          supplement: 22,
        },
      },
    ],
    "Europe/Rome",
  );
  expect(fields.indexOf("Ricevuta")).toBe(19);
  expect(data[0]?.slice(20)).toEqual([
    "Milano",
    "Nizza",
    "Promenade des Anglais 37",
    "Milano",
    "",
    "",
    "AZ 1234",
    "310",
    "240",
    "0",
    "0",
    "22,00",
    "Ferrari 296 GTB",
  ]);
});
