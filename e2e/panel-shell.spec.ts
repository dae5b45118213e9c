import type { Page } from "@playwright/test";
import type { Role } from "#domain/access/roles.ts";
import { SCREENS } from "#domain/access/screens.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signInToPanel, signInWithRole } from "./panel-session.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu principale" });
const side = (page: Page) => page.locator('aside[aria-label="Pannello"]');

/** Opens the sheet of a phone; a press before React has taken over does nothing yet. */
async function openSheet(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(async () => {
    if (!(await sheet.isVisible())) await page.getByRole("button", { name: "Apri il menu" }).click();
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The entries of the sidebar, which is a sheet on a phone. */
async function entries(page: Page, isMobile: boolean): Promise<string[]> {
  if (isMobile) await openSheet(page);
  await expect(menu(page)).toBeVisible();
  return menu(page).getByRole("link").allTextContents();
}

test("who is not signed in goes to the sign-in page, which leads back", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL("/auth/login");
  await page.goto("/admin/brands?q=ferrari");
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fadmin%2Fbrands%3Fq%3Dferrari$/);
});

test("nothing moves when somebody begins to wait too long", async ({ page }) => {
  await signInToPanel(page);
  const first = { kind: "enquiry", id: "00000000-0000-4000-8000-000000000001", reference: "RQ-7K3MQD" };
  let waiting = 0;
  await page.route("/api/reply_alert", (route) =>
    route.fulfill({ json: { waiting, late: waiting, first: waiting > 0 ? first : null } }),
  );
  await page.clock.install();
  await page.goto("/admin/recensioni");
  const title = page.getByRole("heading", { level: 1 });
  const list = page.getByRole("region", { name: "Ricerca e filtri" });
  await expect(list).toBeVisible();
  const before = [await title.boundingBox(), await list.boundingBox()];
  waiting = 2;
  // The counts are asked again every minute.
  await page.clock.runFor(61_000);
  await expect(page.getByText(/richieste aspettano risposta oltre il tempo promesso/)).toBeVisible();
  expect([await title.boundingBox(), await list.boundingBox()]).toEqual(before);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nascondi l'avviso" }).click();
  await expect(page.getByText(/aspettano risposta/)).toBeHidden();

  // On a phone both fill the foot: what was done is said above it, never over it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: "notice", value: "signed-in", url: page.url() }]);
  await page.goto("/admin/giornata");
  await expect(page.getByRole("button", { name: "Stampa" })).toBeVisible();
  const said = page.locator("[data-toast]", { hasText: "Accesso effettuato con successo" });
  const alert = page.locator("[data-reply-alert] > *");
  await expect(alert).toBeVisible();
  const roomBetween = async () => {
    const [above, below] = [await said.boundingBox(), await alert.boundingBox()];
    return above && below ? below.y - (above.y + above.height) : Number.NaN;
  };
  await expect.poll(roomBetween).toBeGreaterThanOrEqual(0);

  // On the narrowest phone the title is read whole beside its button, in two lines.
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = () => title.first().evaluate((heading) => heading.scrollWidth - heading.clientWidth);
  await expect.poll(cut).toBe(0);
});

test.describe("the sidebar on a desk", () => {
  test.beforeEach(async ({ page }) => {
    await signInToPanel(page);
  });

  test("is 16rem wide, 3rem collapsed, toggled by Ctrl B and kept for 7 days without a flash", async ({
    page,
    context,
  }) => {
    await page.goto("/admin");
    await expect(page.getByText("Prenotazioni attive")).toBeVisible();
    expect((await side(page).boundingBox())?.width).toBe(256);
    await page.keyboard.press("Control+b");
    await expect.poll(async () => (await side(page).boundingBox())?.width).toBe(48);

    const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(cookie?.value).toBe("collapsed");
    expect(Math.round(days)).toBe(7);

    // The server itself draws it so.
    const html = await (await page.request.get("/admin")).text();
    expect(html).toContain('data-collapsed="true"');
    await page.reload();
    expect((await side(page).boundingBox())?.width).toBe(48);
    await expect(menu(page).getByRole("link", { name: "Gestione Flotta" })).toBeVisible();

    await page.getByRole("button", { name: "Espandi il menu (Ctrl B)" }).click();
    await expect(page.getByText("admin@velluto.example")).toBeVisible();
    await expect(page.getByText("Amministratore", { exact: true })).toBeVisible();
  });

  test("every entry opens its screen and is marked while it is open", async ({ page }) => {
    await page.goto("/admin");
    for (const [label, path] of [
      ["Brand", "/admin/brands"],
      ["Registro", "/admin/audit"],
      ["Dashboard", "/admin"],
    ] as const) {
      await menu(page).getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
      await expect(menu(page).locator("[aria-current=page]")).toHaveText(label);
    }
  });

  test("the light can be turned off, and stays off", async ({ page }) => {
    await page.goto("/admin");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: "Tema chiaro o scuro" }).click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    expect(await ground()).toBe(dark);
    await expect(page.getByText("Prenotazioni attive")).toBeVisible();
    await expectAccessible(page);
  });
});

