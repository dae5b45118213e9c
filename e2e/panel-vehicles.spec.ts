// Rule: product.md#fleet-screen
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { createClickCounter } from "./click-counter.ts";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect, expectAccessible } from "./fixtures.ts";
import { expectNoHorizontalScroll } from "./panel-helpers.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

const test = createTestWithServer("panel-fleet");

test.beforeEach(({ page, application }) => signInAsFirstAdmin(page, application.origin));

/** Returns a unique name. */
const newName = () => `Prova ${randomUUID().slice(0, 8)}`;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a1020" } })
    .jpeg()
    .toBuffer();
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string | RegExp) => dialog(page).getByLabel(name).first();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) =>
  expect(page.locator("[data-toast] p").filter({ hasText: text }).first()).toBeVisible();
const action = async (page: Page, name: string, item: string) => {
  await press(page, `Azioni per Ferrari ${name}`);
  await page.getByRole("menuitem", { name: item }).click();
};
const open = async (page: Page, q: string) => {
  await page.goto(`/admin/fleet?q=${encodeURIComponent(q)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Gestione Flotta" })).toBeVisible();
};

/** Adds a unique car through the API. */
async function addCar(page: Page, origin: string): Promise<string> {
  const name = newName();
  const response = await page.request.post("/api/vehicles", {
    headers: { origin },
    data: {
      name,
      brand: "Ferrari",
      type: "Sportiva",
      category: "sport",
      location: "Milano",
      price: 990,
      images: ["/pictures/cars/ferrari-296-gtb/studio-1200.webp"],
      specs: { engine: "V8 biturbo", power: "620 CV" },
    },
  });
  expect(response.status()).toBe(201);
  return name;
}

// Rule: product.md#cars "A car that is"
// Rule: product.md#panel-tasks
test("task 10: a car with two units and an uploaded picture is added, shown on the site, changed and deleted", async ({
  page,
}) => {
  const name = newName();
  const hand = createClickCounter(page, false);
  await page.goto("/admin");
  await hand.goTo("Gestione Flotta");
  await hand.press(page.getByRole("button", { name: "Aggiungi veicolo" }));
  await hand.choose(field(page, /^Brand/), "Ferrari");
  await hand.type(field(page, /^Nome/), name);
  await hand.choose(field(page, /^Tipo/), "Sportiva");
  await hand.choose(field(page, /^Categoria/), "sport");
  await hand.choose(field(page, /^Città/), "Milano");
  await hand.type(field(page, /^Unità in flotta/), "2");
  await hand.type(field(page, /^Tariffa/), "1.190,50");
  await hand.type(field(page, /^Motore/), "V8 biturbo 3.9");
  await hand.type(field(page, /^Potenza/), "620 CV");
  await expect(field(page, "Slug")).toHaveValue(`ferrari-${name.toLowerCase().replace(" ", "-")}`);
  await expect(field(page, /^Cauzione/)).toHaveValue("8.000");
  // Clicks "Carica"; the system's dialog selects the files.
  await hand.attach(dialog(page).locator("input[type=file][multiple]"), [
    { name: "muso.jpg", mimeType: "image/jpeg", buffer: await picture(1500, 1050) },
    { name: "testo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Non sono una foto.") },
    { name: "alta.jpg", mimeType: "image/jpeg", buffer: await picture(1200, 1800) },
  ]);
  await expect(dialog(page).getByText("testo.jpg: Il file non è un'immagine JPEG, PNG, WebP o AVIF.")).toBeVisible();
  await expect(field(page, "Immagine 2")).toHaveValue(/^\/uploads\/.*-1200x1800-2400\/1200\.webp$/);
  await hand.type(field(page, "Che cosa mostra l'immagine 1"), "Il muso rosso alla luce del mattino");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await hand.press(page.getByRole("button", { name: "Salva veicolo" }));
  await toast(page, "✨ Veicolo aggiunto con successo");
  hand.done("car");

  await action(page, name, "Unità");
  await expect(page.getByRole("table", { name: "Unità" }).getByRole("row", { name: /unità [12]/ })).toHaveCount(2);
  await open(page, name);
  await action(page, name, "Vedi sul sito");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  const shown = page.getByRole("img", { name: "Il muso rosso alla luce del mattino" }).first();
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText("€ 1.190,50").first()).toBeVisible();
  await expectNoHorizontalScroll(page);

  const url = new URL(page.url()).pathname;
  await open(page, name);
  await press(page, `Ferrari ${name}`);
  await field(page, /^Tariffa/).fill("1.200");
  await press(page, "Salva veicolo");
  await toast(page, "✅ Veicolo aggiornato");
  // The dialog closes a moment before the row has its new version.
  await expect(page.getByRole("cell", { name: /€ 1\.200/ })).toBeVisible();
  // The switch in the row makes a car unavailable at once.
  const availability = page.getByRole("switch", { name: `Ferrari ${name} disponibile` });
  await availability.focus();
  await page.keyboard.press("Space");
  await expect(availability).not.toBeChecked();
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/api/vehicles?name=${encodeURIComponent(name)}`)).json())[0].available,
    )
    .toBe(false);
  const changed = (await (await page.request.get(url)).text()).replaceAll(/\s+/g, " ");
  expect(changed).toContain("€ 1.200");
  expect(changed).toContain("Non disponibile");

  await action(page, name, "Elimina");
  await expect(page.getByText(`Eliminare Ferrari ${name}?`)).toBeVisible();
  await press(page, "Elimina");
  await toast(page, "🗑️ Veicolo eliminato");
  const gone = await page.request.get(url, { maxRedirects: 0 });
  expect([gone.status(), gone.headers().location]).toEqual([302, "/luxury-car-rental"]);
});

test("the list is searched, filtered, exported, and the changed file imported again", async ({
  page,
  application: { origin },
}) => {
  const name = await addCar(page, origin);
  await open(page, "");
  await expect(page.getByRole("table", { name: "Veicoli" })).toBeVisible();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByText("1 disponibile su 1")).toBeVisible();
  await page.getByLabel("Categoria").selectOption("suv");
  await expect(page.getByText("Nessun veicolo trovato")).toBeVisible();
  await page.getByLabel("Categoria").selectOption("sport");
  await expect(page.getByText("1 disponibile su 1")).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await press(page, "Esporta");
  const downloaded = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Per importarla di nuovo (CSV)" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^flotta-tutti-i-dati-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);

  await press(page, "Importa");
  const choose = (text: string) =>
    dialog(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "flotta.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose(csv);
  await expect(dialog(page).getByText("Invariata", { exact: true })).toBeVisible();
  await choose(csv.replace(";990;", ";gratis;"));
  await expect(dialog(page).getByText("Tariffa al giorno: Deve essere un numero.")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Importa", exact: true })).toBeDisabled();
  await choose(csv.replace(";990;", ";1.010;"));
  await expect(dialog(page).getByRole("button", { name: "Importa 1 vettura" })).toBeEnabled();
  await expectAccessible(page);
  await press(page, "Importa 1 vettura");
  await toast(page, "Flotta importata: 0 aggiunte, 1 aggiornata");
  await expect(page.getByText("€ 1.010").first()).toBeVisible();
});
