import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { weekdayOf } from "#domain/opening-hours/weekly-hours.ts";
import { addDays } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { fillRenter, RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { hydrateAllIslands } from "./islands.ts";
import { waitForMail } from "./outbox.ts";
import { pickDaysInForm, pickPlaceInForm } from "./search-form.ts";

/**
 * The renter's way through the demo's rates, with all figures written out (product.md#demo-data): a Bentley Continental GT in "Estate" costs 10 % more
 * than € 1.200, a weekend in it € 3.000, and the code takes 10 % off days and package.
 */
const CAR = "Continental GT";
/** Any space of a text may be a fixed one. */
const pattern = (text: string) => new RegExp(text.replace(/[.*]/g, "\\$&").replaceAll(" ", "\\s"));
/** The price box puts the price of a day first, the receipt the days. */
const SEASON_LINE = new RegExp(
  `${pattern("1 giorno × € 1.320, Estate").source}|${pattern("€ 1.320 × 1 giorno, Estate").source}`,
);
const PACKAGE_LINE = pattern("Weekend in Bentley, 3 giorni, 600 km inclusi");
const LINES = [SEASON_LINE, PACKAGE_LINE, pattern("2 × Champagne"), pattern("Franchigia dimezzata, 4 giorni × € 45")];
const CODE_LINE = pattern("Codice BENVENUTO, 10 %");

/** Returns the Tuesday to Monday of the nth week that lies in "Estate" but not in "Agosto", from a week from now on. */
function summerWeek(nth: number): { tuesday: string; thursday: string; monday: string } {
  const weeks = Array.from({ length: 372 }, (_, index) => dateInDays(7 + index))
    .filter((date) => weekdayOf(date) === "tuesday")
    .map((tuesday) => ({ tuesday, thursday: addDays(tuesday, 2), monday: addDays(tuesday, 6) }))
    .filter(({ tuesday }) => tuesday.slice(5) >= "06-15" && tuesday.slice(5) <= "07-25");
  const week = weeks[nth];
  if (!week) throw new RangeError(`no summer week ${nth}`);
  return week;
}

/** A renter whom no other test knows: the code may be used once per person. */
const newRenter = () => {
  const number = String(randomInt(1_000_000, 10_000_000));
  return { ...RENTER, email: `tariffe-${number}@example.com`, phone: `+39 347 ${number}` };
};

const boxOf = (page: Page) => page.getByRole("complementary", { name: "Prezzo e condizioni" });
const receiptOf = (page: Page) => page.getByRole("region", { name: "Riepilogo" }).first();

async function expectLines(place: Locator, lines: readonly RegExp[], total: RegExp): Promise<void> {
  for (const line of lines) await expect(place).toContainText(line);
  await expect(place).toContainText(total);
}

/** Checks the list of search results for the dates: it has the total of the car's page. */
async function expectListTotal(page: Page, pickup: string, back: string, total: RegExp): Promise<void> {
  const list = await page.request.get(
    `/explore?pickupCity=Milano&returnCity=Milano&pickupDate=${pickup}&returnDate=${back}&pickupTime=10:00&returnTime=10:00`,
  );
  const cards = [...(await list.text()).matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
  expect(cards.find((card) => card.includes(CAR))).toMatch(total);
}

/** Fills in the code and the renter, sends the request, and finds the same lines and total on the private page and in the mail. */
async function requestWithCode(page: Page, { hasScripts }: { hasScripts: boolean }): Promise<void> {
  await expectLines(receiptOf(page), LINES, /Totale\s*€\s4\.680/);
  await expect(page.getByText(/^Il deposito cauzionale, €\s4\.000,/)).toHaveCount(1);
  await page.getByText("Hai un codice?").click();
  await page.getByLabel("Codice promozionale").fill("benvenuto");
  await page.getByRole("button", { name: "Applica il codice" }).click();
  await expectLines(receiptOf(page), [...LINES, CODE_LINE], /Totale\s*€\s4\.248/);
  await expect(receiptOf(page)).toContainText(pattern("di cui IVA 22 %"));
  // The accessibility check is a script itself.
  if (hasScripts) await expectAccessible(page);

  const renter = newRenter();
  await fillRenter(page, renter);
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page).toHaveURL(/\/prenotazione\//);
  await expectLines(receiptOf(page), [...LINES, CODE_LINE], /Totale\s*€\s4\.248/);
  await expect(receiptOf(page)).toContainText(/Deposito cauzionale\s*€\s4\.000/);
  if (hasScripts) await expectAccessible(page);
  const reference = await page
    .getByText(/^VL-[A-Z0-9]{6}$/)
    .first()
    .textContent();
  const mail = await waitForMail(renter.email, reference ?? "VL-");
  for (const line of [...LINES, CODE_LINE, /Totale:? €\s4\.248/]) expect(mail).toMatch(line);
  // The cancelled booking gives back the car and the use of the code.
  await page.getByText("Annulla la prenotazione", { exact: true }).click();
  await page.getByRole("button", { name: "Sì, annulla la prenotazione" }).click();
  await expect(page.getByText("Annullata").first()).toBeVisible();
}

// Rule: product.md#demo-data "Rates"
// Rule: product.md#demo-data "Choices"
// Rule: product.md#choices
test("season, weekend package, extra, protection and code are the same lines from the list to the mail", {
  tag: "@phone-only",
}, async ({ page }) => {
  const { tuesday, thursday, monday } = summerWeek(0);
  await page.goto("/");
  await pickPlaceInForm(page, "Città di ritiro", "Milano");
  await pickDaysInForm(page, tuesday, thursday);
  await page.getByRole("button", { name: "Cerca" }).click();
  const card = page.getByRole("article").filter({ hasText: CAR });
  await expect(card).toContainText(/€\s2\.640/);
  await card.getByRole("link", { name: CAR, exact: true }).click();
  await expect(page).toHaveURL(/continental-gt/);
  await hydrateAllIslands(page);
  await expectLines(boxOf(page), [pattern("€ 1.320 × 2 giorni, Estate")], /Totale\s*€\s2\.640/);

  // The calendar has the price of each day, and its days are the dates.
  const months = page.getByRole("region", { name: "Disponibilità" });
  const day = (date: string) => months.getByRole("button", { name: new RegExp(`^${formatItalianLong(date)}, libera`) });
  await expect(day(thursday)).toHaveAccessibleName(/€\s1\.320 al giorno$/);
  await day(thursday).click();
  await day(monday).click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${thursday}&.*returnDate=${monday}`));
  await expectLines(boxOf(page), [SEASON_LINE, PACKAGE_LINE], /Totale\s*€\s4\.320/);
  await expectListTotal(page, thursday, monday, /€\s4\.320/);

  await boxOf(page).getByLabel("Champagne").selectOption("2");
  await expect(boxOf(page)).toContainText(/Totale\s*€\s4\.500/);
  await boxOf(page)
    .getByRole("radio", { name: /^Franchigia dimezzata/ })
    .check();
  await expectLines(boxOf(page), LINES, /Totale\s*€\s4\.680/);
  await expect(boxOf(page)).toContainText(/Deposito cauzionale\s*€\s4\.000/);
  await expect(page.getByText(/^Il deposito cauzionale, €\s4\.000,/)).toHaveCount(1);
  await expect(page).toHaveURL(/options=champagne\*2_protection\.half/);
  await expectAccessible(page);

  await boxOf(page).getByRole("button", { name: "Richiedi la prenotazione" }).click();
  await expect(page).toHaveURL(/\/prenota\//);
  await hydrateAllIslands(page);
  await requestWithCode(page, { hasScripts: true });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // Rule: product.md#without-scripts
  // Rule: product.md#vehicle-page "If the rates change"
  test("season, weekend package, extra, protection and code are the same lines from the list to the mail", {
    tag: "@phone-only",
  }, async ({ page }) => {
    const { tuesday, thursday, monday } = summerWeek(1);
    await page.goto("/");
    await page.getByLabel("Città di ritiro").selectOption("Milano");
    await page.getByLabel("Città di riconsegna").selectOption("Milano");
    await page.getByLabel("Data di ritiro").fill(tuesday);
    await page.getByLabel("Data di riconsegna").fill(thursday);
    await page.getByRole("button", { name: "Cerca" }).click();
    const card = page.getByRole("article").filter({ hasText: CAR });
    await expect(card).toContainText(/€\s2\.640/);
    await card.getByRole("link", { name: CAR, exact: true }).click();
    await expectLines(boxOf(page), [pattern("€ 1.320 × 2 giorni, Estate")], /Totale\s*€\s2\.640/);
    // The days of the calendar are there; their prices come with the scripts.
    const months = page.getByRole("region", { name: "Disponibilità" });
    await expect(months.getByRole("table")).toHaveCount(12);
    await expect(months.getByText(/^In piccolo/)).toBeHidden();
    expect(await months.getByRole("table").allTextContents()).not.toContain("1.320");

    await boxOf(page).getByLabel("Ritiro", { exact: true }).fill(thursday);
    await boxOf(page).getByLabel("Riconsegna", { exact: true }).fill(monday);
    const calculate = boxOf(page).getByRole("button", { name: "Calcola il totale" });
    await calculate.click();
    await expectLines(boxOf(page), [SEASON_LINE, PACKAGE_LINE], /Totale\s*€\s4\.320/);
    await expectListTotal(page, thursday, monday, /€\s4\.320/);
    await boxOf(page).getByLabel("Champagne").selectOption("2");
    await boxOf(page)
      .getByRole("radio", { name: /^Franchigia dimezzata/ })
      .check();
    await calculate.click();
    await expectLines(boxOf(page), LINES, /Totale\s*€\s4\.680/);
    await boxOf(page).getByRole("button", { name: "Richiedi la prenotazione" }).click();
    await requestWithCode(page, { hasScripts: false });
  });
});
