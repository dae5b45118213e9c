import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { nextTotpCodes } from "#test/totp.ts";
import { expect, expectAccessible, expectNamed, test } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";
import { forgetSession, signInWithRole } from "./panel-session.ts";
import { ADMIN } from "./server.ts";

const someAddress = () => `ospite-${randomUUID().slice(0, 8)}@prova.example`;
const origin = () => process.env.E2E_ORIGIN ?? "";
const says = (page: Page, text: string) =>
  expect(page.locator("[data-toast] p").filter({ hasText: text }).first()).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function logIn(page: Page, email: string, password = ADMIN.password) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Accedi");
}

/** The link of a mail as this browser reaches it. */
function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s/]+(${path}\\?token=\\S+)`).exec(mail)?.[1];
  if (!link) throw new Error(`No link to ${path} in:\n${mail}`);
  return link;
}

test.describe("sign-in", () => {
  // The browser's own line about the refused sign-in.
  test.use({ allowedComplaints: [/status of 401/] });

  test("a wrong password is said and what was typed stays; the right one opens the panel; Esci closes it", async ({
    page,
  }) => {
    const email = await signInWithRole(page, "seo_manager");
    await forgetSession(page);
    await page.goto("/auth/login");
    await page.waitForLoadState("networkidle");
    await logIn(page, email, "non-questa");
    await says(page, "E-mail o password non corretti.");
    await expect(page).toHaveURL("/auth/login");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

    await logIn(page, email);
    await expect(page).toHaveURL("/admin");
    await says(page, "Accesso effettuato con successo");
    for (const path of ["/auth/login", "/auth/signup"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/admin");
    }

    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Esci" }).click();
    await expect(page).toHaveURL("/auth/login");
    await says(page, "Disconnesso con successo");
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

test("while the form is on its way its fields are disabled and the button says so", async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/auth/*.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  for (const [path, button, pending] of [
    ["/auth/signup", "Registrati", "Registrazione in corso..."],
    ["/auth/login", "Accedi", "Accesso in corso..."],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Email", { exact: true }).fill(path === "/auth/login" ? ADMIN.email : someAddress());
    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await press(page, button);
    await expect(page.getByRole("button", { name: pending })).toBeDisabled();
    await expect(page.getByLabel("Email", { exact: true })).toBeDisabled();
  }
  letThrough();
  await expect(page).toHaveURL("/admin");
});

test("who asks for a screen signs in first and then finds it; the keyboard is enough", async ({ page }) => {
  await page.goto("/admin/brands?q=Ferrari");
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/brands?q=Ferrari");
});

test("sign-up, its mail, and the panel without a role", async ({ page, allowedComplaints }) => {
  allowedComplaints.push(/422/);
  const email = someAddress();
  await page.goto("/auth/signup");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await press(page, "Registrati");
  await page.getByRole("link", { name: "La password deve avere almeno 6 caratteri." }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await press(page, "Registrati");
  await expect(page).toHaveURL("/auth/login");
  await says(page, "Registrazione completata! Verifica la tua email.");

  await page.goto(linkIn(await mailTo(email, "Verifica la tua e-mail"), "/auth/verifica"));
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await press(page, "Conferma l'indirizzo");
  await expect(page).toHaveURL("/auth/login");
  await says(page, "Indirizzo verificato.");
  await logIn(page, email, "123456");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Nessun ruolo assegnato" })).toBeVisible();
});

test("an address that is taken gets the same answer, and its owner a mail", async ({ page }) => {
  const email = await signInWithRole(page, null);
  await forgetSession(page);
  await page.goto("/auth/signup");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("un'altra-parola");
  await press(page, "Registrati");
  await says(page, "Registrazione completata! Verifica la tua email.");
  expect(await mailTo(email, "Hai già un account")).toContain("/auth/password-dimenticata");
});

test("a password is reset by mail: other sessions end, the link works once, and says so before anybody types", async ({
  page,
  browser,
}) => {
  const email = await signInWithRole(page, "customer_service");
  const elsewhere = await browser.newContext({ baseURL: origin() });
  const staffApi = await elsewhere.newPage();
  await staffApi.goto("/auth/password-dimenticata");
  await staffApi.getByLabel("Email", { exact: true }).fill(email);
  await press(staffApi, "Invia il collegamento");
  await expect(staffApi.getByText("Se esiste un account con questo indirizzo")).toBeVisible();

  const link = linkIn(await mailTo(email, "Scegli una nuova password"), "/auth/reimposta");
  await staffApi.goto(link);
  await expectAccessible(staffApi);
  await staffApi.getByLabel("Nuova password", { exact: true }).fill("tutta-nuova-di-adesso");
  await press(staffApi, "Salva la password");
  await expect(staffApi).toHaveURL("/auth/login");
  await says(staffApi, "Password aggiornata: accedi con quella nuova.");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/auth\/login/);
  await logIn(staffApi, email, "tutta-nuova-di-adesso");
  await expect(staffApi).toHaveURL("/admin");

  await page.goto(link);
  await expect(page.getByText("Questo collegamento è già stato usato o è scaduto: chiedine un altro.")).toBeVisible();
  await expect(page.getByLabel("Nuova password", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Chiedi un altro collegamento" }).click();
  await expect(page).toHaveURL("/auth/password-dimenticata");
  await elsewhere.close();
});

test("the second factor is asked for after the password; a backup code will do, once", async ({ page, request }) => {
  const email = await signInWithRole(page, "seo_manager");
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth/two-factor/${path}`, { data, headers: { origin: origin() } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { totpURI, backupCodes } = await post("enable", { password: ADMIN.password });
  const code = nextTotpCodes(totpURI);
  await post("verify-totp", { code: code() });
  await request.dispose();

  await forgetSession(page);
  await page.goto("/auth/login?next=/admin/brands");
  await logIn(page, email);
  await expect(page).toHaveURL(/\/auth\/secondo-fattore/);
  await expectAccessible(page);
  await page.getByLabel("Codice", { exact: true }).fill(code());
  await press(page, "Accedi");
  await expect(page).toHaveURL("/admin/brands");

  await forgetSession(page);
  await page.goto("/auth/login");
  await logIn(page, email);
  await page.getByRole("link", { name: "Usa un codice di riserva" }).click();
  await page.getByLabel("Codice di riserva").fill(backupCodes[0]);
  await press(page, "Accedi");
  await expect(page).toHaveURL("/admin");
  await says(page, "Accesso effettuato con successo");
});

