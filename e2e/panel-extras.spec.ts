import { dateInDays } from "./dates.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { detailPane, expectNoHorizontalScroll, reservedDay, sendBookingRequest, toastWith } from "./panel-helpers.ts";
import { signInAsRole } from "./panel-session.ts";

test.beforeEach(({ page }) => signInAsRole(page, "customer_service"));

// Rule: product.md#extras "Added later."
test(
  "extras and a protection are added to a booking with their price first, and the renter reads the new lines",
  {
    tag: "@phone",
  },
  async ({ page }, { project }) => {
    const asked = await sendBookingRequest(page, reservedDay(3, project.name));
    await page.goto(`/admin/bookings/${asked.reference}`);
    await detailPane(page).getByRole("button", { name: "Cambia extra" }).click();
    const dialog = page.getByRole("dialog", { name: "Extra e riduzione della franchigia" });
    await dialog.getByLabel("Seggiolino per bambini").selectOption("2");
    await dialog.getByLabel("Riduzione della franchigia").selectOption({ label: "Franchigia dimezzata" });
    // Three days: two seats at 15 euro and a protection at 45 euro a day.
    await expect(dialog.getByText(/^\+€\s225$/)).toBeVisible();
    await expect(dialog.getByText("2 × Seggiolino per bambini, 3 giorni × € 15")).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await dialog.getByRole("button", { name: "Applica il cambio" }).click();
    await expect(toastWith(page, "Prenotazione aggiornata, mail inviata al cliente")).toBeVisible();
    await expect(detailPane(page)).toContainText("2 × Seggiolino per bambini, Franchigia dimezzata");
    const mail = await waitForMail(asked.email, `${asked.reference} aggiornata`);
    expect(mail).toContain("2 × Seggiolino per bambini");
    expect(await (await page.request.get(asked.privatePage)).text()).toContain("2 × Seggiolino per bambini");

    // What was added can be removed again.
    await detailPane(page).getByRole("button", { name: "Cambia extra" }).click();
    await dialog.getByLabel("Seggiolino per bambini").selectOption("0");
    await dialog.getByLabel("Riduzione della franchigia").selectOption("");
    await expect(dialog.getByText(/^-€\s225$/)).toBeVisible();
    await dialog.getByRole("button", { name: "Applica il cambio" }).click();
    await expect(detailPane(page)).toContainText("Riduzione della franchigia: Franchigia dimezzata → nessuna");
  },
);

// Rule: product.md#choices "By staff."
test("a phone booking has the extras that the caller asked for", async ({ page }, { project }) => {
  const day = reservedDay(4, project.name);
  const query = new URLSearchParams({
    vehicle: "audi-rs-q8",
    pickupCity: "Zurigo",
    pickupDate: dateInDays(day),
    returnDate: dateInDays(day + 3),
  });
  await page.goto(`/admin/bookings/new?${query}`);
  await page.getByLabel("Nome e cognome").fill("Ada Seggiolino");
  await page.getByLabel("Telefono").fill("+39 347 765 4321");
  await page.getByLabel("Data di nascita").fill("1980-01-01");
  await page.getByLabel("Patente dal").fill("2000-01-01");
  await page.getByLabel("Champagne").selectOption("1");
  await page.getByLabel("Codice promozionale").fill("NESSUNO");
  const summary = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  await expect(summary).toContainText("Champagne");
  await expect(page.getByText(/^Il prezzo è senza il codice/)).toBeVisible();
  await page.getByLabel("Codice promozionale").fill("");
  await expect(page.getByText(/^Il prezzo è senza il codice/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Conferma la prenotazione" }).click();
  await expect(detailPane(page)).toContainText("Champagne");
});
