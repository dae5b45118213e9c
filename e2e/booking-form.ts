import type { Page } from "@playwright/test";

/** A driver who is allowed to rent every car. */
export const RENTER = {
  name: "Ortensia Mirabelli",
  email: "ortensia@example.com",
  phone: "+39 333 000 0000",
  driverBirthDate: "1984-05-17",
  licenceDate: "2004-09-01",
};

/** Fills in the driver's and the contact fields. */
export async function fillRenter(page: Page, overrides: Partial<typeof RENTER> = {}): Promise<void> {
  const renter = { ...RENTER, ...overrides };
  await page.getByLabel("Data di nascita").fill(renter.driverBirthDate);
  await page.getByLabel("Patente rilasciata il").fill(renter.licenceDate);
  await page.getByLabel("Nome e cognome").fill(renter.name);
  await page.getByLabel("E-mail").fill(renter.email);
  await page.getByLabel("Telefono").fill(renter.phone);
}
