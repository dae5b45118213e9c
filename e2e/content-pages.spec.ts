import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";

const PAGES = [
  "/community-vip",
  "/contatti",
  "/dove-operiamo",
  "/privacy",
  "/termini",
  "/magazine",
  "/magazine/roma-alle-sei-del-mattino",
  "/preferiti",
];
const SENT = "Richiesta inviata! Ti contatteremo presto.";

/** A sender of this test's own, so that no two runs are taken for one request. */
function sender() {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: "Ada Prova", email: `ada-${mark}@prova.example`, phone: "+39 333 000 0000" };
}

async function fillSender(page: Page, { name, email, phone }: ReturnType<typeof sender>) {
  await page.getByLabel("Nome e cognome").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Telefono", { exact: true }).fill(phone);
}

async function expectCleared(page: Page) {
  for (const label of ["Nome e cognome", "E-mail"]) await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByLabel("Telefono", { exact: true })).toHaveValue("");
}

for (const path of PAGES) {
  test(`${path} is accessible, fits its width and names its own address`, { tag: "@phone" }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
  });
}

test.describe("the club's request", () => {
  test("is sent in place, confirmed word for word, cleared, and mailed", async ({ page }) => {
    const ada = sender();
    await page.goto("/community-vip");
    await page.getByRole("link", { name: "Diventa Membro" }).click();
    await fillSender(page, ada);
    await page.getByRole("button", { name: "Invia la richiesta" }).click();
    const status = page.getByRole("status").filter({ hasText: SENT });
    await expect(status).toContainText(/RQ-[2-9A-Z]{6}/);
    await expectCleared(page);
    expect(await mailTo(ada.email, "Community VIP")).toContain("/richiesta/");
  });

  test("with a wrong field, says at the field what is wrong and keeps what was typed", async ({
    page,
    allowedComplaints,
  }) => {
    // The browser writes down every 4xx answer, here a 422.
    allowedComplaints.push(/status of 422/);
    await page.goto("/community-vip");
    await fillSender(page, { ...sender(), phone: "chiamami" });
    await page.getByRole("button", { name: "Invia la richiesta" }).click();
    const phone = page.getByLabel("Telefono", { exact: true });
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    const summary = page.getByRole("alert").filter({ hasText: "Manca ancora qualcosa" });
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Indica un numero di telefono valido" }).click();
    await expect(phone).toBeFocused();
    await expect(page.getByLabel("Nome e cognome")).toHaveValue("Ada Prova");
    await expect(page.getByText(SENT)).toHaveCount(0);
  });

  test("the three seeded events are over", async ({ page }) => {
    await page.goto("/community-vip");
    await expect(page.getByText("Concluso", { exact: true })).toHaveCount(3);
    for (const seats of [20, 15, 12]) await expect(page.getByText(`Massimo ${seats} persone`)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the club's request is posted, refused at the field, then taken once, however often it is sent", async ({
    page,
    allowedComplaints,
  }) => {
    allowedComplaints.push(/status of 422/);
    const ada = sender();
    const submit = () => page.getByRole("button", { name: "Invia la richiesta" }).click();
    await page.goto("/community-vip");
    await fillSender(page, { ...ada, phone: "chiamami" });
    await submit();
    await expect(page.getByText("Indica un numero di telefono valido").first()).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(ada.email);

    const references = [];
    for (const _time of ["first", "second"]) {
      await fillSender(page, ada);
      await submit();
      const status = page.getByRole("status").filter({ hasText: SENT });
      await expect(status).toBeVisible();
      await expectCleared(page);
      references.push(/RQ-[2-9A-Z]{6}/.exec((await status.textContent()) ?? "")?.[0]);
    }
    expect(references[0]).toBeDefined();
    expect(references[1]).toBe(references[0]);
  });

  test("the favourites explain themselves and no heart pretends to work", async ({ page }) => {
    await page.goto("/preferiti");
    const words = page.locator("main noscript p");
    await expect(words).toContainText("servono gli script");
    await expect(words).toBeVisible();
    await page.goto("/luxury-car-rental/milan");
    await expect(page.getByRole("button", { name: /^Salva/ }).first()).toBeHidden();
  });
});

test("a message from the contact page is stored and confirmed", async ({ page }) => {
  const ada = sender();
  await page.goto("/contatti");
  await fillSender(page, ada);
  await page.getByLabel("Argomento").selectOption("Fatture e documenti");
  await page.getByLabel("Messaggio").fill("Vorrei la fattura di marzo.");
  await page.getByRole("button", { name: "Invia" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await mailTo(ada.email, "il tuo messaggio")).toContain("/richiesta/");
});

test("the company can be reached by telephone, mail and WhatsApp", async ({ page }) => {
  await page.goto("/contatti");
  const ways = page.getByRole("main");
  await expect(ways.getByRole("link", { name: "+39 02 0000 0000" })).toHaveAttribute("href", "tel:+390200000000");
  await expect(ways.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
  await expect(ways.getByRole("link", { name: "prenotazioni@velluto.example" })).toHaveAttribute("href", /^mailto:/);
  await expect(ways.getByText("Tutti i giorni, 24 ore su 24")).toBeVisible();
});

test("the map names the 26 cities, each leading to its page and large enough for a finger", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/dove-operiamo");
  await expect(page.locator("[data-city-register]").getByRole("link")).toHaveCount(26);
  const names = page.locator("[data-map-names]").getByRole("link");
  await expect(names).toHaveCount(26);
  const boxes = await names.evaluateAll((links) =>
    links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return { name: link.textContent ?? "", left, right, top, bottom };
    }),
  );
  const small = boxes.filter(({ left, right, top, bottom }) => right - left < 24 || bottom - top < 24);
  expect(small).toEqual([]);
  const overlapping = boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(overlapping).toEqual([]);
  await names.filter({ hasText: "Milano" }).click();
  await expect(page).toHaveURL(/\/luxury-car-rental\/milan$/);
});

test("the magazine leads to its articles, and an unknown one is not found", async ({ page }) => {
  await page.goto("/magazine");
  await page.getByRole("link", { name: "Il guardaroba da viaggio in una sola borsa" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il guardaroba da viaggio in una sola borsa");
  await expect(page.getByRole("heading", { name: "La regola della borsa morbida" })).toBeVisible();
  expect((await page.request.get("/magazine/mai-scritto")).status()).toBe(404);
});

test("a car kept aside is counted in the header, listed, and still there after a reload", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/luxury-car-rental/milan");
  const heart = page.getByRole("button", { name: /^Salva/ });
  const name = (await heart.first().getAttribute("aria-label"))?.replace("Salva: ", "") ?? "";
  await heart.first().click();
  await expect(page.getByRole("link", { name: "Preferiti: 1 vettura" })).toBeVisible();
  await page.getByRole("link", { name: "Preferiti: 1 vettura" }).click();
  await expect(page).toHaveURL(/\/preferiti$/);
  await expect(page.getByRole("link", { name: `Prenota Ora: ${name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: `Prenota Ora: ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Salva: ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Ancora nessuna vettura" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Preferiti", exact: true })).toBeVisible();
});

test("pages are the same bytes for whoever asks", async ({ request }) => {
  for (const path of ["/community-vip", "/contatti", "/preferiti"]) {
    const [first, second] = [await request.get(path), await request.get(path, { headers: { cookie: "x=1" } })];
    expect(await second.text()).toBe(await first.text());
  }
});
