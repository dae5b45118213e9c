import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createClickCounter } from "./click-counter.ts";
import { dateInDays } from "./dates.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { detailPane, expectNoHorizontalScroll, reservedDay, sendBookingRequest, toastWith } from "./panel-helpers.ts";
import { signInAsFirstAdmin, signInAsRole } from "./panel-session.ts";

// Everyday tasks, each from the dashboard. Tasks for both window sizes run on a phone, which also checks the desktop's count. The tenth, a new car,
// is in panel-vehicles.spec.ts, which has a fleet of its own.

// Rule: product.md#bookings-screen
test(
  "1: a request is confirmed, and the renter is told on their page and by mail",
  { tag: "@phone-only" },
  async ({ page, isMobile }, { project }) => {
    const asked = await sendBookingRequest(page, reservedDay(0, project.name));
    await signInAsRole(page, "customer_service");
    const hand = createClickCounter(page, isMobile);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "In attesa di risposta" })).toBeVisible();
    const more = page.getByRole("button", { name: /^(Altre \d+|Un'altra)$/ });
    if (await more.isVisible()) await hand.press(more);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await hand.press(page.getByRole("link", { name: `Rispondi a ${asked.name}` }));
    await expect(detailPane(page)).toContainText("Da rispondere entro");
    await expect(detailPane(page)).toContainText("l'auto è tenuta ancora");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await hand.press(detailPane(page).getByRole("button", { name: "Conferma", exact: true }));
    await expect(toastWith(page, "Prenotazione confermata, la mail parte fra poco")).toBeVisible();
    hand.done("confirm");
    await expect(detailPane(page).getByRole("listitem").filter({ hasText: "Confermata" }).first()).toBeVisible();
    const mail = await waitForMail(asked.email, `${asked.reference} confermata`);
    expect(mail).toContain(asked.privatePage);
    expect(await (await page.request.get(asked.privatePage)).text()).toContain(">Confermata<");
  },
);

test("2, 3 and 4: a regular customer calls, the car goes out, and comes back damaged", { tag: "@phone-only" }, async ({
  page,
  isMobile,
}) => {
  await signInAsRole(page, "customer_service");
  const mark = randomUUID().slice(0, 8);
  const regular = { name: `Elvira ${mark}`, email: `elvira-${mark}@example.com`, phone: "+39 333 123 1231" };
  const licence = { birth_date: "1980-01-01", licence_issued_on: "2000-01-01" };
  const headers = { origin: process.env.E2E_ORIGIN ?? "" };
  const known = await page.request.post("/api/customers", { data: { ...regular, ...licence }, headers });
  expect(known.status(), await known.text()).toBe(201);
  const hand = createClickCounter(page, isMobile);

  await page.goto("/admin");
  await hand.goTo("Prenotazioni");
  await hand.press(page.getByRole("link", { name: "Nuova prenotazione" }));
  await expect(page.getByRole("heading", { level: 1, name: "Nuova prenotazione" })).toBeVisible();
  const summary = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  await summary.getByRole("button", { name: "Conferma la prenotazione" }).click();
  await expect(page.getByText("Indica nome e cognome.")).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  // The refusal moved the focus into the form, where the first field would cost no tap.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await hand.type(page.getByRole("combobox", { name: "Nome e cognome" }), regular.name);
  await hand.press(page.getByRole("option", { name: regular.name }));
  await expect(page.getByLabel("E-mail")).toHaveValue(regular.email);
  await expect(page.getByLabel("Data di nascita")).toHaveValue(licence.birth_date);
  await expect(page.getByLabel("Patente dal")).toHaveValue(licence.licence_issued_on);
  await hand.type(page.getByLabel("Luogo di ritiro"), "Zurigo");
  await hand.press(page.getByRole("option", { name: "Zurigo", exact: true }));
  await expect(page.getByLabel("Luogo di riconsegna")).toHaveValue("Zurigo");
  // The form is prefilled with today to tomorrow, because a car leaves on the day it is booked for.
  await hand.type(page.getByLabel("Filtra le auto"), "bmw i7");
  await hand.press(page.getByRole("radio", { name: /BMW i7/ }));
  await expect(summary).toContainText("Deposito cauzionale");
  await hand.press(summary.getByRole("button", { name: "Conferma la prenotazione" }));
  await expect(toastWith(page, /^Prenotazione VL-\w+ creata/)).toBeVisible();
  hand.done("phone");
  await expect(page).toHaveURL(/\/admin\/bookings\/VL-/);
  expect(await waitForMail(regular.email, "confermata")).toContain("/prenotazione/");

  const booked = new URL(page.url()).pathname;
  const { unit_kilometres: lastKilometres } = await (
    await page.request.get(`/api/bookings/${booked.split("/").at(-1)}`)
  ).json();
  const pressToday = async (kind: string) => {
    await page.goto("/admin");
    const days = page.getByRole("region", { name: "Oggi" });
    await expect(days).toBeVisible();
    const task = days
      .getByRole("listitem")
      .filter({ hasText: kind })
      .getByRole("link", { name: new RegExp(regular.name) });
    // In the day's last half hour the rental begins at midnight and ends later than the two days shown here.
    if (await task.isVisible()) await hand.press(task);
    else await page.goto(booked);
  };
  await pressToday("Consegna");
  await hand.press(detailPane(page).getByRole("button", { name: "Registra la consegna" }));
  const leaving = page.getByRole("dialog", { name: "Verbale di consegna" });
  await leaving.getByRole("button", { name: "Salva" }).click();
  await expect(leaving.getByText("Indica i chilometri del contachilometri.")).toBeVisible();
  await hand.type(leaving.getByRole("textbox", { name: "Contachilometri" }), String(lastKilometres + 100));
  await hand.type(leaving.getByLabel("Danni e osservazioni"), "Graffio sul cerchio.");
  await hand.press(leaving.getByRole("button", { name: "Livello 8/8, 100%" }));
  await expectAccessible(page);
  await hand.press(leaving.getByRole("button", { name: "Salva" }));
  await expect(toastWith(page, "Consegna registrata")).toBeVisible();
  hand.done("handover");
  await expect(detailPane(page)).toContainText("Graffio sul cerchio.");

  await pressToday("Rientro");
  await hand.press(detailPane(page).getByRole("button", { name: "Registra il rientro" }));
  const coming = page.getByRole("dialog", { name: "Verbale di rientro" });
  await hand.type(coming.getByRole("textbox", { name: "Contachilometri" }), String(lastKilometres + 1100));
  await hand.type(coming.getByLabel("Danni e osservazioni"), "Paraurti segnato.");
  await hand.press(coming.getByRole("button", { name: "Livello 4/8, 50%" }));
  await hand.press(coming.getByRole("button", { name: "Salva" }));
  await expect(toastWith(page, "Rientro registrato")).toBeVisible();
  hand.done("return");
  await expect(detailPane(page)).toContainText("1.000 km");
  await expect(detailPane(page)).toContainText("Paraurti segnato.");
  await expect(detailPane(page)).toContainText("Da addebitare");
  expect(await waitForMail(regular.email, "Grazie")).toContain("Ulteriori:");
});

test(
  "5: a booking is moved, and the renter is told the new price",
  { tag: "@phone-only" },
  async ({ page, isMobile }, { project }) => {
    const day = reservedDay(2, project.name);
    const asked = await sendBookingRequest(page, day);
    await signInAsRole(page, "customer_service");
    const hand = createClickCounter(page, isMobile);
    await page.goto("/admin");
    await hand.find(asked.reference);
    await hand.press(detailPane(page).getByRole("button", { name: "Cambia date o auto" }));
    const dialog = page.getByRole("dialog", { name: "Cambia date o auto" });
    await expect(dialog.getByText("Nessuna", { exact: true })).toBeVisible();
    await hand.type(dialog.getByLabel("Riconsegna il"), dateInDays(day + 4));
    await expect(dialog.getByText(/^\+€/)).toBeVisible();
    await expect(dialog.getByText("Libera per queste date")).toBeVisible();
    await expectAccessible(page);
    await hand.press(dialog.getByRole("button", { name: "Applica il cambio" }));
    await expect(toastWith(page, "Prenotazione aggiornata, mail inviata al cliente")).toBeVisible();
    hand.done("move");
    await expect(detailPane(page)).toContainText("4 giorni");
    await expect(detailPane(page)).toContainText(/Totale: €.[\d.]+ → €.[\d.]+/);
    expect(await waitForMail(asked.email, `${asked.reference} aggiornata`)).toContain("Il totale passa da");
  },
);

test("7 and 8: a booking says why its car is not free, and gets an agreed price", async ({ page }, { project }) => {
  const day = reservedDay(2, project.name);
  const asked = await sendBookingRequest(page, day);
  await signInAsRole(page, "customer_service");
  const hand = createClickCounter(page, false);
  await page.goto("/admin");
  await hand.goTo("Calendario");
  await hand.type(page.getByRole("searchbox"), "RS Q8");
  await hand.type(page.getByLabel("Vai al giorno"), dateInDays(day));
  await hand.press(
    page.getByRole("link", {
      name: new RegExp(`${asked.name}.*${asked.reference}|${asked.reference}.*${asked.name}`),
    }),
  );
  await expect(detailPane(page)).toContainText(asked.name);
  hand.done("why");

  await page.goto("/admin");
  await hand.find(asked.reference);
  await hand.press(detailPane(page).getByRole("button", { name: "Concorda il prezzo" }));
  const agreement = page.getByRole("dialog", { name: "Concorda il prezzo" });
  await hand.type(agreement.getByLabel("Quanto"), "10");
  await hand.type(agreement.getByLabel("Motivo"), "Torna ogni mese.");
  await expectAccessible(page);
  await hand.press(agreement.getByRole("button", { name: "Salva il prezzo" }));
  await expect(toastWith(page, "Prezzo aggiornato, mail inviata al cliente")).toBeVisible();
  hand.done("price");
  await expect(detailPane(page)).toContainText("10 %");
});

// Rule: product.md#dashboard
// Rule: product.md#quotes
test("9: a quote created from a jet enquiry and sent by mail is accepted on its private page without scripts", {
  tag: "@phone-only",
}, async ({ browser, page, baseURL, isMobile }) => {
  const mark = randomUUID().slice(0, 8);
  const sender = { name: `Ortensia ${mark}`, email: `ortensia-${mark}@example.com`, phone: "+39 347 123 4567" };
  const details = { legs: [{ from: "Milano", to: "Zurigo", date: dateInDays(20) }], passengers: 4 };
  await page.request.post("/api/enquiries", { data: { kind: "jet", message: "", details, ...sender } });
  await signInAsFirstAdmin(page);
  const hand = createClickCounter(page, isMobile);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "In attesa di risposta" })).toBeVisible();
  const more = page.getByRole("button", { name: /^(Altre \d+|Un'altra)$/ });
  if (await more.isVisible()) await hand.press(more);
  const line = page.getByRole("listitem").filter({ hasText: sender.name });
  await expect(line).toContainText(/(2:00|1:5\d) rimasti/);
  await hand.press(line.getByRole("link", { name: `Rispondi a ${sender.name}` }));
  await expect(page).toHaveURL(/\/admin\/requests\/[0-9a-f-]{36}/);
  // The requested trip, and today's estimate.
  await expect(page.getByText("Milano – Zurigo").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Light Jet/ })).toContainText("€ 3.800");
  await expect(page.getByLabel("Testo della risposta")).toHaveValue(/Per il tuo volo possiamo proporti:/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await hand.press(page.getByRole("link", { name: "Scrivi un preventivo" }));
  await hand.type(page.getByRole("textbox", { name: "Riga 1" }), "Volo in Light Jet, Milano – Zurigo");
  await hand.type(page.getByRole("textbox", { name: "Importo" }).first(), "3.800");
  await hand.type(page.getByLabel("Condizioni"), "Catering a bordo compreso.");
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await hand.press(page.getByRole("button", { name: "Salva la bozza" }));
  await hand.press(page.getByRole("button", { name: `Invia a ${sender.email}` }));
  await expect(page.getByRole("link", { name: "Apri il preventivo" })).toBeVisible();
  hand.done("quote");
  await expectNoHorizontalScroll(page);

  const address =
    /\S+\/preventivo\/[\w-]{43}/.exec(await waitForMail(sender.email, "Il tuo preventivo PV-"))?.[0] ?? "";
  const path = new URL(address).pathname;
  await page.goto(path);
  await expectAccessible(page);

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const visitor = await plain.newPage();
  const answer = await visitor.goto(path);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  await visitor.getByRole("button", { name: /^Accetta per/ }).click();
  await expect(visitor.getByRole("heading", { name: "Grazie, è tutto confermato." })).toBeVisible();
  await expect(visitor.getByText(/È il tuo ordine OR-/)).toBeVisible();
  await plain.close();
  expect(await waitForMail(sender.email, "confermato")).toContain("Volo in Light Jet");
});

