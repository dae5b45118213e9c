// Rule: product.md#users
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { signInAsFirstAdmin, signInWithRole } from "./panel-session.ts";
import { ADMIN } from "./server.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = async (page: Page, menu: string, action: string) => {
  await press(page, menu);
  await page.getByRole("menuitem", { name: action }).click();
};
const toast = (page: Page, text: string) =>
  expect(page.locator("[data-toast] p").filter({ hasText: text })).toBeVisible();
const row = (page: Page, email: string) => page.locator("tr").filter({ hasText: email });

/** Opens the users' screen of the first administrator, filtered to one account. */
async function findUser(page: Page, email: string): Promise<void> {
  await signInAsFirstAdmin(page);
  await page.goto("/admin/users");
  await page.getByRole("searchbox", { name: "Cerca per nome o email" }).fill(email);
  await expect(page).toHaveURL(`/admin/users?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("1 utente")).toBeVisible();
}

/** Opens another browser, signed in as a new user without a role. It runs no scripts, since the server renders what that user may see. */
async function signUpNewUser(browser: Browser): Promise<{ person: Page; email: string }> {
  const person = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  return { person, email: await signInWithRole(person, null) };
}

const entries = (page: Page) => page.getByRole("navigation", { name: "Menu principale" });

// Rule: product.md#roles
test("a role opens its entries at once, and closes them when it is revoked", async ({ page, browser }) => {
  const { person, email } = await signUpNewUser(browser);
  await person.goto("/admin");
  await expect(person.getByRole("heading", { name: "Nessun ruolo assegnato" })).toBeVisible();

  await findUser(page, email);
  await expect(row(page, email).getByText("Nessun ruolo")).toBeVisible();
  await expect(row(page, email).getByText("Non verificato")).toBeVisible();
  await choose(page, `Assegna un ruolo a ${email}`, "SEO manager");
  const question = page.getByRole("alertdialog", { name: `Invitare ${email} come SEO manager?` });
  await expect(question.getByText("L'indirizzo non è verificato")).toBeVisible();
  await question.getByRole("button", { name: "Manda l'invito" }).click();
  await toast(page, `Invito mandato a ${email}`);
  const invitation = /\/auth\/invito\?token=\S+/.exec(await waitForMail(email, "invit"))?.[0] ?? "";
  await person.goto(invitation);
  await press(person, "Accetta l'invito");
  await expect(person).toHaveURL("/admin");
  await page.reload();
  await expectAccessible(page);
  // The accepted invitation below the list names address and role too.
  await expect(page.getByRole("button", { name: `Togli il ruolo SEO manager a ${email}` })).toBeVisible();

  await person.reload();
  await expect(entries(person).getByRole("link", { name: "Brand" })).toBeVisible();

  await press(page, `Togli il ruolo SEO manager a ${email}`);
  await press(page, "Togli il ruolo");
  await toast(page, `Ruolo SEO manager tolto a ${email}`);
  await person.goto("/admin/brands");
  await expect(person.getByRole("heading", { name: "Accesso Negato" })).toBeVisible();
  await expect(entries(person).getByText("Nessun ruolo assegnato")).toBeVisible();
  await person.context().close();
});

test("a name is corrected by keyboard; signing out everywhere ends every session; a disabled account is signed out at once and cannot return until it is enabled", async ({
  page,
  browser,
}) => {
  const { person, email } = await signUpNewUser(browser);
  await findUser(page, email);
  const name = page.getByRole("button", { name: "Persona di prova" });
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Nome e cognome" })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Elena Prova");
  await page.keyboard.press("Enter");
  await toast(page, "Nome aggiornato");
  await expect(page.getByRole("button", { name: "Elena Prova" })).toBeFocused();

  await choose(page, `Azioni per ${email}`, "Chiudi tutte le sessioni");
  await press(page, "Chiudi le sessioni");
  await toast(page, `${email} è fuori da tutti i dispositivi`);
  await expect(row(page, email).getByText(/nessuna sessione/i)).toBeVisible();
  await person.goto("/admin/account");
  await expect(person).toHaveURL(/\/auth\/login/);
  const signIn = async () => {
    await person.getByRole("textbox", { name: "Email" }).fill(email);
    await person.getByRole("textbox", { name: "Password" }).fill(ADMIN.password);
    await person.getByRole("button", { name: "Accedi" }).click();
  };
  await signIn();
  await expect(person).toHaveURL("/admin/account");

  await choose(page, `Azioni per ${email}`, "Disattiva");
  await press(page, "Disattiva");
  await toast(page, "Account disattivato");
  await expect(row(page, email).getByText("Disattivato")).toBeVisible();
  await person.goto("/admin");
  await expect(person).toHaveURL("/auth/login");
  await signIn();
  await expect(person.getByText("Questo account è stato disattivato").first()).toBeVisible();
  await choose(page, `Azioni per ${email}`, "Riattiva");
  await toast(page, "Account riattivato");
  await signIn();
  await expect(person).toHaveURL("/admin");
  await person.context().close();

  // Filters by role and status are kept in the URL.
  await page.getByRole("combobox", { name: "Ruolo" }).selectOption({ label: "Nessun ruolo" });
  await expect(page).toHaveURL(/[?&]role=none/);
  await expect(page.getByText("1 utente")).toBeVisible();
  await page.getByRole("combobox", { name: "Stato" }).selectOption({ label: "Disattivati" });
  await expect(page).toHaveURL(/[?&]disabled=true/);
  await expect(page.getByText("Nessun utente trovato")).toBeVisible();
});
