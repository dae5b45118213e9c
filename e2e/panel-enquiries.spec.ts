import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

/** Creates an enquiry under a unique name. */
async function postTestEnquiry(page: Page) {
  const mark = randomUUID().slice(0, 8);
  const sender = { name: `Ada ${mark}`, email: `ada-${mark}@example.com`, phone: "+39 347 123 4567" };
  const data = { kind: "contact", message: "Consegnate anche a Bellagio?", ...sender };
  const response = await page.request.post("/api/enquiries", { data });
  const { reference }: { reference: string } = await response.json();
  return { ...sender, reference };
}

// Rule: product.md#requests-screen
test("an enquiry is found, assigned and answered by mail; its timer stops", async ({ page }) => {
  await signInAsFirstAdmin(page);
  const { name, email, reference } = await postTestEnquiry(page);
  const link = page.getByRole("link", { name });
  const answerField = page.getByLabel("Testo della risposta");
  await page.goto("/admin/requests");
  await expect(page.getByRole("heading", { level: 1, name: "Richieste" })).toBeVisible();
  await expect(page.getByRole("timer").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill(name);
  // Until the response arrives the whole inbox is shown, with a timer for each.
  await expect(page).toHaveURL(/q=Ada/);
  await expect(page.getByRole("link", { name: /^Ada / })).toHaveCount(1);
  await expect(page.getByRole("timer")).toContainText(/^(2:00|1:5\d) rimasti$/);

  // Filtered by kind and assignee; the page says what is left out.
  await page.getByLabel("Tipo di richiesta").selectOption("Jet privato");
  await expect(page.getByText("Nessuna richiesta trovata")).toBeVisible();
  await page.getByLabel("Tipo di richiesta").selectOption("Contatto");
  await expect(link).toBeVisible();
  await page.getByLabel("Assegnata a").selectOption("Mie");
  await expect(page.getByText("Nessuna richiesta trovata")).toBeVisible();
  await page.getByLabel("Assegnata a").selectOption("Di nessuno");

  // The keyboard alone opens it and goes back.
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Rispondi a ${name}` })).toBeVisible();
  await page.getByRole("link", { name: "Torna alle richieste" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/requests\?q=/);
  await link.click();

  await page.getByRole("button", { name: "Prendi in carico" }).click();
  await expect(page.getByText(/^Richiesta assegnata a/).first()).toBeVisible();
  await expect(page.getByLabel("Assegnata a", { exact: true })).toHaveValue(/.+/);
  await page.getByRole("button", { name: "Invia la risposta" }).click();
  await expect(page.getByText("Scrivi la risposta nello spazio sotto il saluto.")).toBeVisible();
  await expectAccessible(page);

  await answerField.fill(`Gentile ${name},\n\nsì, consegniamo anche a Bellagio.`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`Risposta inviata a ${email}`).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Conversazione" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  const mail = await waitForMail(email, `Risposta alla tua richiesta ${reference}`);
  expect(mail).toContain("sì, consegniamo anche a Bellagio.");

  await page.getByRole("button", { name: "Chiudi", exact: true }).click();
  await expect(page.getByText("La richiesta è chiusa: riaprila per scrivere ancora.")).toBeVisible();
  await page.getByRole("button", { name: "Riapri" }).click();
  await expect(answerField).toBeVisible();
});
