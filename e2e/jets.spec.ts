import { dateInDays } from "./dates.ts";
import { DESKTOP_VIEWPORT, expect, expectAccessible, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { expectStyledCalendar } from "./search-form.ts";

const HUB = "/private-jet-charter";
const MODEL = `${HUB}/milan/light-jet/embraer-phenom-300e`;
test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 780 } });
  // Rule: product.md#jets-estimate
  test("an estimate stays within its card, and can be requested there", async ({ page }) => {
    await page.goto(`${HUB}?from=Milano&to=Londra&passengers=16#stima`);
    const card = page.getByRole("region", { name: "Milano – Londra" });
    const beyond = await card.evaluate((element) => {
      const edge = element.getBoundingClientRect().right;
      return [...element.querySelectorAll("td, th, dd")].filter((cell) => cell.getBoundingClientRect().right > edge)
        .length;
    });
    expect(beyond).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(card.getByRole("button", { name: "Richiedi Preventivo" })).toBeVisible();
  });
});

// Rule: product.md#explore "With dates, only"
test("found jets are two per row, with the first of an odd number alone, and their pages keep the dates of the search", async ({
  page,
}) => {
  await page.goto(`/explore?service=jet&pickupCity=Milano&pickupDate=${dateInDays(20)}&pickupTime=09:30`);
  const cards = page.getByRole("article");
  expect((await cards.count()) % 2).toBe(1);
  const card = cards.nth(1);
  const [alone, picture, words, next] = await Promise.all([
    cards.first().getByRole("img").boundingBox(),
    card.getByRole("img").boundingBox(),
    card.getByRole("heading").boundingBox(),
    cards.nth(2).getByRole("img").boundingBox(),
  ]);
  expect(alone && picture && picture.y >= alone.y + alone.height).toBe(true);
  expect(picture && words && words.y >= picture.y + picture.height && words.x < picture.x + picture.width).toBe(true);
  expect(picture && next && next.y === picture.y && next.x >= picture.x + picture.width).toBe(true);
  await card.getByRole("link", { name: /^Richiedi Preventivo/ }).click();
  await expect(page.getByLabel("Ora di partenza")).toHaveValue("09:30");
  await expect(page.locator('[name="date"]').first()).toHaveValue(dateInDays(20));
});

