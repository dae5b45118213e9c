import { expect, test } from "./fixtures.ts";
import { waitForPageScripts } from "./islands.ts";

// Rule: product.md#category-carousel
// Rule: product.md#header-and-drawer "The drawer links"
// Rule: product.md#header-and-drawer "The header has"
test("by keyboard the drawer opens, traps the focus and returns it, and the category carousel loops", async ({
  page,
}) => {
  await page.goto("/");
  await waitForPageScripts(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
  const menu = page.getByRole("button", { name: /menu/i }).first();
  await menu.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  // A click outside does so too.
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  const carousel = page.getByRole("region", { name: "Le Nostre Categorie" });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole("button", { name: "Categoria precedente" }).click();
  await expect(carousel.getByRole("link", { name: /Van/ })).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(carousel.getByRole("link", { name: /Sports Cars/ })).toBeInViewport();
});

// Rule: product.md#accessibility
// Rule: product.md#search-form
test("by keyboard a visitor searches, from the city to a car's page", async ({ page }) => {
  await page.goto("/");
  const city = page.getByLabel("Città di ritiro");
  await city.focus();
  // A native list forgets the letters that were typed more than a second ago, for example before a slow machine handled the next one.
  await expect(async () => {
    await page.keyboard.type("Mil");
    expect(await city.inputValue()).toBe("Milano");
  }).toPass({ intervals: [1500] });
  await page.getByRole("button", { name: /^Data di ritiro/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Date del noleggio" });
  for (const chosen of ["ritiro", "riconsegna"]) {
    await expect(dialog.locator("td button:focus")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    if (chosen === "ritiro") await expect(dialog.getByRole("button", { name: /, ritiro$/ })).toBeFocused();
  }
  await expect(dialog).toBeHidden();
  const search = page.getByRole("button", { name: "Cerca" });
  await expect(search).toBeEnabled();
  await search.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/explore\?pickupCity=Milano/);
  const link = page.getByRole("article").first().getByRole("link").first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/luxury-car-rental\/milan\//);
});

// Rule: product.md#vehicle-page
test("the gallery follows the arrow keys and wraps around", async ({ page }) => {
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  const gallery = page.getByRole("region", { name: /^Immagini della (?!.*da scorrere)/ });
  const position = gallery.getByText(/^\d+ di \d+$/);
  const start = (await position.textContent()) ?? "";
  const total = Number(start.split(" di ")[1]);
  await gallery.getByRole("button", { name: /precedente/i }).focus();
  await expect(gallery.locator("[data-carousel-running]")).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(position).toHaveText(`${total} di ${total}`);
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText(start);
});
