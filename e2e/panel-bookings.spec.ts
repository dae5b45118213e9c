import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { inDays } from "./dates.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";
import { signInAsColleague, signInWithRole } from "./panel-session.ts";

/** Days that only one test of one project uses: what it books, no other meets. */
const ownDay = (place: number, project: string) => 300 + place * 20 + (project === "phone" ? 10 : 0);

/** A request of this test's own for an Audi RS Q8 in Zurigo, three days long. */
async function request(page: Page, day: number) {
  const mark = randomUUID().slice(0, 8);
  const renter = { name: `Ada ${mark}`, email: `ada-${mark}@example.com`, phone: "+39 347 123 4567" };
  const response = await page.request.post("/api/bookings", {
    data: {
      vehicle: "audi-rs-q8",
      pickupCity: "Zurigo",
      returnCity: "Zurigo",
      pickupDate: inDays(day),
      pickupTime: "10:00",
      returnDate: inDays(day + 3),
      returnTime: "10:00",
      driverBirthDate: "1980-01-01",
      licenceDate: "2000-01-01",
      ...renter,
    },
  });
  expect(response.status()).toBe(201);
  const { reference, manageUrl }: { reference: string; manageUrl: string } = await response.json();
  return { ...renter, reference, privatePage: new URL(manageUrl).pathname };
}

const toast = (page: Page, text: string | RegExp) => page.locator("[data-toast]").filter({ hasText: text });
const pane = (page: Page) => page.getByRole("region", { name: "Dettagli" });
const openBooking = (page: Page, reference: string) => page.goto(`/admin/bookings/${reference}`);

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.beforeEach(({ page }) => signInAsColleague(page, "customer_service"));

test(
  "a request is found, confirmed, and the renter knows: on their page and by mail",
  { tag: "@phone" },
  async ({ page }, { project }) => {
    const asked = await request(page, ownDay(0, project.name));
    await page.goto("/admin/bookings");
    await page.getByRole("searchbox").fill(asked.reference);
    await expect(page).toHaveURL(/q=VL-/);
    const row = page.getByRole("link", { name: project.name === "phone" ? asked.name : asked.reference });
    await expect(page.getByText(/1:5\d|2:00/).first()).toBeVisible();
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(pane(page)).toContainText("Da rispondere entro");
    await expect(pane(page)).toContainText("l'auto è tenuta ancora");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await pane(page).getByRole("button", { name: "Conferma", exact: true }).click();
    await expect(toast(page, "Prenotazione confermata, la mail parte fra poco")).toBeVisible();
    await expect(pane(page).getByRole("listitem").filter({ hasText: "Confermata" }).first()).toBeVisible();
    const mail = await mailTo(asked.email, `${asked.reference} confermata`);
    expect(mail).toContain(asked.privatePage);
    await page.goto(asked.privatePage);
    await expect(page.getByText("Confermata", { exact: true })).toBeVisible();
  },
);

test("a request is declined with a reason that the renter reads", async ({ page }, { project }) => {
  const asked = await request(page, ownDay(1, project.name));
  await openBooking(page, asked.reference);
  await pane(page).getByRole("button", { name: "Non accogliere" }).click();
  const question = page.getByRole("alertdialog", { name: "Non accogliere la richiesta?" });
  await expectAccessible(page);
  await question.getByLabel("Motivo, il cliente lo legge nella mail").fill("La vettura è in officina.");
  await question.getByRole("button", { name: "Non accogliere" }).click();
  await expect(toast(page, "Richiesta non accolta")).toBeVisible();
  await expect(pane(page)).toContainText("Questa prenotazione è chiusa");
  expect(await mailTo(asked.email, `${asked.reference} non può essere accolta`)).toContain("La vettura è in officina.");
});

