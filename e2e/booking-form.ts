import type { Page } from "@playwright/test";

/** A driver who may rent every car of the fleet. */
export const RENTER = { name: "Ortensia Mirabelli", email: "ortensia@example.com", phone: "+39 333 000 0000" };

/** Fills in who drives and how to reach them. */
export async function fillRenter(page: Page, renter = RENTER): Promise<void> {
  await page.getByLabel("Data di nascita").fill("1984-05-17");
  await page.getByLabel("Patente rilasciata il").fill("2004-09-01");
  await page.getByLabel("Nome e cognome").fill(renter.name);
  await page.getByLabel("E-mail").fill(renter.email);
  await page.getByLabel("Telefono").fill(renter.phone);
}
