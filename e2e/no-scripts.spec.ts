import { fillRenter, RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { expect, PHONE_VIEWPORT, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

// Rule: product.md#without-scripts
test("without scripts a visitor searches, reads whole prices, filters, sends a request and cancels it", async ({
  page,
}) => {
  const car = "Flying Spur";
  const [pickup, back] = [dateInDays(45), dateInDays(47)];

  await page.goto("/");
  await page.getByLabel("Città di ritiro").selectOption("Parigi");
  await page.getByLabel("Città di riconsegna").selectOption("Parigi");
  await page.getByLabel("Data di ritiro").fill(pickup);
  await page.getByLabel("Data di riconsegna").fill(back);
  await page.getByRole("button", { name: "Cerca" }).click();

  const card = page.getByRole("article").filter({ hasText: car });
  await expect(card).toContainText("2 giorni");
  await page.getByRole("button", { name: "Filtri avanzati" }).click();
  await page.getByRole("dialog", { name: "Filtri avanzati" }).getByRole("button", { name: "Applica" }).click();
  await expect(card).toContainText("2 giorni");

  await card.getByRole("link", { name: car, exact: true }).click();
  const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  await expect(box).toContainText("Totale");
  await box.getByRole("button", { name: "Richiedi la prenotazione" }).click();
  await fillRenter(page, { ...RENTER, email: "senza@example.com" });
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page).toHaveURL(/\/prenotazione\//);
  await expect(page.getByText(/^VL-[A-Z0-9]{6}$/).first()).toBeVisible();
  await page.getByText("Annulla la prenotazione", { exact: true }).click();
  await page.getByRole("button", { name: "Sì, annulla la prenotazione" }).click();
  await expect(page.getByText("Annullata").first()).toBeVisible();
});

// Rule: product.md#header-and-drawer "The drawer links"
test("without scripts the drawer opens and its links work, wide and on a phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).first().click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Book Now" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Noleggio auto a Milano" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.getByRole("button", { name: /menu/i }).first().click();
  await expect(drawer.getByRole("link", { name: "Book Now" })).toBeVisible();
  await drawer.getByRole("link", { name: "Noleggio auto a Milano" }).click();
  await expect(page).toHaveURL("/luxury-car-rental/milan");
});

// Rule: product.md#day-and-night
test("a dark device shows the night theme without scripts", async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/contatti");
  const day = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).not.toBe(day);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await ground()).toBe(day);
});

// Rule: product.md#rental-facts
test("without scripts the details about costs and steps open by a tap on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  const facts = page.locator("details").filter({ hasText: "Quanto costa, come funziona" });
  await expect(facts.getByRole("definition").first()).toBeHidden();
  await facts.getByText("Quanto costa, come funziona").click();
  await expect(facts.getByRole("definition").first()).toBeVisible();
});