test("other dates: the difference before, the new summary after", async ({ page }, { project }) => {
  const day = ownDay(2, project.name);
  const asked = await request(page, day);
  await openBooking(page, asked.reference);
  await pane(page).getByRole("button", { name: "Cambia date o auto" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambia date o auto" });
  await expect(dialog.getByText("Nessuna", { exact: true })).toBeVisible();
  await dialog.getByLabel("Riconsegna il").fill(inDays(day + 4));
  await expect(dialog.getByText(/^\+€/)).toBeVisible();
  await expect(dialog.getByText("Libera per queste date")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Applica il cambio" }).click();
  await expect(toast(page, "Prenotazione aggiornata, mail inviata al cliente")).toBeVisible();
  await expect(pane(page)).toContainText("4 giorni");
  await expect(pane(page)).toContainText(/Totale: €.[\d.]+ → €.[\d.]+/);
  expect(await mailTo(asked.email, `${asked.reference} aggiornata`)).toContain("Il totale passa da");
});

test("a note for the colleagues stays with them", async ({ page }, { project }) => {
  const asked = await request(page, ownDay(3, project.name));
  await openBooking(page, asked.reference);
  await pane(page).getByRole("button", { name: "Aggiungi la nota" }).click();
  await expect(pane(page).getByText("Scrivi la nota.")).toBeVisible();
  await pane(page).getByLabel("Nota interna").fill("Arriva con il treno delle nove.");
  await pane(page).getByRole("button", { name: "Aggiungi la nota" }).click();
  await expect(toast(page, "Nota aggiunta")).toBeVisible();
  await expect(pane(page)).toContainText("Arriva con il treno delle nove.");
  await page.goto(asked.privatePage);
  await expect(page.getByText(asked.reference).first()).toBeVisible();
  await expect(page.getByText("treno")).toHaveCount(0);
});

test(
  "a booking by phone goes out, comes back, and its kilometres are counted",
  { tag: "@phone" },
  async ({ page }, { project }) => {
    // A car leaves on the day it is booked for; each project takes one of its own.
    const car = project.name === "phone" ? /BMW i7/ : /Audi RS Q8/;
    const email = `elvira-${randomUUID().slice(0, 8)}@example.com`;
    await page.goto("/admin/bookings/nuova");
    await page.getByLabel("Città di ritiro").selectOption("Zurigo");
    await expect(page.getByLabel("Città di riconsegna")).toHaveValue("Zurigo");
    await page.getByLabel("Ritiro il").fill(inDays(0));
    await page.getByLabel("Riconsegna il").fill(inDays(1));
    await page.getByRole("radio", { name: car }).check();
    const summary = page.getByRole("complementary", { name: "Prezzo e condizioni" });
    await expect(summary).toContainText("Deposito cauzionale");
    await summary.getByRole("button", { name: "Conferma la prenotazione" }).click();
    await expect(page.getByText("Indica nome e cognome.")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Nome e cognome").fill("Elvira Prova");
    await page.getByLabel("Telefono").fill("+39 333 123 1231");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Data di nascita").fill("1980-01-01");
    await page.getByLabel("Patente dal").fill("2000-01-01");
    await summary.getByRole("button", { name: "Conferma la prenotazione" }).click();
    await expect(toast(page, /^Prenotazione VL-\w+ creata/)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/bookings\/VL-/);
    expect(await mailTo(email, "confermata")).toContain("/prenotazione/");

    await pane(page).getByRole("button", { name: "Registra la consegna" }).click();
    const leaving = page.getByRole("dialog", { name: "Verbale di consegna" });
    await leaving.getByRole("button", { name: "Salva" }).click();
    await expect(leaving.getByText("Indica i chilometri del contachilometri.")).toBeVisible();
    await leaving.getByRole("textbox", { name: "Contachilometri" }).fill("12.000");
    await leaving.getByLabel("Danni e osservazioni").fill("Graffio sul cerchio.");
    await expectAccessible(page);
    await leaving.getByRole("button", { name: "Salva" }).click();
    await expect(toast(page, "Consegna registrata")).toBeVisible();
    await expect(pane(page)).toContainText("Graffio sul cerchio.");

    await pane(page).getByRole("button", { name: "Registra il rientro" }).click();
    const coming = page.getByRole("dialog", { name: "Verbale di rientro" });
    await coming.getByRole("textbox", { name: "Contachilometri" }).fill("13.000");
    await coming.getByRole("button", { name: "Salva" }).click();
    await expect(toast(page, "Rientro registrato")).toBeVisible();
    await expect(pane(page)).toContainText("1.000 km");
    await expect(pane(page)).toContainText("Da addebitare");
    await expectAccessible(page);
    expect(await mailTo(email, "Grazie")).toContain("Ulteriori:");
  },
);

test.describe("two at one desk", () => {
  test.use({ allowedComplaints: [/409 \(Conflict\)/] });

  test("the second is told who was first, and sees what they did", async ({ page }, { project }) => {
    const asked = await request(page, ownDay(5, project.name));
    await openBooking(page, asked.reference);
    await expect(pane(page)).toBeVisible();
    const { id, version } = await (await page.request.get(`/api/bookings/${asked.reference}`)).json();
    const colleague = await page.context().browser()?.newContext();
    const other = await colleague?.newPage();
    if (!other) throw new Error("There is no second browser");
    const email = await signInWithRole(other, "customer_service");
    await other.request.patch(`${process.env.E2E_ORIGIN}/api/bookings/${id}`, {
      data: { status: "confirmed", version },
    });
    await colleague?.close();
    await pane(page).getByRole("button", { name: "Non accogliere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Non accogliere" }).click();
    await expect(page.getByRole("alertdialog")).toContainText(`Modificato da ${email}`);
    await page.getByRole("alertdialog").getByRole("button", { name: "Annulla" }).click();
    await expect(pane(page).getByRole("button", { name: "Registra la consegna" })).toBeVisible();
  });
});

test("the list: tabs, filters, rows by arrow keys, details beside, and what is saved as a file", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await page.goto("/admin/bookings");
  await expect(page.getByRole("link", { name: /^Aperte/ })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: /^In corso/ }).click();
  await expect(page).toHaveURL(/status=active/);
  await expect(page.getByRole("link", { name: /^In corso/ })).toHaveAttribute("aria-current", "page");
  await page.getByLabel("Città di ritiro").selectOption("Milano");
  await expect(page).toHaveURL(/pickup_city=Milano/);
  await expect(page.getByRole("cell", { name: "Zurigo" })).toHaveCount(0);
  const rows = page.getByRole("link", { name: isMobile ? /^[A-Z]\w+ / : /^VL-/ });
  if (!isMobile) {
    await rows.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(pane(page)).toBeVisible();
    await expect(page).toHaveURL(/bookings\/VL-.*status=active/);
    await pane(page).getByRole("button", { name: "Prenotazione precedente" }).click();
    await expect(pane(page).getByRole("heading", { level: 2 })).toHaveText((await rows.first().textContent()) ?? "");
    await page.keyboard.press("Escape");
    await expect(pane(page)).toHaveCount(0);
  }
  const exported = async (name: string) => {
    await page.getByRole("button", { name: "Esporta" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name }).click();
    return saving;
  };
  const csv = await exported("Tutti i dati (CSV)");
  expect(csv.suggestedFilename()).toMatch(/^prenotazioni-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await csv.path(), "utf8");
  expect(text).toContain("Codice;Stato;Auto");
  expect(text).toContain(";In corso;");
  expect(text).not.toContain(";Confermata;");
  // A telephone's plus would begin a formula.
  expect(text).toMatch(/;'\+|;"'\+/);
  const calendar = await exported("Consegne e rientri (calendario)");
  expect(calendar.suggestedFilename()).toMatch(/^consegne-e-rientri-.*\.ics$/);
  expect(await readFile(await calendar.path(), "utf8")).toContain("SUMMARY:Rientro ");
  await page.getByRole("searchbox").fill("nessuno si chiama così");
  await expect(page.getByText("Nessuna prenotazione trovata")).toBeVisible();
});
