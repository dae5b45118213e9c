import { randomUUID } from "node:crypto";
import { fillRenter, RENTER } from "./booking-form.ts";
import { dateInDays, formatItalianShort } from "./dates.ts";
import { expect, expectAccessible, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { hydrateAllIslands, waitForFormScripts } from "./islands.ts";
import { waitForMail } from "./outbox.ts";
import { pickDaysInForm, pickPlaceInForm } from "./search-form.ts";

// On phones: renter-taps.spec.ts, and explore.spec.ts for its drawers.
// Rule: product.md#advertised-points
// Rule: product.md#deposit-and-terms
// Rule: product.md#explore "A result is a"
// Rule: product.md#explore "The count is"
// Rule: product.md#explore "The heading is"
// Rule: product.md#private-link
// Rule: product.md#public-routes "/prenota/{car}, /prenotazione/{token}"
// Rule: product.md#search-form
// Rule: product.md#search-form ""Cerca" (exact) stays"
// Rule: product.md#search-form "Cities and times"
// Rule: product.md#the-promise
test("a visitor searches Milano for three days, sees the whole price, sends a request and holds that very car", async ({
  page,
}) => {
  const car = "296 GTB";
  const email = "milano@example.com";
  const [pickup, back] = [dateInDays(21), dateInDays(24)];

  await page.goto("/");
  await pickPlaceInForm(page, "Città di ritiro", "Milano");
  const search = page.getByRole("button", { name: "Cerca" });
  await expect(search).toBeDisabled();
  await expect(page.getByText("Per cercare scegli le date.")).toBeVisible();
  await pickDaysInForm(page, pickup, back);
  await expect(page.getByRole("button", { name: /Data di ritiro/ })).toContainText(formatItalianShort(pickup));
  await expect(page.getByText(/^3 giorni, da /)).toBeVisible();
  await search.click();

  await expect(page).toHaveURL(
    `/explore?pickupCity=Milano&returnCity=Milano&pickupDate=${pickup}&returnDate=${back}&pickupTime=10%3A00&returnTime=10%3A00`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Auto di Lusso a Milano");
  await expect(page.getByRole("status").filter({ hasText: "risultati disponibili" })).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: car });
  await expect(card).toContainText("3 giorni");
  await card.getByRole("link", { name: car, exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toContainText(car);
  const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  for (const term of ["Deposito", "Franchigia", "Chilometri", "Età minima", "Patente", "Assicurazione", "Consegna"]) {
    await expect(box).toContainText(new RegExp(term, "i"));
  }
  await expect(box).toContainText("Totale");
  await box.getByRole("button", { name: "Richiedi la prenotazione" }).click();

  await expect(page).toHaveURL(/\/prenota\//);
  await fillRenter(page, { name: "Ortensia Mirabelli", email, phone: "+39 333 000 0000" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Invia la richiesta" }).click();

  await expect(page).toHaveURL(/\/prenotazione\//);
  const reference = await page
    .getByText(/^VL-[A-Z0-9]{6}$/)
    .first()
    .textContent();
  await expect(page.getByText(/entro 2 ore/i).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE_VIEWPORT);
  await expectAccessible(page);
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g), "sheets of paper").toHaveLength(1);

  const mail = await waitForMail(email, reference ?? "VL-");
  const [opening = "", link = ""] = /(https?:\/\/\S+\/prenotazione\/[\w-]+)\?conferma=[\w-]+/.exec(mail) ?? [];
  expect(mail).toContain(car);
  const calendar = await page.request.get(`${link}/calendario.ics`);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain("BEGIN:VEVENT");

  // The car is held: the same search no longer shows it.
  const offers = async () => {
    const answer = await page.request.get(`/explore?pickupCity=Milano&pickupDate=${pickup}&returnDate=${back}`);
    const cards = [...(await answer.text()).matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
    expect(cards.length).toBeGreaterThan(0);
    return cards.filter((card) => card.includes(car)).length;
  };
  expect(await offers()).toBe(0);

  // Opening the mail's link extends the hold. Cancelling there releases the car.
  await page.goto(opening);
  await page.getByRole("button", { name: "Confermo la richiesta" }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole("button", { name: "Confermo la richiesta" })).toHaveCount(0);
  await page.getByText("Annulla la prenotazione", { exact: true }).click();
  await page.getByRole("button", { name: "Sì, annulla la prenotazione" }).click();
  await expect(page.getByText("Annullata").first()).toBeVisible();
  expect(await offers()).toBe(1);
});

// Rule: product.md#colours
test("a renter chooses the colour, and the booking and its mail name it", async ({ page }) => {
  const dates = `pickupDate=${dateInDays(60)}&returnDate=${dateInDays(62)}&pickupTime=10%3A00&returnTime=10%3A00`;
  await page.goto(`/luxury-car-rental/milan/berline/mercedes-benz-s-580?${dates}`);
  const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  const first = box.getByRole("radio", { name: /Grigio grafite/ });
  await expect(first).toBeChecked();
  await hydrateAllIslands(page);
  await box.getByRole("radio", { name: /Nero/ }).check();
  await expect(page).toHaveURL(/colour=nero_/);
  await box.getByRole("button", { name: "Richiedi la prenotazione" }).click();

  await expect(page).toHaveURL(/\/prenota\/.*colour=nero_/);
  await expect(page.getByRole("radio", { name: /Nero/ })).toBeChecked();
  await expect(page.getByRole("region", { name: "Riepilogo" })).toContainText("Nero, interni Grigio perla");
  await fillRenter(page, { name: "Ortensia Mirabelli", email: "nero@example.com", phone: "+39 333 000 0000" });
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page).toHaveURL(/\/prenotazione\//);
  await expect(page.getByRole("region", { name: "Riepilogo" })).toContainText("Nero, interni Grigio perla");
  expect(await waitForMail("nero@example.com", "VL-")).toContain("Nero, interni Grigio perla");

  // That colour is held: the page offers only the other one and says so.
  await page.goto(
    `/luxury-car-rental/milan/berline/mercedes-benz-s-580?${dates}&colour=nero_grigio-perla_argento_nero-laccato`,
  );
  await expect(box).toContainText("Per queste date non è libera in Nero");
  await expect(box.locator("input[type=radio][name=colour]")).toHaveCount(0);
  await expect(box.getByRole("group", { name: "Libera in questi colori" })).toContainText("Grigio grafite");
});

test("invalid input is reported beside its field and nothing typed is lost", async ({ page, allowedComplaints }) => {
  allowedComplaints.push(/422/);
  await page.goto(
    `/prenota/mclaren-750s?pickupDate=${dateInDays(30)}&returnDate=${dateInDays(32)}&pickupTime=10%3A00&returnTime=10%3A00`,
  );
  await fillRenter(page, { driverBirthDate: "2006-01-01", licenceDate: dateInDays(-30) });
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page.getByLabel("Data di nascita")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Patente rilasciata il")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Nome e cognome")).toHaveValue("Ortensia Mirabelli");
  await expect(page).toHaveURL(/\/prenota\//);
  await expectAccessible(page);
});

// Rule: product.md#public-forms
test("a refused form of a private page adds no history entry: Back leads to the page before it", async ({
  page,
  allowedComplaints,
}) => {
  allowedComplaints.push(/422/);
  const asked = await page.request.post("/api/bookings", {
    headers: { "Idempotency-Key": randomUUID() },
    data: {
      ...{ vehicle: "maserati-ghibli-trofeo", pickupCity: "Milano", returnCity: "Milano" },
      ...{ pickupDate: dateInDays(40), pickupTime: "10:00", returnDate: dateInDays(43), returnTime: "10:00" },
      ...RENTER,
      email: "indietro@example.com",
    },
  });
  const { manageUrl } = await asked.json();
  await page.goto("/contatti");
  await page.goto(manageUrl);
  await page.getByText("Chiedi altre date", { exact: true }).click();
  await waitForFormScripts(page);
  await page.getByLabel("Riconsegna", { exact: true }).fill(dateInDays(39));
  await page.getByRole("button", { name: "Chiedi queste date" }).click();
  await expect(page.getByRole("alert").first()).toBeFocused();
  await expect(page.getByLabel("Riconsegna", { exact: true })).toHaveValue(dateInDays(39));
  await page.goBack();
  await expect(page).toHaveURL(/\/contatti$/);
  await page.goForward();
  await page.getByText("Chiedi altre date", { exact: true }).click();
  await waitForFormScripts(page);
  await page.getByLabel("Riconsegna", { exact: true }).fill(dateInDays(45));
  await page.getByRole("button", { name: "Chiedi queste date" }).click();
  await expect(page.getByText("Hai chiesto altre date")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/contatti$/);
});