test("the second step alone leads back to the first", async ({ page }) => {
  await page.goto("/auth/secondo-fattore");
  await expect(page).toHaveURL("/auth/login");
});

test("every sign-in page is accessible and fits its window", { tag: "@phone" }, async ({ page, allowedComplaints }) => {
  // An invitation that is none is not found.
  allowedComplaints.push(/404 .*\/auth\/invito/);
  for (const path of [
    "/auth/login",
    "/auth/signup",
    "/auth/password-dimenticata",
    "/auth/reimposta",
    "/auth/reimposta?token=x",
    "/auth/verifica",
    "/auth/verifica?token=x",
    "/auth/invito",
  ]) {
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    await expectAccessible(page);
    await expectNamed(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/csp$|status of 401/] });

  test("one signs up, is told, fails, and gets in", async ({ page }) => {
    const email = someAddress();
    await page.goto("/auth/signup");
    await page.getByLabel("Nome e cognome").fill("Ada Senza Script");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("sei-e-piu");
    await press(page, "Registrati");
    await expect(page).toHaveURL("/auth/login");
    await expect(page.getByRole("status")).toHaveText("Registrazione completata! Verifica la tua email.");
    await page.reload();
    await expect(page.getByRole("status")).toHaveCount(0);

    await logIn(page, email, "sbagliata");
    await expect(page.getByRole("alert")).toHaveText("E-mail o password non corretti.");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await logIn(page, email, "sei-e-piu");
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("status").first()).toHaveText("Accesso effettuato con successo");
  });
});
