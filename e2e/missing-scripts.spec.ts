import type { Page } from "@playwright/test";
import { dateInDays } from "./dates.ts";
import { simulateSaveData } from "./evaluated-scripts.ts";
import { expect, test } from "./fixtures.ts";
import { hydrateAllIslands } from "./islands.ts";

const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";
const REQUEST = `/prenota/ferrari-296-gtb?pickupDate=${dateInDays(40)}&returnDate=${dateInDays(43)}`;
const START_SCRIPT = "**/assets/start-*.js";

test.use({
  allowedComplaints: [/^request: .*(?:\/assets\/|ERR_INTERNET_DISCONNECTED)|^console: Failed to load resource/],
});

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Una parte della pagina non è arrivata" });
const favouriteToggle = (page: Page) => page.getByRole("button", { name: /^Salva/ }).first();
const countFavourites = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("preferiti") ?? "[]").length);
const pendingElements = (page: Page) => page.locator("[aria-busy=true], [data-busy]");

test("a click before the first script loads shows a notice and is replayed once when it has loaded", {
  tag: "@phone",
}, async ({ page }) => {
  await page.route(START_SCRIPT, (route) => route.abort());
  await page.goto("/vetture");
  // Click a second time, like an impatient visitor.
  for (let press = 0; press < 2; press++) await favouriteToggle(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(pendingElements(page)).toHaveCount(0);
  expect(await countFavourites(page)).toBe(0);
  await page.unroute(START_SCRIPT);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => countFavourites(page)).toBe(1);
});

test("a click while offline after the paint waits, and is replayed once the connection is back", async ({
  page,
  context,
}) => {
  await page.addInitScript(simulateSaveData);
  await page.goto("/vetture");
  await context.setOffline(true);
  await favouriteToggle(page).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => countFavourites(page)).toBe(1);
});

for (const [missing, files] of [
  ["the islands' own file", "**/assets/rental-*.js"],
  ["the file that all islands share", "**/assets/shared-*.js"],
] as const) {
  test(`without ${missing} a car's form is native and its heart works; React hydrates once it loads`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/"));
    await page.goto(CAR);
    await failed;
    await page.mouse.wheel(0, 10);
    await favouriteToggle(page).click();
    await expect.poll(() => countFavourites(page)).toBe(1);
    const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
    await box.locator("[name=pickupDate]").fill(dateInDays(40));
    await box.locator("[name=returnDate]").fill(dateInDays(43));
    await expect(notice(page)).toBeHidden();
    await expect(page.locator("[data-island][data-hydrating]")).toHaveCount(0);
    await box.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page).toHaveURL(/returnDate=/);
    await expect(box).toContainText("Totale");
    await expect(pendingElements(page)).toHaveCount(0);
    await page.unroute(files);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hydrateAllIslands(page);
  });
}

for (const files of ["**/assets/booking-*.js", "**/assets/shared-*.js", "**/assets/*.js"]) {
  test(`a request is posted once if ${files} fails to load`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(request.url());
    });
    await page.goto(REQUEST);
    // Without scripts the browser would validate the form first.
    await page.locator("form[method=post]").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await page.getByRole("button", { name: "Invia la richiesta" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect(posted).toHaveLength(1);
    await expect(pendingElements(page)).toHaveCount(0);
  });
}

test("the server validates a search whose rules fail to load, and a calendar that fails to load says so until it has", async ({
  page,
}) => {
  const calendar = "**/assets/*calendar-*.js";
  await page.route(calendar, (route) => route.abort());
  await page.route("**/assets/search-form-*.js", (route) => route.abort());
  await page.goto("/");
  await page.getByLabel("Città di ritiro").focus();
  await page.getByLabel("Città di ritiro").selectOption("Milano");
  await page.getByRole("button", { name: /^Data di ritiro/ }).click();
  const dialog = page.getByRole("dialog", { name: "Date del noleggio" });
  await expect(dialog.getByText("Il calendario non è arrivato").last()).toBeVisible();
  await page.unroute(calendar);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  const days = dialog.getByRole("gridcell").getByRole("button", { disabled: false });
  await days.nth(-2).click();
  await days.last().click();
  await page.getByRole("button", { name: "Cerca", exact: true }).click();
  await expect(page).toHaveURL(/\/explore\?pickupCity=Milano/);
});