test("on a phone the sidebar is a sheet of 18rem that keys and touch close", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a desk has the sidebar itself");
  await signInToPanel(page);
  await page.goto("/admin");
  await expect(side(page)).toBeHidden();
  await openSheet(page);
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("Control+b");
  await sheet.getByRole("link", { name: "Registro" }).click();
  await expect(page).toHaveURL("/admin/audit");
  await expect(sheet).toBeHidden();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test.describe("roles", () => {
  test.use({ allowedComplaints: [/403 \(Forbidden\)/] });

  for (const [role, labels, denied] of [
    [
      "customer_service",
      [
        "Dashboard",
        "Prenotazioni",
        "Calendario",
        "Foglio del giorno",
        "Richieste",
        "Clienti",
        "Preventivi",
        "Ordini",
        "Gestione Flotta",
        "Jet ed esperienze",
        "Recensioni",
        "Rendiconto",
      ],
      "/admin/seo",
    ],
    ["seo_manager", ["Dashboard", "Jet ed esperienze", "SEO Manager", "Brand", "Città", "Magazine"], "/admin/fleet"],
  ] as const satisfies readonly (readonly [Role, readonly string[], string])[]) {
    test(`${role} sees their entries, and "Accesso Negato" elsewhere`, { tag: "@phone" }, async ({
      page,
      isMobile,
    }) => {
      const email = await signInWithRole(page, role);
      await page.goto("/admin");
      expect(await entries(page, isMobile)).toEqual(labels);
      await expect(page.getByText(email).filter({ visible: true })).toBeVisible();
      const response = await page.goto(denied);
      expect(response?.status()).toBe(403);
      await expect(page.getByRole("heading", { name: "Accesso Negato" })).toBeVisible();
      await expect(page.getByText("Non hai i permessi per accedere a questa pagina")).toBeVisible();
      // For the other role it is the same page beside fewer entries.
      if (role === "customer_service") await expectAccessible(page);
    });
  }

  test('without a role one reaches /admin and reads "Nessun ruolo assegnato"', { tag: "@phone" }, async ({
    page,
    isMobile,
  }) => {
    await signInWithRole(page, null);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Nessun ruolo assegnato" })).toBeVisible();
    expect(await entries(page, isMobile)).toEqual([]);
    await expect(menu(page).getByText("Nessun ruolo assegnato")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("an address that is no screen", () => {
  test.use({ allowedComplaints: [/404 \(Not Found\)/] });
  test("answers 404 inside the shell", async ({ page }) => {
    await signInToPanel(page);
    const response = await page.goto("/admin/non-esiste");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Pagina non trovata" })).toBeVisible();
    await page.getByRole("link", { name: "Torna alla dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});

test("Ctrl K goes to a screen, and finds a booking by its code, by keys alone", async ({ page }) => {
  await signInToPanel(page);
  await page.goto("/admin");
  await expect(page.getByText("Prenotazioni attive")).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Cerca ovunque" });
  await expect(palette.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("citta");
  await expect(palette.getByRole("option")).toHaveText(["Città"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/cities");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("VL-");
  await expect(palette.getByText("Prenotazioni", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}/);
});

test('"Esci" signs out and leads to the sign-in page', { tag: "@phone" }, async ({ page, isMobile }) => {
  await signInWithRole(page, "seo_manager");
  await page.goto("/admin/brands");
  if (isMobile) await openSheet(page);
  await page.getByRole("button", { name: "Esci" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/auth/login");
  await expect(page.getByText("Disconnesso con successo").first()).toBeVisible();
  await page.goto("/admin/brands");
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("at 768 px no screen scrolls sideways, and no field's name runs into the next", async ({ page }) => {
  await signInToPanel(page);
  await page.setViewportSize({ width: 768, height: 900 });
  const bookings = await (await page.request.get("/api/bookings?limit=1")).json();
  for (const path of [...SCREENS.map((screen) => screen.path), `/admin/bookings/${bookings[0].reference}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const long = await page.evaluate(() =>
      [...document.querySelectorAll("main label")]
        // One that is there for the ear alone is a pixel wide.
        .filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth)
        .map((label) => label.textContent),
    );
    expect([path, beyond, long]).toEqual([path, 0, []]);
  }
});
