// Rule: product.md#site-address
import { type Page, request as requests } from "@playwright/test";
import { freePort } from "#test/free-port.ts";
import { fillRenter, RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { test as base, expect } from "./fixtures.ts";
import { hasNginx, startNginxProxy } from "./nginx.ts";
import { waitForMail } from "./outbox.ts";
import { ADMIN, openServer, type TestServer } from "./server.ts";
import { redirectTarget, submitPageForm } from "./submit-form.ts";
import { openTlsProxy, type TlsProxy } from "./tls-proxy.ts";

/** A cookie that is never sent over plain HTTP. */
const TLS_ONLY = /^__Host-[^;]+;.*; Secure(;|$)/;

type Site = TestServer & { address: string };

let port = 0;
let server: TestServer | undefined;

base.describe.configure({ mode: "default" });

/** One server and one URL for both proxies, which use the same port one after the other. */
base.beforeAll(async () => {
  port = await freePort();
  server = await openServer("behind-tls", { SITE_URL: `https://localhost:${port}`, TRUST_PROXY: "on" });
});
base.afterAll(() => server?.stop());

/** Defines a group of tests of the site as it is deployed: it speaks plain HTTP to a proxy, which speaks TLS to visitors. */
function testBehind(openProxy: (port: number, inner: number) => Promise<TlsProxy>) {
  let site: Site | undefined;
  let proxy: TlsProxy | undefined;
  const test = base.extend<{ site: Site }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    site: async ({}, use) => use(site as Site),
    ignoreHTTPSErrors: true,
    // Playwright also reads it before the first hook has run.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    baseURL: async ({}, use) => use(site?.address),
  });
  test.beforeAll(async () => {
    if (!server) throw new Error("The server is not running");
    proxy = await openProxy(port, server.port);
    site = { ...server, address: `https://localhost:${port}` };
  });
  test.afterAll(() => proxy?.stop());
  return test;
}

base.describe("behind a proxy that terminates TLS", () => {
  const behindNode = testBehind(openTlsProxy);
  describePlain(behindNode, "node");
  // Test with nginx, as deployed; without it, with the small Node proxy.
  if (!hasNginx) describeScripted(behindNode, "node");

  behindNode("every answer is for the site's own address alone", async ({ site, request }) => {
    for (const path of ["/", "/contatti", "/auth/login", "/api/brands", "/favicon.svg", "/robots.txt", "/healthz"]) {
      // Rendered the first time, from the cache the second.
      for (const _time of [1, 2]) {
        const headers = (await request.get(path)).headers();
        expect([path, headers["strict-transport-security"]]).toEqual([path, "max-age=31536000; includeSubDomains"]);
      }
    }
    const inside = await requests.newContext({ baseURL: `http://127.0.0.1:${site.port}` });
    const moved = await inside.get("/contatti?a=B", { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, `${site.address}/contatti?a=B`]);
    expect((await inside.post("/contatti", { form: { name: "x" } })).status()).toBe(421);
    expect((await inside.get("/readyz")).status()).toBe(200);
    await inside.dispose();
  });

  behindNode("another site's page sends nothing", async ({ request }) => {
    for (const origin of ["http://localhost", "https://evil.example", "null"])
      expect((await request.post("/contatti", { form: { name: "x" }, headers: { origin } })).status()).toBe(403);
  });
});

base.describe("behind nginx as configured in docs/operations.md", () => {
  base.skip(!hasNginx, "nginx is not installed");
  const behindNginx = testBehind(startNginxProxy);
  describePlain(behindNginx, "nginx");
  describeScripted(behindNginx, "nginx");
});

type BehindTest = ReturnType<typeof testBehind>;

function describeScripted(test: BehindTest, proxy: string): void {
  test.describe("with scripts", () => {
    // The browser logs the refused password.
    test.use({ allowedComplaints: [/status of 401/] });
    const idle = (page: Page) => page.waitForLoadState("networkidle");
    const email = `tls-scripted-${proxy}@example.com`;

    // Rule: product.md#contacts-and-legal-pages
    test("a message from the contact page arrives", async ({ page, site }) => {
      await page.goto("/contatti");
      await idle(page);
      await page.getByLabel("Nome e cognome").fill("Ada Cifrata");
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Telefono", { exact: true }).fill(RENTER.phone);
      await page.getByLabel("Argomento").selectOption("Fatture e documenti");
      await page.getByLabel("Messaggio").fill("Vorrei la fattura di marzo.");
      await page.getByRole("button", { name: "Invia" }).click();
      await expect(page.getByText("Richiesta inviata! Ti contatteremo presto.")).toBeVisible();
      expect(await waitForMail(email, "il tuo messaggio", site.dataDir)).toContain("/richiesta/");
    });

    test("a car is booked, and the mail's link leads to the booking", async ({ page, site }) => {
      const [pickup, back] = [dateInDays(30), dateInDays(32)];
      await page.goto(`/prenota/mclaren-750s?pickupDate=${pickup}&returnDate=${back}`);
      await idle(page);
      // A separate address, because the response to the enquiry above has a subject that begins the same.
      const renter = `renter-${email}`;
      await fillRenter(page, { ...RENTER, email: renter });
      await page.getByRole("button", { name: "Invia la richiesta" }).click();
      await expect(page).toHaveURL(new RegExp(`^${site.address}/prenotazione/`));
      const mail = await waitForMail(renter, "La tua richiesta", site.dataDir);
      const link = new RegExp(`${site.address}/prenotazione/\\S+`).exec(mail)?.[0];
      expect(link, mail).toBeDefined();
      await page.goto(link ?? "");
      await idle(page);
      await page.getByText("Annulla la prenotazione", { exact: true }).click();
      await page.getByRole("button", { name: "Sì, annulla la prenotazione" }).click();
      await expect(page.getByText("Annullata").first()).toBeVisible();
    });

    test("signing in leads to the requested screen, and every cookie is for TLS only", async ({ page, site }) => {
      await page.goto("/admin/brands?q=Ferrari");
      await expect(page).toHaveURL(/\/auth\/login\?next=/);
      await idle(page);
      const signIn = async (password: string) => {
        await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Accedi", exact: true }).click();
      };
      await signIn("non-questa");
      await expect(page.getByText("E-mail o password non corretti.").first()).toBeVisible();
      const seen = cookiesOf(page);
      await signIn(ADMIN.password);
      await expect(page).toHaveURL(`${site.address}/admin/brands?q=Ferrari`);
      const cookies = await seen;
      expect(cookies.length).toBeGreaterThanOrEqual(2);
      for (const cookie of cookies) expect(cookie).toMatch(TLS_ONLY);
      expect((await page.context().cookies()).every(({ secure }) => secure)).toBe(true);
    });

    test("a forgotten password gets a link to this site", async ({ page, site }) => {
      await page.goto("/auth/password-dimenticata");
      await idle(page);
      await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
      await page.getByRole("button", { name: "Invia il collegamento" }).click();
      await expect(page.getByText("Se esiste un account con questo indirizzo")).toBeVisible();
      await expectNewPasswordLink(site);
    });
  });
}