test("11: a report and its file show each car's revenue and rented days by month", async ({ page }) => {
  await signInAsRole(page, "customer_service");
  const hand = createClickCounter(page, false);
  await page.goto("/admin");
  await hand.goTo("Rendiconto");
  await expect(page.getByRole("rowheader", { name: /Ferrari 296 GTB/ })).toBeVisible();
  await hand.choose(page.getByLabel("Misura"), "Giorni noleggiati");
  await expect(page.getByRole("table", { name: /Giorni noleggiati/ })).toBeVisible();
  const saving = page.waitForEvent("download");
  await hand.press(page.getByRole("button", { name: "Esporta CSV" }));
  const csv = await saving;
  hand.done("months");
  expect(csv.suggestedFilename()).toMatch(/^rendiconto-giorni-noleggiati-.*\.csv$/);
  expect(await readFile(await csv.path(), "utf8")).toContain("Ferrari 296 GTB");
});

test("12: one page shows everything about a customer, exports it, and erases them", async ({ page }) => {
  const name = `Dora ${randomUUID().slice(0, 8)}`;
  const sender = { name, email: `${name.replace(" ", "-").toLowerCase()}@example.com`, phone: "+39 347 123 9876" };
  const sent = await page.request.post("/api/enquiries", {
    data: { kind: "contact", message: "A presto.", ...sender },
  });
  const { reference }: { reference: string } = await sent.json();
  await signInAsFirstAdmin(page);
  const hand = createClickCounter(page, false);
  await page.goto("/admin");
  await hand.goTo("Clienti");
  await hand.type(page.getByRole("searchbox"), name);
  await hand.press(page.getByRole("link", { name }));
  await expect(page.getByRole("link", { name: reference })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await hand.press(page.getByRole("button", { name: "Esporta da leggere" }));
  expect(await readFile(await (await saving).path(), "utf8")).toContain("A presto.");
  await hand.press(page.getByRole("button", { name: "Cancella la persona…" }));
  const question = page.getByRole("dialog", { name: `Cancellare ${name}?` });
  await hand.type(question.getByLabel(/^Per confermare/), name);
  await hand.press(question.getByRole("button", { name: "Cancella per sempre" }));
  await expect(toastWith(page, "Persona cancellata")).toBeVisible();
  hand.done("erase");
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});