// Rule: product.md#jet-quote-form
// Rule: product.md#jets
// Rule: product.md#reply-promise
// Rule: product.md#the-promise
test("a flight is estimated at once, requested with a car at the arrival, and confirmed", async ({ page }) => {
  await page.goto(HUB);
  await expect(page.getByRole("heading", { name: /Roma – Parigi/ })).toBeVisible();
  await page.getByLabel("Città di partenza").selectOption("Milano");
  await page.getByLabel("Destinazione").fill("Zurigo");
  await page.getByRole("button", { name: /^Data di partenza/ }).click();
  const calendar = page.getByRole("dialog", { name: "Data di partenza" });
  const day = calendar.locator(`[data-day="${dateInDays(20)}"] button`);
  await expect(calendar.getByRole("grid").first()).toBeVisible();
  await expectStyledCalendar(calendar);
  await page.setViewportSize(PHONE_VIEWPORT);
  await expectStyledCalendar(calendar);
  if (!(await day.isVisible())) await calendar.getByRole("button", { name: /next|successiv/i }).click();
  await day.click();
  await page.getByRole("button", { name: "Richiedi Preventivo" }).click();

  const estimate = page.getByRole("region", { name: "Milano – Zurigo" });
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await expect(estimate).toContainText("50m di volo");
  // Milan to Zurich is listed from 3,800 euros; four passengers add 100 euros each.
  await expect(estimate.getByRole("row", { name: /^Light Jet/ })).toContainText("3.800");
  await expect(estimate.getByRole("row", { name: /^Imposta aerotaxi, 4 × € 100/ })).toContainText("400");
  await expect(estimate).toContainText("posizionamento");

  const email = `jet-${crypto.randomUUID().slice(0, 8)}@prova.example`;
  await page.getByLabel("Nome e cognome").fill("Ada Prova");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefono", { exact: true }).fill("+39 333 000 0000");
  const car = page
    .getByRole("group", { name: /^Auto all'arrivo/ })
    .getByRole("radio")
    .nth(1);
  await car.check();
  await page.getByRole("button", { name: "Invia la richiesta" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La tua richiesta è nelle nostre mani");
  await expect(page.getByText("Ti rispondiamo entro 2 ore.")).toBeVisible();
  const summary = page.getByRole("region", { name: "Riepilogo" });
  await expect(summary).toContainText("Auto all'arrivo");
  const reference = /RQ-[2-9A-Z]{6}/.exec((await summary.textContent()) ?? "")?.[0] ?? "";
  for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
    await page.setViewportSize(view);
    await expectAccessible(page);
  }
  const mail = await waitForMail(email, reference);
  // Only the page shows what was typed, because anybody could have entered this address.
  expect(mail).not.toContain("Milano – Zurigo");
  expect(mail).toContain("Auto all'arrivo");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a trip of three legs with an unknown place is estimated as far as possible, and accepted", async ({ page }) => {
    await page.goto(HUB);
    await page.getByLabel("Destinazione").fill("Zurigo");
    await page.getByLabel("Data di partenza").fill(dateInDays(20));
    await page.getByText("Aggiungi una tratta").first().click();
    const second = page.getByRole("group", { name: "Tratta 2" });
    await second.getByLabel("A", { exact: true }).fill("La baita del nonno");
    await second.getByLabel("Il", { exact: true }).fill(dateInDays(22));
    await page.getByLabel("Ritorno", { exact: true }).fill(dateInDays(25));
    await page.getByRole("button", { name: "Richiedi Preventivo" }).click();

    const estimate = page.locator("#stima");
    await expect(estimate.getByRole("heading", { level: 2 })).toHaveText("3 tratte");
    await expect(estimate).toContainText("non abbiamo una stima immediata");
    await expect(estimate).not.toContainText("In tutto");

    await page.getByLabel("Nome e cognome").fill("Grace Prova");
    await page.getByLabel("E-mail").fill(`grace-${crypto.randomUUID().slice(0, 8)}@prova.example`);
    await page.getByLabel("Telefono", { exact: true }).fill("+39 333 000 0000");
    await page.getByRole("button", { name: "Invia la richiesta" }).click();
    await expect(page.getByRole("region", { name: "Riepilogo" })).toContainText("La baita del nonno");
  });
});

// Rule: product.md#jet-pages
// Rule: product.md#jet-pages "Model: gallery, hourly"
test("the estimate on a jet's page is for that jet, and its pictures loop", async ({ page }) => {
  await page.goto(MODEL);
  const gallery = page.getByRole("region", { name: "Immagini di Embraer Phenom 300E", exact: true });
  await expect(gallery).toContainText("1 di 3");
  await gallery.getByRole("button", { name: "Immagine precedente" }).click();
  await expect(gallery).toContainText("3 di 3");
  await page.getByRole("link", { name: /Milano – Zurigo/ }).click();
  await expect(page.locator("#stima")).toContainText("Embraer Phenom 300E, imposta compresa");
});

// Rule: product.md#experience
// Rule: product.md#public-forms
// Rule: product.md#public-routes "/esperienze/{slug}"
test("the experience can be requested together with a car", async ({ page }) => {
  await page.goto("/esperienze/weekend-in-franciacorta?vehicle=ferrari-296-gtb");
  await expect(page.getByText("4.500")).toBeVisible();
  await expect(page.getByLabel("Con la Ferrari 296 GTB")).toBeChecked();
  const email = `weekend-${crypto.randomUUID().slice(0, 8)}@prova.example`;
  await page.getByLabel("Nome e cognome").fill("Ada Prova");
  await page.getByLabel("E-mail").fill(email);
  const phone = page.getByLabel("Telefono", { exact: true });
  await phone.fill("+39 333 000 0000");
  const unseen = await phone.evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(unseen, "what of the number its field cuts off").toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page.getByText("Richiesta inviata! Ti contatteremo presto.")).toBeVisible();
  const mail = await waitForMail(email, "la tua esperienza");
  expect(mail).toContain("Weekend in Franciacorta");
  expect(mail).toContain("Ferrari 296 GTB");
});
