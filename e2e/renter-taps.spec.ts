import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { formatNumber } from "#domain/numbers.ts";
import { createClickCounter } from "./click-counter.ts";
import { dateInDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { simulateInteraction } from "./islands.ts";
import { waitForMail } from "./outbox.ts";

// A city without cars of its own: all are delivered there. Both days are in the months that the calendar opens with.
const [PICKUP, BACK] = [dateInDays(21), dateInDays(25)];
/** Matches a page's URL that keeps place and dates. */
const urlWithSearch = (path: string) =>
  new RegExp(`${path}.*pickupCity=Nizza.*pickupDate=${PICKUP}.*returnDate=${BACK}`);

/** Returns patterns of the totals of both cars for these days, which depend on the season. A day costs at least the base rate. */
async function readTotals(request: APIRequestContext): Promise<{ dawn: string; portofino: string }> {
  const search = `pickupCity=Nizza&returnCity=Nizza&pickupDate=${PICKUP}&returnDate=${BACK}`;
  const answer = await request.get(`/api/offers?vehicle=rolls-royce-dawn&vehicle=ferrari-portofino-m&${search}`);
  const [dawn = 0, portofino = 0] = ((await answer.json()) as { total: number }[]).map(({ total }) => total);
  expect(dawn).toBeGreaterThanOrEqual(4 * 1400);
  expect(portofino).toBeGreaterThanOrEqual(4 * 1200);
  return { dawn: toPattern(dawn), portofino: toPattern(portofino) };
}

const toPattern = (euros: number) => `€\\s${formatNumber(euros).replaceAll(".", "\\.")}`;

// Rule: product.md#booking-request
// Rule: product.md#comparison
test("a cabrio in Nizza for four days: two compared, one held, then cancelled, in at most 16 taps", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "Taps are counted on a phone.");
  const hand = createClickCounter(page, isMobile);
  const email = `nizza-${randomUUID().slice(0, 8)}@example.com`;
  const totals = await readTotals(page.request);

  await page.goto("/");
  // Only after hydration are dates buttons, and do places and categories update without a page load.
  await simulateInteraction(page);
  await expect(page.getByRole("button", { name: /^Data di ritiro/ })).toBeVisible();
  await hand.press(page.getByRole("link", { name: /^Cabrio/ }));
  await expect(page.getByText("Categoria: Cabrio")).toBeVisible();
  await hand.press(page.getByLabel("Città di ritiro"));
  await hand.press(page.getByRole("dialog", { name: "Città di ritiro" }).getByRole("button", { name: /^Nizza/ }));
  await hand.press(page.getByRole("button", { name: /^Data di ritiro/ }));
  for (const day of [PICKUP, BACK]) {
    await hand.press(page.locator(`dialog [data-day="${day}"]:not([data-outside]) button`));
  }
  await hand.press(page.getByRole("button", { name: "Cerca" }));

  await expect(page).toHaveURL(urlWithSearch("/explore"));
  const search = page.url();
  await expect(page.getByRole("heading", { name: "Consegnate a Nizza" })).toBeVisible();
  const card = (car: string) => page.getByRole("article").filter({ hasText: car });
  for (const [car, total] of [
    ["Dawn", totals.dawn],
    ["Portofino M", totals.portofino],
  ] as const) {
    await expect(card(car)).toContainText(/Consegnata a Nizza da .*, senza supplemento/);
    await expect(card(car)).toContainText("4 giorni");
    await expect(card(car)).toContainText(new RegExp(total));
    await hand.press(card(car).getByRole("button", { name: /^Salva/ }));
  }
  await hand.press(page.getByRole("link", { name: "Confronta 2 vetture" }));

  await expect(page).toHaveURL(urlWithSearch("/confronto"));
  await expect(page.getByText(/^Ritiro e riconsegna a Nizza, da /)).toBeVisible();
  await expect(page.getByRole("row", { name: /^Totale/ })).toContainText(
    new RegExp(`${totals.dawn}.*${totals.portofino}`),
  );
  await hand.press(page.getByRole("link", { name: /^Prenota: .*Dawn/ }));

  await expect(page).toHaveURL(urlWithSearch("/prenota/"));
  await expect(page.getByRole("region", { name: "Riepilogo" }).first()).toContainText(
    new RegExp(`Nizza.*Nizza.*${totals.dawn}`),
  );
  // Tapping the first field opens the keyboard; its "next" key moves through the others.
  await hand.press(page.getByLabel("Data di nascita"));
  for (const [field, typed] of [
    ["Data di nascita", "17051984"],
    ["Patente rilasciata il", "01092004"],
    ["Nome e cognome", "Ortensia Mirabelli"],
    ["E-mail", email],
    ["Telefono", "333 000 0000"],
  ] as const) {
    await page.getByLabel(field, { exact: true }).fill(typed);
  }
  await hand.press(page.getByRole("button", { name: "Invia la richiesta" }));

  await expect(page.getByRole("heading", { level: 1, name: /tenuta per te/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Riepilogo" }).first()).toContainText(/Nizza.*Nizza/);
  const isListed = async () => (await (await page.request.get(search)).text()).includes("Salva: Rolls-Royce Dawn");
  expect(await isListed(), "the held car is among the free ones").toBe(false);
  const [opening = ""] = /https?:\/\/\S+\?conferma=[\w-]+/.exec(await waitForMail(email, "VL-")) ?? [];
  await page.goto(opening);
  await hand.press(page.getByRole("button", { name: "Confermo la richiesta" }));
  await expect(page.getByRole("button", { name: "Confermo la richiesta" })).toHaveCount(0);
  await hand.press(page.getByText("Annulla la prenotazione", { exact: true }));
  await hand.press(page.getByRole("button", { name: "Sì, annulla la prenotazione" }));

  await expect(page.getByText("Annullata", { exact: true }).first()).toBeVisible();
  hand.done("journey");
  expect(await isListed(), "the cancelled car is free again").toBe(true);
});
