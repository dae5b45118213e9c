import { randomUUID } from "node:crypto";
import { fillRenter, RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { hydrateAllIslands } from "./islands.ts";
import { signInAsRole } from "./panel-session.ts";
import { submitPageForm } from "./submit-form.ts";

const formAt = (day: number) =>
  `/prenota/bentley-flying-spur?pickupDate=${dateInDays(day)}&returnDate=${dateInDays(day + 2)}`;

// Rule: product.md#promotion-codes "Typing"
// Rule: product.md#promotion-codes "Refusals"
test("a promotion code changes the total before the request, with and without scripts", { tag: "@phone" }, async ({
  page,
  request,
  isMobile,
  allowedComplaints,
}) => {
  // The refused request, which shows the new total.
  allowedComplaints.push(/409 \(Conflict\)/);
  // Both sizes book the same car.
  const day = isMobile ? 90 : 60;
  const code = `PROVA-${randomUUID().slice(0, 8)}`;
  await signInAsRole(page, "admin");
  const created = await page.request.post("/api/promotion_codes", { data: { code, percent: 10 } });
  expect(created.status()).toBe(201);

  await page.goto(formAt(day));
  await hydrateAllIslands(page);
  const receipt = page.getByRole("region", { name: "Riepilogo" }).first();
  await expect(receipt).toContainText("Totale");
  await page.getByText("Hai un codice?").click();
  const field = page.getByLabel("Codice promozionale");
  await field.fill("sbagliato");
  await page.getByRole("button", { name: "Applica il codice" }).click();
  await expect(page.getByText("Questo codice non esiste: controlla come l'hai scritto.")).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await hydrateAllIslands(page);
  await field.fill(code.toLowerCase());
  await fillRenter(page, { ...RENTER, email: `${code.toLowerCase()}@example.com` });
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page.getByText(/^Per queste date e questi luoghi il totale è/)).toBeVisible();
  await expect(receipt).toContainText(`Codice ${code.toUpperCase()}, 10 %`);
  expect(page.url()).not.toContain(code.toLowerCase());
  await hydrateAllIslands(page);
  await page.getByLabel("Ora di riconsegna").selectOption("20:00");
  await expect(receipt).toContainText("3 giorni");
  await expect(receipt).toContainText(`Codice ${code.toUpperCase()}, 10 %`);
  await expect(page.locator("#email")).toHaveValue(`${code.toLowerCase()}@example.com`);
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page).toHaveURL(/\/prenotazione\//);
  await expect(page.getByText(`Codice ${code.toUpperCase()}, 10 %`).first()).toBeVisible();

  const form = await request.get(formAt(day + 10));
  const applied = await submitPageForm(request, form, "Applica il codice", { promotion_code: code });
  expect(applied.status()).toBe(200);
  expect(await applied.text()).toContain(`Codice ${code.toUpperCase()}, 10`);
});