/** Tests what a browser without scripts does, by plain requests. */
function describePlain(test: BehindTest, proxy: string): void {
  test.describe("without scripts", () => {
    const email = `tls-plain-${proxy}@example.com`;

    test("a message from the contact page arrives", async ({ request, site }) => {
      const message = { subject: "Fatture e documenti", message: "Vorrei la fattura di marzo." };
      const sender = { name: "Ada Cifrata", email, phone: RENTER.phone };
      await submitPageForm(request, await request.get("/contatti"), "Invia", { ...sender, ...message });
      await waitForMail(email, "il tuo messaggio", site.dataDir);
    });

    test("a car is booked, and the mail's link leads to the booking", async ({ request, site }) => {
      const form = await request.get(`/prenota/mclaren-750s?pickupDate=${dateInDays(40)}&returnDate=${dateInDays(42)}`);
      const renter = { ...RENTER, email: `renter-${email}` };
      const booked = await submitPageForm(request, form, "Invia la richiesta", renter);
      expect(redirectTarget(booked)).toMatch(new RegExp(`^${site.address}/prenotazione/`));
      expect((await request.get(redirectTarget(booked))).status()).toBe(200);
      const mail = await waitForMail(renter.email, "La tua richiesta", site.dataDir);
      const link = new RegExp(`${site.address}/prenotazione/\\S+`).exec(mail)?.[0];
      expect(link, mail).toBeDefined();
      const booking = await request.get(link ?? "");
      expect(await booking.text()).not.toContain("Annullata");
      const cancelled = await submitPageForm(request, booking, "Sì, annulla la prenotazione");
      expect(await (await request.get(redirectTarget(cancelled))).text()).toContain("Annullata");
    });

    test("signing in leads to the requested screen, and every cookie is for TLS only", async ({ request, site }) => {
      const form = await request.get("/admin/brands?q=Ferrari");
      expect(form.url()).toContain("/auth/login?next=");
      const refused = await submitPageForm(request, form, "Accedi", { email: ADMIN.email, password: "non-questa" });
      expect(await refused.text()).toContain("E-mail o password non corretti.");
      const answer = await submitPageForm(request, refused, "Accedi", { email: ADMIN.email, password: ADMIN.password });
      expect(redirectTarget(answer)).toBe(`${site.address}/admin/brands?q=Ferrari`);
      const cookies = cookiesIn(await answer.headersArray());
      expect(cookies.some((cookie) => cookie.includes("session_token"))).toBe(true);
      expect(cookies.length).toBeGreaterThanOrEqual(2);
      for (const cookie of cookies) expect(cookie).toMatch(TLS_ONLY);
      const wanted = await request.get(redirectTarget(answer));
      expect([wanted.status(), wanted.url()]).toEqual([200, redirectTarget(answer)]);
      expect((await request.storageState()).cookies.every(({ secure }) => secure)).toBe(true);
    });

    test("a forgotten password gets a link to this site", async ({ request, site }) => {
      const form = await request.get("/auth/password-dimenticata");
      const answer = await submitPageForm(request, form, "Invia il collegamento", { email: ADMIN.email });
      expect(await answer.text()).toContain("Se esiste un account con questo indirizzo");
      await expectNewPasswordLink(site);
    });
  });
}

const seenLinks = new Set<string>();

/** Expects a new mail about the password, with a link to this site. */
async function expectNewPasswordLink({ address, dataDir }: Site): Promise<void> {
  const newest = async () => {
    const mail = await waitForMail(ADMIN.email, "Scegli una nuova password", dataDir);
    return new RegExp(`${address}/auth/reimposta\\?token=\\S+`).exec(mail)?.[0] ?? "";
  };
  await expect.poll(async () => !["", ...seenLinks].includes(await newest())).toBe(true);
  seenLinks.add(await newest());
}

/** Returns the Set-Cookie lines of the sign-in response. */
async function cookiesOf(page: Page): Promise<string[]> {
  const answer = await page.waitForResponse(async (response) =>
    ((await response.headerValue("set-cookie")) ?? "").includes("session_token"),
  );
  return cookiesIn(await answer.headersArray());
}

const cookiesIn = (headers: { name: string; value: string }[]): string[] =>
  headers.filter(({ name }) => name.toLowerCase() === "set-cookie").map(({ value }) => value);
