import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./outbox.ts";
import { signInToPanel } from "./panel-session.ts";

/** A new request of nobody else's, under a name that only this test knows. */
async function ask(page: Page, request: object = {}) {
  const mark = randomUUID().slice(0, 8);
  const sender = { name: `Ada ${mark}`, email: `ada-${mark}@example.com`, phone: "+39 347 123 4567" };
  const body = { kind: "contact", message: "Consegnate anche a Bellagio?", ...sender, ...request };
  const response = await page.request.post("/api/enquiries", { data: body });
  const { reference }: { reference: string } = await response.json();
  return { ...sender, reference };
}

const requestLink = (page: Page, name: string) => page.getByRole("link", { name });
const answerField = (page: Page) => page.getByLabel("Testo della risposta");

/** Opens a request by looking for its name in the inbox. */
async function find(page: Page, name: string) {
  await page.goto("/admin/requests");
  await page.getByRole("searchbox").fill(name);
  await expect(page).toHaveURL(/q=Ada/);
  await requestLink(page, name).click();
  await expect(page.getByRole("heading", { name: `Rispondi a ${name}` })).toBeVisible();
}

test.beforeEach(({ page }) => signInToPanel(page));

test("a request is found, taken on and answered by mail; the clock stops", async ({ page }) => {
  const { name, email, reference } = await ask(page);
  await page.goto("/admin/requests");
  await expect(page.getByRole("heading", { level: 1, name: "Richieste" })).toBeVisible();
  await page.getByRole("searchbox").fill(name);
  // Before the answer the whole inbox stands there, with a timer for each.
  await expect(page).toHaveURL(/q=Ada/);
  await expect(page.getByRole("link", { name: /^Ada / })).toHaveCount(1);
  await expect(page.getByRole("timer")).toContainText(/^(2:00|1:59) rimasti$/);
  await requestLink(page, name).click();

  await page.getByRole("button", { name: "Prendi in carico" }).click();
  await expect(page.getByText(/^Richiesta assegnata a/).first()).toBeVisible();
  await expect(page.getByLabel("Assegnata a", { exact: true })).toHaveValue(/.+/);

  await page.getByRole("button", { name: "Invia la risposta" }).click();
  await expect(page.getByText("Scrivi la risposta nello spazio sotto il saluto.")).toBeVisible();

  await answerField(page).fill(`Gentile ${name},\n\nsì, consegniamo anche a Bellagio.`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`Risposta inviata a ${email}`).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Conversazione" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  const mail = await mailTo(email, `Risposta alla tua richiesta ${reference}`);
  expect(mail).toContain("sì, consegniamo anche a Bellagio.");

  await page.getByRole("button", { name: "Chiudi", exact: true }).click();
  await expect(page.getByText("La richiesta è chiusa: riaprila per scrivere ancora.")).toBeVisible();
  await page.getByRole("button", { name: "Riapri" }).click();
  await expect(answerField(page)).toBeVisible();
});

test("a flight shows what was asked and today's estimate", async ({ page }) => {
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const details = { legs: [{ from: "Milano", to: "Zurigo", date }], passengers: 4 };
  const { name } = await ask(page, { kind: "jet", details });
  await find(page, name);
  await expect(page.getByText("Milano – Zurigo").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Light Jet/ })).toContainText("€ 3.800");
  await expect(answerField(page)).toHaveValue(/Per il tuo volo possiamo proporti:/);
});

test.describe("two people at one request", () => {
  test.use({ allowedComplaints: [/409 \(Conflict\)/] });

  test("the second is told, and loses nothing typed", async ({ page, browser }) => {
    const { name, email } = await ask(page);
    await find(page, name);
    const typed = `Gentile ${name},\n\nne parliamo domani.`;
    await answerField(page).fill(typed);

    const colleague = await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? "" });
    const theirs = await colleague.newPage();
    await signInToPanel(theirs);
    await find(theirs, name);
    await theirs.getByRole("button", { name: "Segna come risposta" }).click();
    await expect(theirs.getByText("Richiesta: risposta").first()).toBeVisible();
    await colleague.close();

    await page.getByRole("button", { name: "Invia la risposta" }).click();
    await expect(page.getByRole("alert")).toContainText(/Modificato da admin@velluto\.example alle \d\d:\d\d/);
    await expect(answerField(page)).toHaveValue(typed);
    await page.getByRole("button", { name: "Invia comunque" }).click();
    await expect(page.getByText(`Risposta inviata a ${email}`).first()).toBeVisible();
  });
});

test("the keyboard alone opens a request from the inbox and goes back to it", async ({ page }) => {
  const { name } = await ask(page);
  await page.goto(`/admin/requests?q=${encodeURIComponent(name)}`);
  await requestLink(page, name).focus();
  await page.keyboard.press("Enter");
  await expect(answerField(page)).toBeVisible();
  await page.getByRole("link", { name: "Torna alle richieste" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/requests\?q=/);
  await expect(requestLink(page, name)).toBeVisible();
});

test("the inbox is narrowed by kind and by who has it, and says when nothing is left", async ({ page }) => {
  const { name } = await ask(page, { kind: "club" });
  await page.goto(`/admin/requests?q=${encodeURIComponent(name)}`);
  await page.getByLabel("Tipo di richiesta").selectOption("Jet privato");
  await expect(page.getByText("Nessuna richiesta trovata")).toBeVisible();
  await page.getByLabel("Tipo di richiesta").selectOption("Community VIP");
  await expect(requestLink(page, name)).toBeVisible();
  await page.getByLabel("Assegnata a").selectOption("Mie");
  await expect(page.getByText("Nessuna richiesta trovata")).toBeVisible();
  await page.getByLabel("Assegnata a").selectOption("Di nessuno");
  await expect(requestLink(page, name)).toBeVisible();
});

test("inbox and request are accessible, and fit a phone", { tag: "@phone" }, async ({ page }) => {
  const { name } = await ask(page);
  await page.goto("/admin/requests");
  await expect(page.getByRole("timer").first()).toBeVisible();
  await expectAccessible(page);
  await find(page, name);
  await expectAccessible(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});
