// Rule: product.md#brand-form
// Rule: product.md#city-form
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

const test = createTestWithServer("panel-content");

test.beforeEach(({ page, application }) => signInAsFirstAdmin(page, application.origin));

/** Returns a unique word. */
const newMark = () =>
  `z${randomUUID()
    .replaceAll(/[^a-f]/g, "")
    .slice(0, 6)}${randomUUID().slice(0, 4)}`;
const field = (page: Page, name: string) => page.getByRole("dialog").getByLabel(name, { exact: false }).first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) =>
  expect(page.locator("[data-toast] p").filter({ hasText: text })).toBeVisible();
const choose = async (page: Page, row: string, action: string) => {
  await press(page, `Azioni per ${row}`);
  await page.getByRole("menuitem", { name: action }).click();
};
/** Returns the HTML that a visitor gets at a path. */
const html = async (page: Page, path: string) => (await page.request.get(path)).text();
/** Filters the list to one row. */
const find = async (page: Page, slug: string) => {
  await page.getByRole("searchbox").fill(slug);
  await expect(page).toHaveURL(new RegExp(`q=${slug}$`));
};

// Rule: product.md#stale-versions
test("a brand is added, shown on its page, changed, deactivated and restored; the second of two editors learns who was first and loses nothing typed", async ({
  page,
  allowedComplaints,
}) => {
  // The browser logs the refused call.
  allowedComplaints.push(/409/);
  const name = `Prova ${newMark()}`;
  const slug = name.toLowerCase().replace(" ", "-");
  await page.goto("/admin/brands");
  await press(page, "Aggiungi brand");
  await field(page, "Nome").fill(name);
  await expect(field(page, "Slug")).toHaveValue(slug);
  await field(page, "Descrizione").fill("Una casa inventata per una prova.");
  await press(page, "Salva");
  await toast(page, "Brand creato con successo");
  expect(await html(page, `/${slug}`)).toContain("Una casa inventata per una prova.");

  await find(page, slug);
  await press(page, name);
  await field(page, "Descrizione").fill("La stessa casa, detta meglio.");
  const [{ id }] = await (await page.request.get(`/api/brands?slug=${slug}`)).json();
  const headers = { origin: new URL(page.url()).origin };
  const first = await page.request.patch(`/api/brands/${id}`, { data: { meta_title: "Di un altro" }, headers });
  expect(first.status(), await first.text()).toBe(200);
  await press(page, "Salva");
  await expect(page.getByRole("alert")).toContainText(/Modificato da admin@velluto\.example alle \d\d:\d\d/);
  await expect(field(page, "Descrizione")).toHaveValue("La stessa casa, detta meglio.");
  await expectAccessible(page);
  await press(page, "Salva comunque");
  await toast(page, "Brand aggiornato con successo");
  expect(await html(page, `/${slug}`)).toContain("La stessa casa, detta meglio.");

  // The same text is shown again below, and a toast still open would be mistaken for it.
  await page.reload();
  await choose(page, name, "Disattiva");
  await expect(page.getByText(`Disattivare ${name}?`)).toBeVisible();
  await press(page, "Disattiva");
  await toast(page, "Brand disattivato con successo");
  const away = await page.request.get(`/${slug}`, { maxRedirects: 0 });
  expect([away.status(), away.headers().location]).toEqual([302, "/"]);

  await press(page, `Riattiva ${name}`);
  await toast(page, "Brand aggiornato con successo");
  expect((await page.request.get(`/${slug}`, { maxRedirects: 0 })).status()).toBe(200);
});

// Rule: product.md#city-record
test("a city has texts in five languages, and a new slug keeps its old address working", async ({ page }) => {
  const name = `Città ${newMark()}`;
  const slug = `citta-${name.slice(6)}`;
  await page.goto("/admin/cities");
  await press(page, "Aggiungi città");
  await field(page, "Nome").pressSequentially("Losan");
  await page.getByRole("option", { name: "Losanna, Svizzera" }).click();
  await expect(field(page, "Slug")).toHaveValue("losanna");
  await expect(field(page, "Paese")).toHaveValue("Svizzera");
  await expect(field(page, "Fuso orario")).toHaveValue("Europe/Zurich");
  await expect(field(page, "Latitudine")).toHaveValue(/^46,5/);
  // Another name than a town's, with what the town filled in: its latitude stays.
  await field(page, "Nome").fill(name);
  await expect(field(page, "Slug")).toHaveValue(slug);
  await field(page, "Paese").fill("Italia");
  await field(page, "Testo in italiano").fill("Una città inventata, dove si guida piano.");
  const picture = "/pictures/cities/como-1200.webp";
  await field(page, "Immagine").fill(picture);
  await page.getByRole("tab", { name: /Français/ }).click();
  await field(page, "Testo in francese").fill("Une ville inventée, où l'on roule doucement.");
  await expectAccessible(page);
  await press(page, "Salva");
  await toast(page, "Città creata con successo");

  const address = `/luxury-car-rental/${slug}`;
  expect(await html(page, address)).toContain("Una città inventata, dove si guida piano.");
  expect(await html(page, address)).toMatch(new RegExp(`<img[^>]* src="${picture}"`));
  expect(await html(page, `/fr${address}`)).toContain("Une ville inventée, où l&#x27;on roule doucement.");

  await find(page, slug);
  for (const next of [`${slug}-bis`, `${slug}-ter`]) {
    await press(page, name);
    await field(page, "Slug").fill(next);
    await expect(page.getByText("porterà al nuovo indirizzo (301).")).toBeVisible();
    await press(page, "Salva");
    await expect(page.getByRole("dialog", { name: "Modifica città" })).toBeHidden();
    // The dialog closes a moment before the row has its new version.
    await expect(page.getByRole("cell", { name: next, exact: true })).toBeVisible();
  }
  for (const former of [slug, `${slug}-bis`]) {
    const moved = await page.request.get(`/fr/luxury-car-rental/${former}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/fr/luxury-car-rental/${slug}-ter`]);
  }
  await choose(page, name, "Disattiva");
  await press(page, "Disattiva");
  await toast(page, "Città disattivata con successo");
  const away = await page.request.get(`/luxury-car-rental/${slug}`, { maxRedirects: 0 });
  expect(away.headers().location).toBe("/luxury-car-rental");
});

// Rule: product.md#panel-shell "While loading"
// Rule: product.md#panel-shell "Lists are tables on a desktop"
// Rule: product.md#panel-shell
test("the search is kept in the URL and works by keyboard; lists are accessible and fit the window", async ({
  page,
}) => {
  const expectWhole = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  };
  const letBrandsCome = await holdRequests(page, "**/api/brands?*");
  await page.goto("/admin/brands");
  await expect(page.getByRole("main").getByText("Caricamento...", { exact: true })).toBeVisible();
  letBrandsCome();
  await expect(page.getByRole("button", { name: "Ferrari", exact: true })).toBeVisible();
  await expect(page.getByText("Caricamento...", { exact: true })).toHaveCount(0);
  await expectWhole();
  await page.getByRole("searchbox").fill("lambo");
  await expect(page).toHaveURL(/\?q=lambo$/);
  await expect(page.getByRole("button", { name: "Ferrari", exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("lambo");
  const lamborghini = page.getByRole("button", { name: "Lamborghini", exact: true });
  await lamborghini.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Modifica brand" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(lamborghini).toBeFocused();

  await page.goto("/admin/cities?q=milan");
  await expect(page.getByRole("button", { name: "Milano", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Roma", exact: true })).toHaveCount(0);
  await expect(page.getByRole("table")).toBeVisible();
  await expectWhole();
});
