import { expect, test } from "vitest";
import { bookingsTable } from "#domain/booking/bookings-csv.ts";

test("a booking's line: states in words, amounts with a comma, nothing where there is nothing", () => {
  const { fields, data } = bookingsTable([
    {
      reference: "VL-7K3MQD",
      status: "confirmed",
      vehicle_name: "Ferrari 296 GTB",
      unit: null,
      pickup_city: "Milano",
      pickup_date: "2026-12-10",
      pickup_time: "10:00",
      return_city: "Roma",
      return_date: "2026-12-13",
      return_time: "18:30",
      days: 4,
      daily_rate: 1400,
      one_way: 123.4,
      total: 5723.4,
      deposit: 10_000,
      name: "Ada Prova",
      email: "ada@prova.example",
      phone: "+39 333 000 0000",
      note: null,
      created_at: "2026-11-21T09:00:00.000Z",
    },
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
