import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

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

/** Returns a page's title. */
const titleOf = async (page: Page, path: string) =>
  /<title>([^<]*)</.exec(await (await page.request.get(path)).text())?.[1];

test.beforeEach(({ page }) => signInAsFirstAdmin(page));

// Rule: product.md#generated-texts
// Rule: product.md#one-catalogue
// Rule: product.md#seo-manager
test("an entry is generated, validated, saved, seen on its page, filtered by type, and deleted", async ({ page }) => {
  const journey = "florence/van";
  const path = `/luxury-car-rental/${journey}`;
  const before = await titleOf(page, path);
  expect(before).toBeTruthy();

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
  await expect(dialog(page)).toBeHidden();

  expect(await titleOf(page, path)).toBe(long);

  await expect(page.getByText("Complete", { exact: true })).toBeVisible();
  await page.getByLabel("Tipo di pagina").selectOption("model");
  await expect(page).toHaveURL(/page_type=model/);
  await expect(page.getByText("No SEO entries found. Create your first one!")).toBeVisible();
  await page.getByLabel("Tipo di pagina").selectOption("category_city");
  await expect(page.getByRole("button", { name: journey, exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page, `Elimina ${journey}`);
  await expect(page.getByText("Are you sure you want to delete this SEO entry?")).toBeVisible();
  await press(page, "Elimina");
  await toast(page, "SEO entry deleted");
  expect(await titleOf(page, path)).toBe(before);
});
