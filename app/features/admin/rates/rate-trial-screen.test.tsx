// Rule: product.md#rates-screen ""Prova" prices"
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiRateTrial } from "#domain/api/rates/rate-trial.ts";
import { errorResponse, renderScreen, type SentCall } from "#test/panel-screen.tsx";
import { RateTrialScreen } from "./rate-trial-screen.tsx";

const TRIAL: ApiRateTrial = {
  days: 3,
  base_rate: 1000,
  lines: [
    { code: "days", label: "2 giorni × € 1.200, Agosto", amount: 2400, rule: { id: "r1", name: "Agosto" } },
    { code: "days", label: "1 giorno × € 1.000", amount: 1000, rule: null },
    { code: "extra", label: "Champagne", amount: 90, rule: null },
    { code: "promotion-code", label: "Codice ESTATE, 10 %", amount: -340, rule: null },
  ],
  total: 3150,
  included_kilometres: 750,
  deposit: 10_000,
  excess: 5000,
  minimum: { days: 4, rule: { id: "r2", name: "Almeno quattro" } },
  below_minimum: "Almeno 4 giorni.",
  outside_hours: null,
  late_extras: "«Champagne» va ordinato almeno 48 ore prima del ritiro.",
};
const CHOICES = {
  extras: [{ code: "champagne", name: "Champagne", note: "€ 90 a noleggio", max_quantity: 1, late: "Troppo tardi." }],
  protections: [{ code: "plus", name: "Plus", note: "€ 40 al giorno" }],
  young_driver: { age: 30, price: 50 },
};
const choose = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const priceIt = () => fireEvent.click(screen.getByRole("button", { name: "Calcola il prezzo" }));
const trialQuery = (calls: readonly SentCall[]) =>
  new URL(calls.findLast(({ path }) => path.startsWith("/api/rate_trial"))?.path ?? "", "https://x.example")
    .searchParams;

async function fillIn() {
  for (const [label, text, option] of [
    [/Luogo di ritiro/, "mil", "Milano"],
    [/^Auto/, "roma", "Ferrari Roma"],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: text }, inputType: "insertText" });
    fireEvent.click(await screen.findByRole("option", { name: option }));
  }
  choose(/Ritiro il/, "2027-07-30");
  choose(/Riconsegna il/, "2027-08-02");
}
const renderTrial = (answer: () => ReturnType<typeof errorResponse> | { body: unknown }) =>
  renderScreen(
    <RateTrialScreen cities={["Milano"]} vehicles={[{ value: "ferrari-roma", label: "Ferrari Roma" }]} />,
    ({ path }) => {
      if (path.startsWith("/api/bookings/choices")) return { body: CHOICES };
      return path.startsWith("/api/rate_trial") ? answer() : undefined;
    },
  );

test("a trial sends car, places, dates and choices, and shows each line with what made it", async () => {
  const calls = renderTrial(() => ({ body: TRIAL }));
  await fillIn();
  fireEvent.change(await screen.findByLabelText("Champagne"), { target: { value: "1" } });
  choose(/Riduzione della franchigia/, "plus");
  fireEvent.click(screen.getByRole("switch", { name: /Conducente con meno di 30 anni/ }));
  choose(/Codice promozionale/, " estate ");
  // Nothing is ordered, so nobody has to say why.
  expect(screen.queryByLabelText(/Motivo per ordinare/)).toBeNull();
  priceIt();
  const table = await screen.findByRole("table", { name: "Righe del prezzo" });
  const rows = [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.replaceAll("\u00a0", " ")),
  );
  expect(rows).toEqual([
    ["2 giorni × € 1.200, Agosto", "«Agosto»", "€ 2.400"],
    ["1 giorno × € 1.000", "Prezzo base", "€ 1.000"],
    ["Champagne", "Extra", "€ 90"],
    ["Codice ESTATE, 10 %", "Codici", "-€ 340"],
    ["Totale", "", "€ 3.150"],
  ]);
  expect(screen.getByText("Almeno 4 giorni.")).toBeDefined();
  expect(screen.getByText(/va ordinato almeno 48 ore prima/)).toBeDefined();
  expect(screen.getByText("Durata minima: 4 giorni, per «Almeno quattro».")).toBeDefined();
  expect(Object.fromEntries(trialQuery(calls))).toEqual({
    vehicle: "ferrari-roma",
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: "2027-07-30",
    pickupTime: "10:00",
    returnDate: "2027-08-02",
    returnTime: "10:00",
    options: "champagne_protection.plus_young-driver",
    promotion_code: "ESTATE",
  });
});

test("a refused choice is shown at its field, and no former price stays", async () => {
  const message = "«Champagne» non è disponibile con quest'auto in questo luogo: togli la scelta.";
  let isRefused = false;
  renderTrial(() =>
    isRefused ? errorResponse(422, "Controlla i dati.", [{ path: "extras.0.code", message }]) : { body: TRIAL },
  );
  await fillIn();
  fireEvent.change(await screen.findByLabelText("Champagne"), { target: { value: "1" } });
  priceIt();
  await screen.findByRole("table", { name: "Righe del prezzo" });
  isRefused = true;
  priceIt();
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText("Champagne").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByRole("table", { name: "Righe del prezzo" })).toBeNull();
});

test("a trial without a car asks for it", async () => {
  const calls = renderTrial(() => ({ body: TRIAL }));
  priceIt();
  expect((await screen.findAllByText(/Scegli l'auto|Indica/)).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});
