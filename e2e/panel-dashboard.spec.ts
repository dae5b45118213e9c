import { randomUUID } from "node:crypto";
import { listVisibleScreens } from "#domain/access/panel-screens.ts";
import { TEST_SITE } from "#test/site.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signInAsFirstAdmin, signInAsRole } from "./panel-session.ts";

// Rule: product.md#dashboard
test("the cards show correct figures, and the text says which pages exist", async ({ page }) => {
  await signInAsFirstAdmin(page);
  // A search without results: vans are delivered to Lugano, but none of this brand. The dashboard lists the most frequent searches, and other tests
  // make some too.
  for (let visit = 0; visit < 8; visit++) {
    const search = await page.request.get("/explore?pickupCity=Lugano&category=van&brands=ferrari");
    expect(await search.text()).toContain("Nessun risultato trovato");
  }
  // Use the figures of this page's own response: other tests make bookings meanwhile.
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/dashboard");
  await page.goto("/admin");
  const figures = await (await answered).json();
  const cards = page.getByRole("definition");
  await expect(cards).toHaveCount(6);
  await expect(page.getByText("Prenotazioni attive").locator("xpath=..")).toContainText(
    String(figures.active_bookings),
  );
  expect(figures.seo_pages).toBe(figures.active_brands * figures.active_cities);
  await expect(page.getByText(`${figures.active_brands} brand × ${figures.active_cities} città`)).toBeVisible();
  await expect(page.getByText("/{brand}", { exact: true })).toBeVisible();
  await expect(page.getByText("/{brand}/{city}", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Occupazione, 30 giorni" })).toBeVisible();
  await expect(
    page
      .getByRole("application", { name: /^Occupazione/ })
      .locator("rect")
      .first(),
  ).toBeAttached();
  const row = page.getByRole("row").filter({ hasText: "Lugano" });
  await expect(row).toContainText("Van");
  await expect(row.getByRole("link").first()).toHaveAttribute("href", /^\/explore\?pickupCity=Lugano/);
  await expectAccessible(page);
});

test("a SEO manager sees figures and no names", async ({ page }) => {
  await signInAsRole(page, "seo_manager");
  await page.goto("/admin");
  await expect(page.getByRole("definition")).toHaveCount(6);
  await expect(page.getByRole("heading", { name: "Ricerche senza risultati" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "In attesa di risposta" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Oggi" })).toHaveCount(0);
  const entries = page.getByRole("navigation", { name: "Menu principale" }).getByRole("link");
  await expect(entries).toHaveText(listVisibleScreens(["seo_manager"], TEST_SITE.offers).map(({ label }) => label));
  expect((await page.request.get("/admin/fleet")).status()).toBe(403);
});

test("the log shows who changed what, from what to what", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await signInAsFirstAdmin(page);
  const created = await page.request.post("/api/brands", { data: { name: `Prova ${mark}`, slug: `prova-${mark}` } });
  const brand: { id: string } = await created.json();
  await page.request.patch(`/api/brands/${brand.id}`, { data: { active: false } });
  await page.goto(`/admin/audit?entity=brands&entity_id=${brand.id}`);
  await expect(page.getByText("2 modifiche", { exact: true })).toBeVisible();
  await page
    .getByRole("button", { name: new RegExp(`^(Brand )?Prova ${mark}$`) })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: `Prova ${mark}` });
  await expect(drawer.getByRole("row", { name: /Attivo/ })).toContainText("SìNo");
  await expect(drawer.getByText("admin@velluto.example")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.getByLabel("Azione").selectOption("Creazione");
  await expect(page.getByText("1 modifica", { exact: true })).toBeVisible();
});
