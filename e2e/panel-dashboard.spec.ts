import { randomUUID } from "node:crypto";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signInAsColleague, signInToPanel } from "./panel-session.ts";

test("the cards show true figures, and the text says which pages exist", { tag: "@phone" }, async ({ page }) => {
  await signInToPanel(page);
  // The figures this very page was told: others make bookings meanwhile.
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
  await expectAccessible(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test("a new request appears with the two hours running, and leads to its answer", async ({ page }) => {
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  const sender = { name, email: "ada@example.com", phone: "+39 347 123 4567" };
  await page.request.post("/api/enquiries", {
    data: { kind: "contact", message: "Consegnate a Bellagio?", ...sender },
  });
  await signInToPanel(page);
  await page.goto("/admin");
  const more = page.getByRole("button", { name: /^(Altre \d+|Un'altra)$/ });
  await expect(page.getByRole("heading", { name: "In attesa di risposta" })).toBeVisible();
  if (await more.isVisible()) await more.click();
  const line = page.getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText(/(2:00|1:59) rimasti/);
  await line.getByRole("link", { name: `Rispondi a ${name}` }).click();
  await expect(page).toHaveURL(/\/admin\/requests\/[0-9a-f-]{36}/);
});

test("what was searched in vain stands there, counted, and leads to the search", async ({ page }) => {
  // Vans are delivered to Lugano, but none of this brand.
  await page.goto("/explore?pickupCity=Lugano&category=van&brands=ferrari");
  await expect(page.getByText("Nessun risultato trovato")).toBeVisible();
  await signInToPanel(page);
  await page.goto("/admin");
  const row = page.getByRole("row").filter({ hasText: "Lugano" });
  await expect(row).toContainText("Van");
  await expect(row.getByRole("link").first()).toHaveAttribute("href", /^\/explore\?pickupCity=Lugano/);
});

test("a SEO manager sees figures and nobody's name", async ({ page }) => {
  await signInAsColleague(page, "seo_manager");
  await page.goto("/admin");
  await expect(page.getByRole("definition")).toHaveCount(6);
  await expect(page.getByRole("heading", { name: "Ricerche senza risultati" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "In attesa di risposta" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Oggi" })).toHaveCount(0);
  await expectAccessible(page);
});

test("the log tells who changed what, from what to what", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await signInToPanel(page);
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
  await expectAccessible(page);
});
