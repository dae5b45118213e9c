import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { NewBookingForm } from "#app/features/admin/bookings/rental/new-booking.tsx";
import type { ApiRentalChoices } from "#domain/api/bookings/rental-choices.ts";
import { carOffer } from "#test/factories/booking-offers.ts";
import { errorResponse, renderScreen } from "#test/panel-screen.tsx";

const LATE = "«Champagne» va ordinato almeno 48 ore prima del ritiro.";
const CHOICES: ApiRentalChoices = {
  extras: [
    { code: "child-seat", name: "Seggiolino", note: "€ 15 al giorno", max_quantity: 2, late: null },
    { code: "champagne", name: "Champagne", note: "€ 90 a noleggio", max_quantity: 1, late: LATE },
  ],
  protections: [{ code: "plus", name: "Plus", note: "€ 40 al giorno. Franchigia € 5.000, deposito € 10.000" }],
  young_driver: { age: 30, price: 50 },
};
const PERIOD = "/?vehicle=maserati-mc20&pickupCity=Roma&pickupDate=2027-03-10&returnDate=2027-03-13";
const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const optionTexts = (label: string) => [...field(label).options].map(({ text }) => text);

// Rule: product.md#choices "By staff."
test("a phone booking offers what the car may have, and prices and sends what is chosen", async () => {
  const calls = renderScreen(
    <NewBookingForm cities={["Roma"]} />,
    ({ path, method }) => {
      if (path.startsWith("/api/bookings/choices")) return { body: CHOICES };
      if (path.startsWith("/api/bookings/offers"))
        return { body: [carOffer({ promotion_refusal: path.includes("promotion_code") ? "È esaurito." : null })] };
      if (method !== "POST") return undefined;
      const message = "«Seggiolino»: al massimo 2.";
      return errorResponse(422, "Controlla i dati.", [{ path: "extras.1.quantity", message }]);
    },
    PERIOD,
  );
  await screen.findByLabelText("Seggiolino");
  expect([optionTexts("Seggiolino"), optionTexts("Champagne")]).toEqual([
    ["Nessuno", "1", "2"],
    ["No", "Sì"],
  ]);
  expect(screen.queryByText(LATE)).toBeNull();
  choose("Seggiolino", "2");
  choose("Champagne", "1");
  choose("Riduzione della franchigia", "plus");
  choose("Data di nascita", "2000-01-01");
  choose("Codice promozionale", "ESTATE");
  expect(screen.getByText(LATE)).toBeDefined();
  expect(screen.getByText("€ 40 al giorno. Franchigia € 5.000, deposito € 10.000")).toBeDefined();
  expect(await screen.findByText("Il prezzo è senza il codice: È esaurito.")).toBeDefined();
  const offers = calls.filter(({ path }) => path.startsWith("/api/bookings/offers")).at(-1);
  const query = new URL(offers?.path ?? "", "https://x.example").searchParams;
  expect([query.get("options"), query.get("promotion_code")]).toEqual([
    "champagne_child-seat*2_protection.plus_young-driver",
    "ESTATE",
  ]);
  choose("Motivo per ordinare gli extra oltre il preavviso", "C'è in cantina");
  choose("Nome e cognome", "Ada Prova");
  choose("Telefono", "+39 333 000 0000");
  choose("Patente dal", "2019-01-01");
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Conferma la prenotazione" });
  await waitFor(() => expect(confirm.disabled).toBe(false));
  fireEvent.click(confirm);
  expect(await screen.findByText("«Seggiolino»: al massimo 2.")).toBeDefined();
  expect(field("Seggiolino").getAttribute("aria-invalid")).toBe("true");
  expect(calls.findLast(({ method }) => method === "POST")?.body).toMatchObject({
    extras: [
      { code: "champagne", quantity: 1 },
      { code: "child-seat", quantity: 2 },
    ],
    protection: "plus",
    promotion_code: "ESTATE",
    late_extras: "C'è in cantina",
  });
});

test("a chosen extra that another car may not have stays visible until it is removed", async () => {
  renderScreen(
    <NewBookingForm cities={["Roma"]} />,
    ({ path }) => {
      if (path.startsWith("/api/bookings/offers"))
        return { body: [carOffer(), carOffer({ vehicle: "fiat-500", vehicle_name: "Fiat 500" })] };
      if (!path.startsWith("/api/bookings/choices")) return undefined;
      return { body: path.includes("fiat-500") ? { ...CHOICES, extras: [] } : CHOICES };
    },
    PERIOD,
  );
  await screen.findByLabelText("Seggiolino");
  choose("Seggiolino", "1");
  fireEvent.click(await screen.findByRole("radio", { name: /Fiat 500/ }));
  expect(await screen.findByText(/Non si può scegliere con quest'auto/)).toBeDefined();
  choose("child-seat", "0");
  await waitFor(() => expect(screen.queryByText(/Non si può scegliere con quest'auto/)).toBeNull());
});
