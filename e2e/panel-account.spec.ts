import { type Page, request } from "@playwright/test";
import { createTotpSequence } from "#test/totp.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { clearSession, signInWithRole } from "./panel-session.ts";
import { ADMIN } from "./server.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const inDialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const toast = (page: Page, text: string) =>
  expect(page.locator("[data-toast] p").filter({ hasText: text })).toBeVisible();

async function signInOnPhone(email: string) {
  const origin = process.env.E2E_ORIGIN ?? "";
  const phone = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin },
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1",
  });
  const signedIn = await phone.post("/api/auth/sign-in/email", { data: { email, password: ADMIN.password } });
  expect(signedIn.status()).toBe(200);
  return phone;
}

async function openAccount(page: Page) {
  await page.goto("/admin/account");
  await expect(page.getByRole("heading", { name: "Sessioni aperte" })).toBeVisible();
}

test.describe("refusals", () => {
  test.use({ allowedComplaints: [/422 \(Unprocessable/] });

  test("a session on another device can be closed; the password changes only with the current one", async ({
    page,
  }) => {
    const email = await signInWithRole(page, null);
    const phone = await signInOnPhone(email);
    await openAccount(page);
    await expect(page.getByText("Safari su iPhone")).toBeVisible();
    await page.getByRole("button", { name: /^Chiudi la sessione Safari su iPhone/ }).click();
    await toast(page, "Sessione chiusa");
    await expect(page.getByText("Safari su iPhone")).toBeHidden();
    const away = await phone.get("/admin/account", { maxRedirects: 0 });
    expect(away.headers().location).toMatch(/^\/auth\/login/);
    await phone.dispose();

    await press(page, "Cambia la password");
    const dialog = inDialog(page, "Cambia la password");
    await dialog.getByLabel("Password attuale").fill("sbagliata");
    await dialog.getByLabel("Nuova password").fill("una-tutta-nuova");
    await press(page, "Salva");
    await expect(dialog.getByText("La password non è corretta.")).toBeVisible();
    await expect(dialog.getByLabel("Nuova password")).toHaveValue("una-tutta-nuova");
    await expectAccessible(page);
    await dialog.getByLabel("Password attuale").fill(ADMIN.password);
    await press(page, "Salva");
    await toast(page, "Password aggiornata");
    await expect(page.locator("[aria-labelledby=account-sessions] li")).toHaveCount(1);
    // The owner is notified by mail and stays signed in.
    expect(await waitForMail(email, "La password del tuo account")).toContain("è stata cambiata adesso");
    await page.reload();
    await expect(page.getByText("questo dispositivo")).toBeVisible();
  });

  test("the second factor is set up with an app, required at sign-in, and switched off", async ({ page }) => {
    const email = await signInWithRole(page, null);
    await openAccount(page);
    await press(page, "Attiva il secondo fattore");
    await page.getByRole("textbox", { name: "Password" }).fill(ADMIN.password);
    await press(page, "Continua");
    const setup = inDialog(page, "Collega la tua app");
    await expect(setup.getByRole("img", { name: "Codice QR per l'app di autenticazione" })).toBeVisible();
    const key = (await setup.locator("code").textContent())?.replaceAll(" ", "") ?? "";
    const code = createTotpSequence(`otpauth://totp/x?secret=${key}`);
    await setup.getByRole("textbox", { name: "Codice" }).fill("12345");
    await press(page, "Attiva");
    await expect(setup.getByText("Il codice ha 6 cifre.")).toBeVisible();
    await expectAccessible(page);
    await setup.getByRole("textbox", { name: "Codice" }).fill(code());
    await press(page, "Attiva");
    await toast(page, "Secondo fattore attivato");
    const codes = inDialog(page, "Codici di riserva");
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    const [backup] = await codes.getByRole("listitem").allTextContents();
    await press(page, "Li ho conservati");

    const logIn = async (path: string) => {
      await clearSession(page);
      await page.goto(path);
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByRole("textbox", { name: "Password" }).fill(ADMIN.password);
      await press(page, "Accedi");
      await expect(page).toHaveURL(/\/auth\/secondo-fattore/);
    };
    await logIn("/auth/login?next=/admin/account");
    await expectAccessible(page);
    await page.getByLabel("Codice", { exact: true }).fill(code());
    await press(page, "Accedi");
    await expect(page).toHaveURL("/admin/account");

    // A backup code works too.
    await logIn("/auth/login");
    await page.getByRole("link", { name: "Usa un codice di riserva" }).click();
    await page.getByRole("textbox", { name: "Codice di riserva" }).fill(backup ?? "");
    await press(page, "Accedi");
    await expect(page).toHaveURL("/admin");
    await toast(page, "Accesso effettuato con successo");

    await page.goto("/admin/account");
    await press(page, "Disattiva");
    await page.getByRole("textbox", { name: "Password" }).fill(ADMIN.password);
    await inDialog(page, "Disattiva il secondo fattore").getByRole("button", { name: "Disattiva" }).click();
    await toast(page, "Secondo fattore disattivato");
    await expect(page.getByRole("button", { name: "Attiva il secondo fattore" })).toBeVisible();
  });
});
