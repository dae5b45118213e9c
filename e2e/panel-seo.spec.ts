import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signInToPanel } from "./panel-session.ts";

/** Pages that no other test writes over; the two projects run beside each other. */
const pagesOf = (isMobile: boolean) =>
  isMobile ? { kept: "nice/van", listed: "lyon/van" } : { kept: "naples/van", listed: "venice/van" };

const dialog = (page: Page) =>
  page.getByRole("dialog").filter({ has: page.getByRole("heading", { name: /pagina SEO/ }) });
const field = (page: Page, name: string | RegExp) => dialog(page).getByLabel(name).first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const add = (page: Page) =>
  page
    .getByRole("button", { name: /^Aggiungi/ })
    .first()
    .click();
const toast = (page: Page, text: string) =>
  expect(page.locator("[data-toast] p").filter({ hasText: text }).first()).toBeVisible();

async function write(page: Page, method: "POST" | "PATCH" | "DELETE", path: string, data?: object) {
  const origin = process.env.E2E_ORIGIN ?? "";
  const response = await page.request.fetch(path, { method, headers: { origin }, ...(data ? { data } : {}) });
  expect(response.ok(), await response.text()).toBe(true);
  return response.status() === 204 ? null : response.json();
}

test.beforeEach(({ page }) => signInToPanel(page));

test("an entry is generated, checked, saved, seen on its page, and deleted", async ({ page }) => {
  const journey = "florence/van";
  const path = `/luxury-car-rental/${journey}`;
  await page.goto(path);
  const before = await page.title();

  await page.goto(`/admin/seo?q=${journey}`);
  await expect(page.getByText("No SEO entries found. Create your first one!")).toBeVisible();
  await add(page);
  await field(page, "Tipo di pagina").selectOption("category_city");
  await press(page, "Salva");
  await expect(page.getByText("Slug is required")).toBeVisible();
  await field(page, "Slug").fill("atlantis/van");
  await expect(page.getByText("Invalid slug format for selected page type")).toBeVisible();
  await field(page, "Slug").fill(journey);
  await press(page, "Genera contenuti");
  await toast(page, "AI content generated successfully");
  await expect(page.getByText("Nessun modello configurato: testi composti con i dati del catalogo.")).toBeVisible();
  await expect(dialog(page).getByText("5 campi su 5")).toBeVisible();

  const long = "Van di lusso con consegna in città, in albergo e in aeroporto, sempre";
  await field(page, /^Meta title/).fill(long);
  await expect(dialog(page).getByText(`${long.length} / 60`)).toBeVisible();
  await expect(dialog(page).locator("del")).toHaveText(long.slice(60));
  await expectAccessible(page);
  await press(page, "Salva");
  await toast(page, "SEO entry created");

  await page.goto(path);
  await expect(page).toHaveTitle(long);

  await page.goto(`/admin/seo?q=${journey}`);
  await expect(page.getByText("Complete", { exact: true })).toBeVisible();
  await press(page, `Elimina ${journey}`);
  await expect(page.getByText("Are you sure you want to delete this SEO entry?")).toBeVisible();
  await expectAccessible(page);
  await press(page, "Elimina");
  await toast(page, "SEO entry deleted");
  await page.goto(path);
  await expect(page).toHaveTitle(before);
});

test("an earlier state is given back, and a deleted entry made again", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const { kept } = pagesOf(isMobile);
  await page.goto("/admin/seo");
  const entry = await write(page, "POST", "/api/seo_overrides", {
    page_type: "category_city",
    slug: kept,
    custom_h1: "Prima",
  });
  await write(page, "PATCH", `/api/seo_overrides/${entry.id}`, { custom_h1: "Dopo" });
  await page.goto(`/admin/seo?q=${kept}`);
  await press(page, `Cronologia di ${kept}`);
  await expect(page.getByRole("dialog").getByText("admin@velluto.example")).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Ripristina lo stato del/ })
    .last()
    .click();
  await toast(page, "SEO entry updated");
  const read = async (query: string) => (await page.request.get(`/api/seo_overrides?${query}`)).json();
  expect((await read(`id=${entry.id}`))[0].custom_h1).toBe("Prima");

  await write(page, "DELETE", `/api/seo_overrides/${entry.id}`);
  await page.goto("/admin/seo");
  await press(page, "Altre azioni");
  await page.getByRole("menuitem", { name: "Voci eliminate" }).click();
  await press(page, `Ripristina ${kept}`);
  await toast(page, "SEO entry created");
  const [again] = await read(`slug=${encodeURIComponent(kept)}`);
  expect(again.custom_h1).toBe("Prima");
  await write(page, "DELETE", `/api/seo_overrides/${again.id}`);
});

test("the list is filtered by type and exported with the day in the file's name", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const { listed } = pagesOf(isMobile);
  await page.goto("/admin/seo");
  const entry = await write(page, "POST", "/api/seo_overrides", {
    page_type: "category_city",
    slug: listed,
    custom_title: "=1+1",
  });
  await page.goto(`/admin/seo?q=${listed}`);
  await page.getByLabel("Tipo di pagina").selectOption("model");
  await expect(page).toHaveURL(/page_type=model/);
  await expect(page.getByText("No SEO entries found. Create your first one!")).toBeVisible();
  await page.getByLabel("Tipo di pagina").selectOption("category_city");
  await expect(page.getByRole("button", { name: listed, exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  const coming = page.waitForEvent("download");
  if (isMobile) {
    await press(page, "Altre azioni");
    await page.getByRole("menuitem", { name: "Esporta CSV" }).click();
  } else await press(page, "Esporta CSV");
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^seo-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toContain(`category_city;${listed};true;"'=1+1"`);
  await write(page, "DELETE", `/api/seo_overrides/${entry.id}`);
});
