// Rule: product.md#panel-shell

import type { Page } from "@playwright/test";
import { listVisibleScreens, PANEL_SCREENS } from "#domain/access/panel-screens.ts";
import { TEST_SITE } from "#test/site.ts";
import { DESKTOP_VIEWPORT, expect, expectAccessible, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { holdScriptRequests } from "./hold-requests.ts";
import { signInAsFirstAdmin, signInAsRole } from "./panel-session.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu principale" });
const side = (page: Page) => page.locator('aside[aria-label="Pannello"]');

// Rule: product.md#reply-alert
test("a request alert shifts and covers nothing; the badge lists who waits too long", async ({ page }) => {
  await signInAsFirstAdmin(page);
  const late = {
    kind: "enquiry",
    id: "00000000-0000-4000-8000-000000000001",
    reference: "RQ-7K3MQD",
    name: "Ada Lovelace",
    about: "Contatto",
    due_in_seconds: -360,
  };
  let waiting = 0;
  await page.route("/api/waiting_work", (route) => {
    const reply_alert = { waiting, late: waiting, longest: waiting > 0 ? [late] : [] };
    const counts = { booking_requests: 0, booking_messages: 0, enquiries: waiting, orders: 0, overdue: 0 };
    return route.fulfill({ json: { ...counts, reply_alert } });
  });
  await page.clock.install();
  await page.goto("/admin/reviews");
  const header = page.getByRole("banner").or(page.locator("main > header")).first();
  const title = page.getByRole("heading", { level: 1 });
  const list = page.getByRole("region", { name: "Ricerca e filtri" });
  await expect(list).toBeVisible();
  const boxes = async () => [
    await title.boundingBox(),
    await list.boundingBox(),
    ...(await header
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))),
  ];
  waiting = 0;
  // The counts refresh every minute.
  await page.clock.runFor(61_000);
  await expect(page.getByRole("button", { name: /Nessuna richiesta aspetta/ })).toBeVisible();
  const before = await boxes();
  waiting = 2;
  await page.clock.runFor(61_000);
  const badge = page.getByRole("button", { name: "2 richieste aspettano risposta oltre il tempo promesso." });
  await expect(badge).toHaveText("2");
  await expect(page.getByRole("status").filter({ hasText: "2 richieste aspettano risposta" })).toHaveCount(1);
  expect(await boxes()).toEqual(before);
  await badge.focus();
  await page.keyboard.press("Enter");
  const waitingList = page.getByRole("dialog", { name: /richieste aspettano risposta/ });
  await expect(waitingList.getByRole("link", { name: /Ada Lovelace/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(waitingList).toBeHidden();
  await expect(badge).toBeFocused();

  // On the narrowest phone the title wraps to two lines beside its buttons, without truncation.
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.goto("/admin/day-sheet");
  await expect(page.getByRole("button", { name: "Stampa" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = () => title.first().evaluate((heading) => heading.scrollWidth - heading.clientWidth);
  await expect.poll(cut).toBe(0);
});

/** Returns by how many px the page exceeds the window. */
const beyondEdge = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// Rule: product.md#panel-shell "The sidebar is collapsible"
// Rule: product.md#panel-shell "The sidebar is"
test("the sidebar is 16rem wide, 3rem collapsed, toggled by Ctrl B and stored for 7 days without a flash; so is the dark theme", async ({
  page,
  context,
}) => {
  await signInAsFirstAdmin(page);
  await page.goto("/admin");
  await expect(page.getByText("Prenotazioni attive")).toBeVisible();
  expect((await side(page).boundingBox())?.width).toBe(256);
  await page.keyboard.press("Control+b");
  await expect.poll(async () => (await side(page).boundingBox())?.width).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(cookie?.value).toBe("collapsed");
  expect(Math.round(days)).toBe(7);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Tema chiaro o scuro" }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  // The server's HTML is already in that state.
  const html = await (await page.request.get("/admin")).text();
  expect(html).toContain('data-collapsed="true"');
  await page.reload();
  expect((await side(page).boundingBox())?.width).toBe(48);
  expect(await ground()).toBe(dark);
  await expect(menu(page).getByRole("link", { name: "Gestione Flotta" })).toBeVisible();
  await page.getByRole("button", { name: "Espandi il menu (Ctrl B)" }).click();
  await expect.poll(async () => (await side(page).boundingBox())?.width).toBe(256);
  // Below 768 px it becomes a drawer.
  for (const [width, beside] of [
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(side(page)).toBeVisible({ visible: beside });
    await expect(page.getByRole("button", { name: "Apri il menu" })).toBeVisible({ visible: !beside });
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await page.getByRole("button", { name: "Apri il menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await expect(page.getByText("admin@velluto.example")).toBeVisible();
  await expect(page.getByText("Amministratore", { exact: true })).toBeVisible();
  await expect(page.getByText("Prenotazioni attive")).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Cerca ovunque" });
  await expect(palette.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
});

// Rule: product.md#panel-shell "Ctrl or Cmd plus"
test("by keyboard Ctrl K opens a screen and finds a booking by its code; keys before hydration are not lost", async ({
  page,
}) => {
  await signInAsFirstAdmin(page);
  const release = await holdScriptRequests(page);
  await page.goto("/admin/account", { waitUntil: "domcontentloaded" });
  const collapse = page.getByRole("button", { name: "Comprimi il menu (Ctrl B)" });
  await collapse.click();
  await page.keyboard.press("Control+k");
  expect((await side(page).boundingBox())?.width).toBe(256);
  release();
  await expect.poll(async () => (await side(page).boundingBox())?.width).toBe(48);
  const palette = page.getByRole("dialog", { name: "Cerca ovunque" });
  await expect(palette.getByRole("option").first()).toBeVisible();
  await page.keyboard.type("citta");
  await expect(palette.getByRole("option")).toHaveText(["Città"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/cities");

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("VL-");
  await expect(palette.getByRole("option").first()).toContainText("VL-");
  await expect(palette.getByText("Prenotazioni", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}/);
});

// Rule: product.md#panel-shell "Ctrl or Cmd plus"
// Rule: product.md#panel-shell "The sidebar is"
test("on a phone the sidebar is a drawer of 18rem that Escape and a tap close", { tag: "@phone-only" }, async ({
  page,
}) => {
  await signInAsFirstAdmin(page);
  await page.goto("/admin");
  await expect(side(page)).toBeHidden();
  await page.getByRole("button", { name: "Apri il menu" }).click();
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
  // Here the list shows cards.
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(() => beyondEdge(page)).toBeLessThanOrEqual(0);
});

test.describe("refusals", () => {
  test.use({ allowedComplaints: [/403 \(Forbidden\)|404 \(Not Found\)|404: no page at/] });

  // Rule: product.md#panel-shell "While loading "Caricamento...""
  // Rule: product.md#public-routes "/admin, /admin/…"
  // Rule: product.md#roles
  // Rule: product.md#roles "Eventi del club, Impostazioni, Utenti, Registro"
  // Rule: product.md#users
  test('customer_service sees their entries, and "Accesso Negato" elsewhere; unknown screens answer 404', async ({
    page,
  }) => {
    await signInAsRole(page, "customer_service");
    const response = await page.goto("/admin/seo");
    expect(response?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Accesso Negato" })).toBeVisible();
    await expect(page.getByText("Non hai i permessi per accedere a questa pagina")).toBeVisible();
    const entries = listVisibleScreens(["customer_service"], TEST_SITE.offers).map(({ label }) => label);
    await expect(menu(page).getByRole("link")).toHaveText(entries);
    await expectAccessible(page);
    for (const path of ["/admin/users", "/api/users"]) expect((await page.request.get(path)).status()).toBe(403);

    const missing = await page.goto("/admin/non-esiste");
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Pagina non trovata" })).toBeVisible();
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await page.getByRole("link", { name: "Torna alla dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});

// Rule: product.md#panel-shell "Lists are tables"
test("every entry opens its screen and is marked as current; none scrolls sideways at 768 px or on a phone", async ({
  page,
}) => {
  await signInAsFirstAdmin(page);
  const tablet = { width: 768, height: 900 };
  const expectToFit = async () => {
    await expect.poll(() => beyondEdge(page), page.url()).toBe(0);
    // No label overlaps the next one.
    const long = await page.evaluate(() =>
      [...document.querySelectorAll("main label")]
        // Visually hidden labels are one pixel wide.
        .filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth)
        .map((label) => label.textContent),
    );
    expect([page.url(), long]).toEqual([page.url(), []]);
    await page.setViewportSize(PHONE_VIEWPORT);
    await expect.poll(() => beyondEdge(page), page.url()).toBe(0);
    await page.setViewportSize(tablet);
  };
  await page.setViewportSize(tablet);
  await page.goto("/admin/account");
  for (const { label, path, landing = path } of PANEL_SCREENS) {
    await menu(page).locator(`a[href="${landing}"]`).click();
    await expect(page).toHaveURL(landing);
    await expect(menu(page).locator("[aria-current=page]")).toContainText(label);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
    await expectToFit();
  }
  const bookings = await (await page.request.get("/api/bookings?limit=1")).json();
  await page.goto(`/admin/bookings/${bookings[0].reference}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectToFit();
});

// Rule: product.md#day-sheet "Each task has the car"
// Rule: product.md#day-sheet "On paper"
test("on a phone all controls of the day sheet are 44 px high, and it prints black on white on one A4", async ({
  page,
}) => {
  await signInAsFirstAdmin(page);
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.goto("/admin/day-sheet");
  const tasks = page.getByRole("main").getByRole("listitem");
  const nextDay = page.getByRole("link", { name: /^Il prossimo giorno con compiti/ });
  await expect(tasks.first().or(nextDay)).toBeVisible();
  if (await nextDay.isVisible()) await nextDay.click();
  await expect(tasks.first()).toBeVisible();
  const low = await page
    .locator("main :is(a, button, select, input, summary):visible")
    .evaluateAll((parts) =>
      parts
        .map((part) => ({ name: part.textContent, height: part.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
  expect(low).toEqual([]);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const paper = page.getByRole("table");
  await expect(paper).toBeVisible();
  await expect(tasks.first()).toBeHidden();
  const inks = await paper.evaluate((table) => [
    getComputedStyle(table).color,
    getComputedStyle(table.parentElement ?? table).backgroundColor,
  ]);
  expect(inks).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual(["595x842"]);
});

/** Returns the size of each page of a PDF, in whole points. */
const sheetsOf = (paper: Buffer): string[] =>
  [...paper.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  );
