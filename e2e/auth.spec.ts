// Rule: product.md#sign-in
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DESKTOP_VIEWPORT, expect, expectAccessible, expectAccessibleNames, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { waitForFormScripts } from "./islands.ts";
import { waitForMail } from "./outbox.ts";
import { clearSession, signInWithRole } from "./panel-session.ts";
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

/** Returns the link of a mail, with the origin of this browser. */
function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s/]+(${path}\\?token=\\S+)`).exec(mail)?.[1];
  if (!link) throw new Error(`No link to ${path} in:\n${mail}`);
  return link;
}

/** Holds the page's form submissions back until the returned function is called. */
async function holdForms(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/auth/*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  return () => letThrough();
}

/** Expects the pending state: disabled fields and the button's pending text. */
async function expectOnItsWay(page: Page, pending: string): Promise<void> {
  await expect(page.getByRole("button", { name: pending })).toBeDisabled();
  await expect(page.getByLabel("Email", { exact: true })).toBeDisabled();
}

/** Expects a redirect, without rendering a page. */
async function expectLeads(page: Page, from: string, to: string): Promise<void> {
  const answer = await page.request.get(from, { maxRedirects: 0 });
  expect([from, answer.status(), answer.headers().location]).toEqual([from, 302, to]);
}

test.describe("sign-in", () => {
  // The browser logs the refused sign-in.
  test.use({ allowedComplaints: [/status of 401/] });

  // Rule: product.md#messages
  // Rule: product.md#messages "Sign-in"
  // Rule: product.md#messages "Sign-out"
  // Rule: product.md#panel-shell
  // Rule: product.md#panel-shell "The sidebar is"
  // Rule: product.md#panel-shell "While loading "Caricamento...""
  // Rule: product.md#public-routes "/admin, /admin/…"
  // Rule: product.md#sign-up
  test("a wrong password is reported and the typed address stays; the right one opens the panel; Esci signs out", async ({
    page,
  }) => {
    await expectLeads(page, "/admin", "/auth/login");
    await expectLeads(page, "/auth/secondo-fattore", "/auth/login");
    // Visitors who open a screen sign in first and then land on it, by keyboard alone.
    await page.goto("/admin/brands?q=Ferrari");
    const asked = /\/auth\/login\?next=%2Fadmin%2Fbrands%3Fq%3DFerrari$/;
    await expect(page).toHaveURL(asked);
    await waitForFormScripts(page);
    const letThrough = await holdForms(page);
    await page.getByLabel("Email", { exact: true }).focus();
    await page.keyboard.type(ADMIN.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type("non-questa");
    await page.keyboard.press("Enter");
    await expectOnItsWay(page, "Accesso in corso...");
    letThrough();
    await says(page, "E-mail o password non corretti.");
    await expect(page).toHaveURL(asked);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ADMIN.email);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/brands?q=Ferrari");
    await says(page, "Accesso effettuato con successo");
    for (const path of ["/auth/login", "/auth/signup"]) await expectLeads(page, path, "/admin");

    await page.waitForLoadState("networkidle");
    await press(page, "Esci");
    await expect(page).toHaveURL("/auth/login");
    await says(page, "Disconnesso con successo");
    await expectLeads(page, "/admin", "/auth/login");
  });
});

test.describe("elements that an extension inserts before the scripts run", () => {
  // The browser logs the refused requests.
  test.use({ allowedComplaints: [/status of 4(01|22)/] });

  /** Inserts elements beside every field and first in the body, like password managers. */
  const meddle = () => {
    const put = () => {
      if (document.body && !document.getElementById("first-of-all"))
        document.body.prepend(Object.assign(document.createElement("div"), { id: "first-of-all" }));
      for (const field of document.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [data-found])")) {
        field.dataset.found = "";
        field.before(document.createElement("div"));
        field.after(document.createElement("span"));
      }
    };
    new MutationObserver(put).observe(document, { childList: true, subtree: true });
  };

  for (const [path, fields, refused] of [
    ["/auth/login", { Email: "ada@prova.example", Password: "non-questa" }, "E-mail o password non corretti."],
    [
      "/auth/signup",
      { "Nome e cognome (facoltativo)": "Ada", Email: "ada@", Password: "123" },
      "Controlla i campi evidenziati.",
    ],
    ["/auth/verifica?token=x", { Password: "non-questa" }, "Il collegamento non è valido o è già stato usato."],
    ["/auth/password-dimenticata", { Email: "ada@" }, "Controlla i campi evidenziati."],
  ] as const) {
    test(`lose nothing typed on ${path}, and its form works`, async ({ page }) => {
      await page.addInitScript(meddle);
      const typed = Object.entries(fields);
      // Typed before any of the page's scripts is loaded.
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route("**/assets/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
      letThrough();
      await expect(page.locator("[data-island='auth/auth-toasts'][data-hydrated]")).toBeAttached();
      for (const [label, text] of typed) await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      await page.locator("main [type=submit]").click();
      await says(page, refused);
      for (const [label, text] of typed)
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(label === "Password" ? "" : text);
      await expect(page.locator("#first-of-all")).toBeAttached();
    });
  }

  test("cause no hydration mismatch in the panel", async ({ page }) => {
    await page.addInitScript(meddle);
    await signInWithRole(page, "admin");
    await page.goto("/admin/account");
    await expect(page.getByRole("heading", { name: "Il tuo account" })).toBeVisible();
    await expect(page.locator("#first-of-all")).toBeAttached();
  });
});

// Rule: product.md#messages "Sign-up"
// Rule: product.md#roles
// Rule: product.md#sign-up
test("sign-up, its mails, and the panel without a role", async ({ page, allowedComplaints }) => {
  allowedComplaints.push(/422/);
  const email = someAddress();
  const signUp = async (password: string) => {
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await press(page, "Registrati");
  };
  await page.goto("/auth/signup");
  await waitForFormScripts(page);
  await signUp("12345");
  await page.getByRole("link", { name: "La password deve avere almeno 6 caratteri." }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  const letThrough = await holdForms(page);
  await signUp("123456");
  await expectOnItsWay(page, "Registrazione in corso...");
  letThrough();
  await expect(page).toHaveURL("/auth/login");
  await says(page, "Registrazione completata! Verifica la tua email.");

  await page.goto(linkIn(await waitForMail(email, "Verifica la tua e-mail"), "/auth/verifica"));
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await press(page, "Conferma l'indirizzo");
  await expect(page).toHaveURL("/auth/login");
  await says(page, "Indirizzo verificato.");
  await logIn(page, email, "123456");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Nessun ruolo assegnato" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await expect(menu.getByText("Nessun ruolo assegnato")).toBeVisible();
  await expect(menu.getByRole("link")).toHaveCount(0);
  await expectAccessible(page);

  // Everybody has an account page, with or without a role.
  await page.getByRole("link", { name: `Il tuo account, ${email}` }).click();
  await expect(page).toHaveURL("/admin/account");
  await expect(page.getByRole("heading", { name: "Il tuo account" })).toBeVisible();
  await expect(page.getByText("questo dispositivo")).toBeVisible();
  await expectAccessible(page);

  // A taken address gets the same response, and its owner gets a mail.
  await clearSession(page);
  await page.goto("/auth/signup");
  await signUp("un'altra-parola");
  await says(page, "Registrazione completata! Verifica la tua email.");
  expect(await waitForMail(email, "Hai già un account")).toContain("/auth/password-dimenticata");
});

// Rule: product.md#account
test("a password is reset by mail: other sessions end, and a used link says so before anybody types", async ({
  page,
  browser,
}) => {
  const email = await signInWithRole(page, null);
  const elsewhere = await browser.newContext({ baseURL: origin() });
  const visitor = await elsewhere.newPage();
  await visitor.goto("/auth/password-dimenticata");
  await visitor.getByLabel("Email", { exact: true }).fill(email);
  await press(visitor, "Invia il collegamento");
  await expect(visitor.getByText("Se esiste un account con questo indirizzo")).toBeVisible();

  const link = linkIn(await waitForMail(email, "Scegli una nuova password"), "/auth/reimposta");
  await visitor.goto(link);
  await expectAccessible(visitor);
  await visitor.getByLabel("Nuova password", { exact: true }).fill("tutta-nuova-di-adesso");
  await press(visitor, "Salva la password");
  await expect(visitor).toHaveURL("/auth/login");
  await says(visitor, "Password aggiornata: accedi con quella nuova.");
  await expectLeads(page, "/admin", "/auth/login");
  await logIn(visitor, email, "tutta-nuova-di-adesso");
  await expect(visitor).toHaveURL("/admin");
  await elsewhere.close();

  await page.goto(link);
  await expect(page.getByText("Questo collegamento è già stato usato o è scaduto: chiedine un altro.")).toBeVisible();
  await expect(page.getByLabel("Nuova password", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Chiedi un altro collegamento" }).click();
  await expect(page).toHaveURL("/auth/password-dimenticata");
});

// Rule: product.md#accessibility
// Rule: product.md#public-routes "/auth/…"
// Rule: product.md#sign-up
test("every sign-in page is accessible and fits its window", async ({ page, allowedComplaints }) => {
  // An invalid invitation answers 404.
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
    await expectAccessibleNames(page);
    for (const size of [PHONE_VIEWPORT, DESKTOP_VIEWPORT]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  }
});

test("on a phone in landscape the form is in the first view", async ({ page }) => {
  await page.setViewportSize({ width: PHONE_VIEWPORT.height, height: PHONE_VIEWPORT.width });
  await page.goto("/auth/login");
  await expect(page.getByLabel("Email", { exact: true })).toBeInViewport({ ratio: 1 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, allowedComplaints: [/csp$|status of 401/] });

  // Rule: product.md#sign-up
  // Rule: product.md#without-scripts
  test("a user signs up, sees the notice, fails to sign in once, and signs in", async ({ page }) => {
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
