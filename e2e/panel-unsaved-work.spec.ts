// Rule: product.md#nothing-typed-is-lost
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForFormScripts } from "./islands.ts";
import { signInWithRole } from "./panel-session.ts";
import { ADMIN } from "./server.ts";

const answerField = (page: Page) => page.getByLabel("Testo della risposta");
const question = (page: Page) => page.getByRole("alertdialog", { name: "Hai modifiche non salvate" });

/** Creates a unique enquiry and opens its reply form. */
async function openRequest(page: Page) {
  const mark = randomUUID().slice(0, 8);
  const sender = { name: `Ada ${mark}`, email: `ada-${mark}@example.com`, phone: "+39 347 123 4567" };
  const data = { kind: "contact", message: "Consegnate anche a Bellagio?", ...sender };
  await page.request.post("/api/enquiries", { data });
  const found = await page.request.get("/api/enquiries", { params: { q: sender.name } });
  const [{ id }]: [{ id: string }] = await found.json();
  await page.goto(`/admin/requests/${id}`);
  await expect(answerField(page)).toBeVisible();
  return { ...sender, path: `/admin/requests/${id}` };
}

test.describe("unsaved work", () => {
  // The browser logs the expired session and the lost connection.
  test.use({ allowedComplaints: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

  // Rule: product.md#nothing-typed-is-lost "A session that"
  // Rule: product.md#nothing-typed-is-lost "What is typed"
  test("a reply is sent after a new sign-in over it, restored as a draft after a reload, and kept when the connection is lost", async ({
    page,
  }) => {
    const email = await signInWithRole(page, "customer_service");
    const request = await openRequest(page);
    const words = `Gentile ${request.name},\n\nsì, anche a Bellagio.`;
    await answerField(page).fill(words);
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Invia la risposta" }).click();

    const again = page.getByRole("dialog", { name: "Accedi di nuovo" });
    await expect(again.getByLabel("Email")).toHaveValue(email);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(again.getByLabel("Password", { exact: true })).toBeFocused();
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Risposta inviata a ${request.email}`).first()).toBeVisible();
    await expect(page).toHaveURL(request.path);
    await expect(page.getByText("sì, anche a Bellagio.").first()).toBeVisible();
    await expect(again).toBeHidden();

    // The reply was sent and the field is empty again.
    await expect(answerField(page)).toHaveValue(`Gentile ${request.name},\n\n`);
    const further = `Gentile ${request.name},\n\nun'altra cosa.`;
    await answerField(page).fill(further);
    await page.reload();
    await expect(page.getByText("Bozza ripresa")).toBeVisible();
    await expect(answerField(page)).toHaveValue(further);

    await page.getByRole("link", { name: "Torna alle richieste" }).click();
    await expect(question(page)).toContainText("La bozza resta in questo browser");
    await page.keyboard.press("Escape");
    await expect(answerField(page)).toHaveValue(further);
    await page.getByRole("button", { name: "Scarta" }).click();
    await page.getByRole("link", { name: "Torna alle richieste" }).click();
    await expect(page).toHaveURL("/admin/requests");

    // On the way to another screen, the user signs in again in a dialog over the current one.
    await page.goto(request.path);
    // Once the field is shown, the screen sends no more requests.
    await expect(answerField(page)).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole("link", { name: "Calendario" }).click();
    await again.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await again.getByRole("button", { name: "Accedi" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Calendario" })).toBeVisible();

    // A lost connection keeps what was typed, and a failed sign-out stays in the panel.
    const says = (text: string) =>
      expect(page.locator("[data-toast] p").filter({ hasText: text }).first()).toBeVisible();
    const offline = (now: boolean) => page.context().setOffline(now);
    await page.goBack();
    const certain = `Gentile ${request.name}, certo.`;
    await answerField(page).fill(certain);
    await offline(true);
    await page.getByRole("button", { name: "Invia la risposta" }).click();
    await expect(page.getByText("ciò che vedi può non essere aggiornato")).toBeVisible();
    await expect(answerField(page)).toHaveValue(certain);
    const signOut = async () => {
      await page.getByRole("button", { name: "Esci", exact: true }).click();
      await page.getByRole("button", { name: "Esci ed elimina le bozze" }).click();
    };
    await signOut();
    await says("Errore durante la disconnessione");
    await expect(answerField(page)).toHaveValue(certain);
    await offline(false);
    await signOut();
    await expect(page).toHaveURL("/auth/login");
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bozza")));
    await expect.poll(drafts).toEqual([]);
  });

  test("a lost connection keeps the sign-in form, with its message", async ({ page }) => {
    await page.goto("/auth/login");
    await waitForFormScripts(page);
    await expect(page.locator("[data-island='auth/auth-toasts'][data-hydrated]")).toBeAttached();
    await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
    await page.getByLabel("Password", { exact: true }).fill("una-parola");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Accedi", exact: true }).click();
    await expect(page.locator("[data-toast] p").filter({ hasText: "Errore durante l'accesso" }).first()).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("ada@example.com");
  });
});
