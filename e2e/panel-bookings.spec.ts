// Rule: product.md#bookings-screen
import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { detailPane, expectNoHorizontalScroll, reservedDay, sendBookingRequest, toastWith } from "./panel-helpers.ts";
import { signInAsRole } from "./panel-session.ts";

test.beforeEach(({ page }) => signInAsRole(page, "customer_service"));

test("a request is found in the list by keyboard, and declined with a reason that the renter reads", async ({ page }, {
  project,
}) => {
  const asked = await sendBookingRequest(page, reservedDay(1, project.name));
  await page.goto("/admin/bookings");
  await page.getByRole("searchbox").fill(asked.reference);
  await expect(page).toHaveURL(/q=VL-/);
  await expect(page.getByText(/1:5\d|2:00/).first()).toBeVisible();
  await page.getByRole("link", { name: asked.reference }).focus();
  await page.keyboard.press("Enter");
  // An internal note is visible to staff only.
  await detailPane(page).getByRole("button", { name: "Aggiungi la nota" }).click();
  await expect(detailPane(page).getByText("Scrivi la nota.")).toBeVisible();
  await expectAccessible(page);
  await detailPane(page).getByLabel("Nota interna").fill("Arriva con il treno delle nove.");
  await detailPane(page).getByRole("button", { name: "Aggiungi la nota" }).click();
  await expect(toastWith(page, "Nota aggiunta")).toBeVisible();
  await expect(detailPane(page)).toContainText("Arriva con il treno delle nove.");

  await detailPane(page).getByRole("button", { name: "Non accogliere" }).click();
  const question = page.getByRole("alertdialog", { name: "Non accogliere la richiesta?" });
  await expectAccessible(page);
  await question.getByLabel("Motivo, il cliente lo legge nella mail").fill("La vettura è in officina.");
  await question.getByRole("button", { name: "Non accogliere" }).click();
  await expect(toastWith(page, "Richiesta non accolta")).toBeVisible();
  await expect(detailPane(page)).toContainText("Questa prenotazione è chiusa");
  expect(await waitForMail(asked.email, `${asked.reference} non può essere accolta`)).toContain(
    "La vettura è in officina.",
  );
  const privatePage = await (await page.request.get(asked.privatePage)).text();
  expect(privatePage).toContain(asked.reference);
  expect(privatePage).not.toContain("treno");
});

test("the list has tabs, filters, arrow keys between rows, a details pane and an export", async ({ page }) => {
  await page.goto("/admin/bookings");
  await expect(page.getByRole("link", { name: /^Aperte/ })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  // All tabs, including the overdue one, fit beside the title.
  await page.goto("/admin/bookings?status=overdue");
  const tabs = page.getByRole("navigation", { name: "Prenotazioni" });
  // The tab of unread messages is there only while a renter waits for an answer.
  await expect(tabs.getByRole("link").filter({ hasNotText: "Messaggi" })).toHaveCount(8);
  expect(await tabs.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
  await page.getByRole("link", { name: /^In corso/ }).click();
  await expect(page).toHaveURL(/status=active/);
  await expect(page.getByRole("link", { name: /^In corso/ })).toHaveAttribute("aria-current", "page");
  // The address changes before the rows do.
  const otherCities = page.getByRole("cell", { name: /Roma|Zurigo/ });
  await expect(otherCities).not.toHaveCount(0);
  await page.getByLabel("Città di ritiro").selectOption("Milano");
  await expect(page).toHaveURL(/pickup_city=Milano/);
  await expect(otherCities).toHaveCount(0);
  const rows = page.getByRole("link", { name: /^VL-/ });
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(detailPane(page)).toBeVisible();
  await expect(page).toHaveURL(/bookings\/VL-.*status=active/);
  await detailPane(page).getByRole("button", { name: "Prenotazione precedente" }).click();
  await expect(detailPane(page).getByRole("heading", { level: 2 })).toHaveText(
    (await rows.first().textContent()) ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(detailPane(page)).toHaveCount(0);
  const exported = async (name: string) => {
    await page.getByRole("button", { name: "Esporta" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name }).click();
    return saving;
  };
  const csv = await exported("Tutti i dati (CSV)");
  expect(csv.suggestedFilename()).toMatch(/^prenotazioni-tutti-i-dati-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await csv.path(), "utf8");
  expect(text).toContain("Codice;Stato;Auto");
  expect(text).toContain(";In corso;");
  expect(text).not.toContain(";Confermata;");
  // A leading plus would start a formula.
  expect(text).toMatch(/;'\+|;"'\+/);
  const calendar = await exported("Consegne e rientri (calendario)");
  expect(calendar.suggestedFilename()).toMatch(/^consegne-e-rientri-.*\.ics$/);
  expect(await readFile(await calendar.path(), "utf8")).toContain("SUMMARY:Rientro ");
  await page.getByRole("searchbox").fill("nessuno si chiama così");
  await expect(page.getByText("Nessuna prenotazione trovata")).toBeVisible();
});

// Rule: product.md#conversation "Staff write to"
test("renter and staff write to each other about a booking", async ({ page, browser }, { project }) => {
  const asked = await sendBookingRequest(page, reservedDay(11, project.name));
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const renter = await visitor.newPage();
  await renter.goto(asked.privatePage);
  await renter.getByLabel("Il tuo messaggio").fill("Serve un seggiolino.");
  await renter.getByRole("button", { name: "Invia il messaggio" }).click();
  await expect(renter).toHaveURL(/#conversazione$/);
  await expect(renter.getByText("Serve un seggiolino.")).toBeVisible();

  await page.goto(`/admin/bookings?status=unread&q=${asked.reference}`);
  await expect(page.getByText("Nuovo messaggio")).toBeVisible();
  await page.getByRole("link", { name: asked.reference }).click();
  await expect(detailPane(page).getByText("Nuovo messaggio del cliente")).toBeVisible();
  await detailPane(page).getByLabel("Messaggio al cliente").fill("Lo trovi già montato.");
  await detailPane(page).getByRole("button", { name: "Invia il messaggio" }).click();
  await expect(toastWith(page, `Messaggio inviato a ${asked.email}`)).toBeVisible();
  await expectAccessible(page);
  const mail = await waitForMail(asked.email, `Un messaggio per la prenotazione ${asked.reference}`);
  expect(mail).toContain("Lo trovi già montato.");
  await renter.reload();
  await expect(renter.getByText("Lo trovi già montato.")).toBeVisible();
  await visitor.close();
});
