import type { Locator, Page } from "@playwright/test";
import { DESKTOP_VIEWPORT, expect, expectAccessible, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";

const SENT = "Richiesta inviata! Ti contatteremo presto.";

/** Returns a unique sender, so that two runs are not taken for a repeated request. */
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

// Rule: product.md#club
// Rule: product.md#club "The form asks"
// Rule: product.md#public-forms
// Rule: product.md#the-promise "A form that says"
test("the club's request is refused at an invalid field, nothing typed is lost, then it is sent without navigation, confirmed word for word, cleared, and mailed", async ({
  page,
  allowedComplaints,
}) => {
  // The browser logs every 4xx response, here a 422.
  allowedComplaints.push(/status of 422/);
  const ada = sender();
  await page.goto("/community-vip");
  await page.getByRole("link", { name: "Diventa Membro" }).click();
  await fillSender(page, { ...ada, phone: "chiamami" });
  const send = page.getByRole("button", { name: "Invia la richiesta" });
  await send.click();
  const phone = page.getByLabel("Telefono", { exact: true });
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  const summary = page.getByRole("alert").filter({ hasText: "Manca ancora qualcosa" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Indica un numero di telefono valido" }).click();
  await expect(phone).toBeFocused();
  await expect(page.getByLabel("Nome e cognome")).toHaveValue("Ada Prova");
  await expect(page.getByText(SENT)).toHaveCount(0);

  await phone.fill(ada.phone);
  await send.click();
  const status = page.getByRole("status").filter({ hasText: SENT });
  await expect(status).toContainText(/RQ-[2-9A-Z]{6}/);
  await expectCleared(page);
  expect(await waitForMail(ada.email, "Community VIP")).toContain("/richiesta/");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the club's request is posted, refused at the field, then accepted once, however often it is sent", async ({
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

  // Rule: product.md#the-promise "Nothing pretends: no"
  test("the favourites page explains itself and no heart looks usable", async ({ page }) => {
    await page.goto("/preferiti");
    const words = page.locator("main noscript p");
    await expect(words).toContainText("servono gli script");
    await expect(words).toBeVisible();
    await page.goto("/luxury-car-rental/milan");
    await expect(page.getByRole("button", { name: /^Salva/ }).first()).toBeHidden();
  });
});

// Rule: product.md#countries-served
test("the map names the 26 cities, on a phone as many as fit, each linking to its page and large enough for a finger", async ({
  page,
}) => {
  await page.goto("/dove-operiamo");
  await expect(page.locator("[data-city-index]").getByRole("link")).toHaveCount(26);
  const names = page.locator("[data-map-names]").getByRole("link");
  await expect(names).toHaveCount(26);
  await expectApart(names);
  await page.setViewportSize(PHONE_VIEWPORT);
  const shown = names.filter({ visible: true });
  await expect(shown).toHaveText(["Milano", "Parigi", "Zurigo", "Barcellona", "Vienna"]);
  await expectApart(shown);
  await names.filter({ hasText: "Milano" }).click();
  await expect(page).toHaveURL(/\/luxury-car-rental\/milan$/);
});

/** Expects every link to be large enough for a finger and not to overlap another. */
async function expectApart(names: Locator) {
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
}

// Rule: product.md#favourites
test("a favourite is counted in the header, listed, and still there after a reload", async ({ page }) => {
  await page.goto("/luxury-car-rental/milan");
  const heart = page.getByRole("button", { name: /^Salva/ });
  const name = (await heart.first().getAttribute("aria-label"))?.replace("Salva: ", "") ?? "";
  await heart.first().click();
  await expect(page.getByRole("link", { name: "Preferiti: 1 vettura" })).toBeVisible();
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.getByRole("link", { name: "Preferiti: 1 vettura" }).click();
  await expect(page).toHaveURL(/\/preferiti$/);
  const kept = page.getByRole("region", { name: "Le tue vetture" });
  await expect(kept.getByRole("link", { name: `Prenota Ora: ${name}` })).toBeVisible();
  await page.reload();
  await expect(kept.getByRole("link", { name: `Prenota Ora: ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await expectAccessible(page);
  await kept.getByRole("button", { name: `Salva: ${name}` }).click();
  await expect(page.getByRole("heading", { name: "Ancora nessuna vettura" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Preferiti", exact: true })).toBeVisible();
});
