import type { Locator, Page } from "@playwright/test";
import { formatItalianDate } from "#domain/rental-period/italian-dates.ts";
import { dateInDays } from "./dates.ts";
import { DESKTOP_VIEWPORT, expect, expectAccessible, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { simulateInteraction } from "./islands.ts";
import { scrollThrough } from "./scroll-through.ts";

// Rule: product.md#vehicle-page "The atelier sheet"
test("a car in three paints prints on one sheet of A4 with dates, colour and total", async ({ page }) => {
  const [pickupDate, returnDate] = [dateInDays(40), dateInDays(44)];
  await page.goto(
    `/luxury-car-rental/milan/van/mercedes-benz-v-300?pickupCity=Milano&returnCity=Milano&pickupDate=${pickupDate}&returnDate=${returnDate}&pickupTime=10:00&returnTime=10:00`,
  );
  await expect(page.locator("input[type=radio]:not([name=options])")).toHaveCount(6);
  await page.emulateMedia({ media: "print" });
  const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  const definitions = box.getByRole("definition");
  await expect(definitions.filter({ hasText: formatItalianDate(pickupDate) })).toBeVisible();
  await expect(definitions.filter({ hasText: formatItalianDate(returnDate) })).toBeVisible();
  await expect(definitions.filter({ hasText: /^Nero, interni Miele/ })).toBeVisible();
  await expect(box.getByText("Totale", { exact: true })).toBeVisible();
  await expect(box.getByRole("button")).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toBe(1);
});

// Rule: product.md#comparison
test("a comparison prints on one sheet of A4: the cars and their features, without controls", async ({ page }) => {
  await page.goto("/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580&vehicle=bentley-bentayga-s");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("row", { name: /Franchigia massima/ })).toBeVisible();
  await expect(page.getByText("prenotazioni@velluto.example").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Togli|Vedi le date/ })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toBe(1);
});

// Rule: product.md#vehicle-page "Five or six thumbnails"
test("five or six thumbnails share one row, more are in rows of four", async ({ page }) => {
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  const thumbnails = page.getByRole("region", { name: /^Immagini della (?!.*da scorrere)/ }).locator("ul[data-count]");
  await expect(thumbnails).toHaveAttribute("data-count", "5");
  const firstRowOf = (count: number) =>
    thumbnails.evaluate((list, count) => {
      while (list.children.length < count) list.append(list.children[0]?.cloneNode(true) ?? "");
      list.setAttribute("data-count", String(count));
      const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    }, count);
  expect([await firstRowOf(5), await firstRowOf(6), await firstRowOf(7)]).toEqual([5, 6, 4]);
});

test("with reduced motion a gallery's next picture appears at once, by button or swipe", async ({ page }) => {
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  const gallery = page.locator('[data-carousel="quick"]').first();
  const stage = gallery.locator("[data-viewport]");
  const shown = () =>
    stage.evaluate(async (viewport) => {
      // Enough frames to start a motion, not to end one.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const edge = viewport.getBoundingClientRect().x;
      // Widths are fractional: after a few slides the error adds up to half a pixel.
      return (
        [...viewport.querySelectorAll("li")].findIndex(
          (slide) => Math.abs(slide.getBoundingClientRect().x - edge) < 1,
        ) + 1
      );
    });
  const counter = gallery.locator("[data-slide-counter]");
  const next = gallery.getByRole("button", { name: "Immagine successiva" });
  await simulateInteraction(page);
  await expect(stage).toHaveAttribute("data-carousel-running");
  // Changed while the page is open.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await next.evaluate((button: HTMLElement) => button.click());
  expect(await shown()).toBe(2);
  await expect(counter).toHaveText(/^2 di /);

  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await shown()).toBe(3);
  await expect(counter).toHaveText(/^3 di /);

  // If the browser itself scrolls the row, as for find-in-page, there is no animation either, whatever the preference.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const slides = await stage.locator("li").count();
  await stage
    .locator("li")
    .last()
    .evaluate((slide) => slide.scrollIntoView());
  expect(await shown()).toBe(slides);
  await expect(counter).toHaveText(`${slides} di ${slides}`);
});

const sheetsOf = (paper: Buffer): number => paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

// Rule: product.md#unknown-addresses
// Rule: product.md#unknown-addresses "Any other unknown"
test("an unknown address answers 404 with the not-found page, and logs it to the console", async ({
  page,
  allowedComplaints,
}) => {
  allowedComplaints.push(/404/);
  const consoleMessage = page.waitForEvent("console", (message) => message.text().startsWith("404: no page at"));
  const response = await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb/niente");
  expect(response?.status()).toBe(404);
  expect((await consoleMessage).type()).toBe("error");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

// Rule: product.md#accessibility
test("a focused element is never hidden under a phone's price bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  const top = async (name: string | RegExp) => (await page.getByRole("link", { name }).last().boundingBox())?.y ?? 0;
  const links = page.getByRole("link", { name: /^Book Now/ });
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await link.focus();
    const bottom = async () => {
      const box = await link.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(async () => (await bottom()) <= (await top("Scegli le date"))).toBe(true);
  }
});

// Rule: product.md#accessibility
test("Tab reaches every filter beside the results, each in view, and the page does not scroll", async ({ page }) => {
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await page.goto("/explore?city=Milano");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const links = page.getByRole("navigation", { name: "Filtri rapidi" }).getByRole("link");
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await page.keyboard.press("Tab");
  }
});

// Rule: product.md#header-and-drawer "Under the header"
test("the banner is below the header, on the home page as elsewhere", async ({ page }) => {
  for (const path of ["/", "/vetture"]) {
    await page.goto(path);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const header = await page.getByRole("banner").boundingBox();
      const banner = await page.getByText("Il modello che scegli è quello che ricevi").first().boundingBox();
      expect(banner?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await expect(page.getByText("Guida l'auto che sogni, davvero.").first()).toBeVisible();
    }
  }
});

// Rule: product.md#header-and-drawer "When the visitor scrolls"
test("the header stays in view on scroll with the page's background, and shifts nothing else", async ({ page }) => {
  const header = page.getByRole("banner");
  const seen = () =>
    header.evaluate((element) => ({
      bottom: Math.round(element.getBoundingClientRect().bottom),
      ground: getComputedStyle(element, "::before").opacity,
      ink: getComputedStyle(element.firstElementChild ?? element).color,
      height: document.documentElement.scrollHeight,
    }));
  const ivory = "rgb(242, 235, 222)";
  const bottoms = new Map<number, number>();
  // The page by day, its first picture at night.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.clock.setFixedTime("2027-03-10T11:00:00Z");
  await page.goto("/community-vip");
  for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
    await page.setViewportSize(view);
    await scrollThrough(page);
    await expect.poll(seen).toMatchObject({ ground: "0", ink: ivory });
    const before = await seen();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    await expect.poll(seen).toMatchObject({ ground: "1", ink: "rgb(23, 20, 15)", height: before.height });
    const { bottom } = await seen();
    expect(bottom).toBeGreaterThanOrEqual(56);
    expect(bottom).toBeLessThan(before.bottom);
    bottoms.set(view.width, bottom);
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(seen).toEqual(before);
  }

  // Tabbing backwards, focused elements are not hidden under the header, and in a low window it does not stay visible.
  await page.goto("/contatti");
  const first = page.getByRole("main").getByRole("link").first();
  for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
    await page.setViewportSize(view);
    await first.blur();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await first.focus();
    expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(bottoms.get(view.width) ?? 999);
  }
  await page.setViewportSize({ width: 720, height: 360 });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await expect.poll(async () => (await seen()).bottom).toBeLessThan(0);
});

// Rule: product.md#pictures "A picture that"
test("a picture that fails to load shows its alt text in the middle of an unchanged box", async ({
  page,
  allowedComplaints,
}) => {
  allowedComplaints.push(/ERR_FAILED/);
  const path = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";
  const picture = page
    .getByRole("main")
    .getByRole("img", { name: "Ferrari 296 GTB di profilo, colore rosso vivo" })
    .first();
  for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
    await page.setViewportSize(view);
    await page.goto(path);
    const whole = await picture.boundingBox();
    await page.route("**/pictures/**", (route) => route.abort("failed"));
    await page.goto(path);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await picture.boundingBox()).toEqual(whole);
    const { x = 0, y = 0, width = 0, height = 0 } = whole ?? {};
    const [left = 0, top = 0, right = 0, bottom = 0] = await findTextPosition(page, "Ferrari 296 GTB di profilo");
    expect(Math.abs((left + right) / 2 - (x + width / 2))).toBeLessThan(2);
    expect(Math.abs((top + bottom) / 2 - (y + height / 2))).toBeLessThan(2);
    await page.unroute("**/pictures/**");
  }
});

/** Returns the box where a text with this beginning is first rendered, even by a style: left, top, right, bottom. */
async function findTextPosition(page: Page, begins: string): Promise<number[]> {
  const browser = await page.context().newCDPSession(page);
  const { documents, strings } = await browser.send("DOMSnapshot.captureSnapshot", { computedStyles: [] });
  const { text = [], bounds = [] } = documents[0]?.layout ?? {};
  const at = text.findIndex((index) => strings[index]?.startsWith(begins));
  const [x = 0, y = 0, width = 0, height = 0] = bounds[at] ?? [];
  return [x, y, x + width, y + height];
}

// Rule: product.md#footer
test("below a page shorter than the screen the footer's name takes less than a sixth of it", async ({
  page,
  allowedComplaints,
}) => {
  allowedComplaints.push(/404/);
  for (const path of ["/confronto", "/preferiti", "/magazine/nessuno", "/prenotazione/nessuna"]) {
    await page.goto(path);
    for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
      await page.setViewportSize(view);
      const room = await page.locator("footer [data-name]").evaluate((mark) => {
        const above = mark.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return mark.getBoundingClientRect().bottom - above;
      });
      expect(room, `${path} at ${view.width} px`).toBeLessThan(view.height / 6);
    }
  }
});

// Rule: product.md#header-and-drawer "After a jump"
test("after a jump no title or label is under the header, at twice the font size either", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/termini", "/contatti", "/community-vip"]) {
    await page.goto(path);
    for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
      await page.setViewportSize(view);
      for (const size of ["100%", "200%"]) {
        const hidden = await page.evaluate(jumpToAll, size);
        expect(hidden, `under the header of ${path} at ${view.width} px and ${size}`).toEqual([]);
      }
    }
  }
});

/** Runs in the page. Jumps to every element that a link or a message can target, and returns those whose text the header covers. */
async function jumpToAll(size: string): Promise<string[]> {
  document.documentElement.style.fontSize = size;
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='#']")].map(({ hash }) => hash.slice(1));
  const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)[id]")];
  const hidden: string[] = [];
  for (const id of new Set([...links, ...fields.map((field) => field.id)])) {
    const target = document.getElementById(id);
    if (!target || target.getClientRects().length === 0) continue;
    window.scrollTo({ top: 0, behavior: "instant" });
    await drawn();
    location.hash = "";
    location.hash = id;
    await drawn();
    const label = (target as HTMLInputElement).labels?.[0];
    const words = label ?? (target.matches("h2, h3") ? target : (target.querySelector("h2, h3") ?? target));
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    if (window.scrollY > 0 && words.getBoundingClientRect().top < header) hidden.push(id);
  }
  document.documentElement.style.fontSize = "";
  return hidden;
}

test("between two cars' pages no two pictures have the same transition name", async ({ page }) => {
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).not.toHaveURL(/ferrari-296-gtb/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

// Rule: product.md#search-form
test("the hero's title is the wide one on a desktop and the other on a phone", async ({ page }) => {
  await page.goto("/");
  const [wide, narrow] = [
    page.getByText("Prenota la Tua Auto di Lusso", { exact: true }),
    page.getByText("Noleggio Auto di Lusso in Tutta Europa", { exact: true }),
  ];
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await expect(wide).toBeVisible();
  await expect(narrow).toBeHidden();
  await page.setViewportSize(PHONE_VIEWPORT);
  await expect(narrow).toBeVisible();
  await expect(wide).toBeHidden();
});

// Rule: product.md#legacy-addresses
test("a legacy address redirects to the top of the new page, and Back skips it", async ({ page }) => {
  await page.goto("/luxury-car-rental");
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: "instant" });
    location.assign("/noleggio-suv");
  });
  await expect(page).toHaveURL("/luxury-car-rental/suv");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/luxury-car-rental");
});

// Rule: product.md#last-search
test("a car's page without dates uses those of the last search, and shows the total price", async ({ page }) => {
  const dates = { pickupDate: dateInDays(60), returnDate: dateInDays(63), pickupTime: "11:00", returnTime: "11:00" };
  await page.goto(`/explore?${new URLSearchParams({ pickupCity: "Roma", returnCity: "Roma", ...dates })}`);
  await simulateInteraction(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(dates.pickupDate);
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  await simulateInteraction(page);
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(asked).toMatchObject(dates);
  const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  await expect(box.getByText("Totale", { exact: true })).toBeVisible();
  await expect(box).toContainText("3 giorni");
});

// Rule: product.md#rental-facts
test("the details about costs and steps are folded on a phone and unfolded on a desktop", async ({ page }) => {
  const facts = page.locator("details").filter({ hasText: "Quanto costa, come funziona" });
  for (const [view, open] of [
    [PHONE_VIEWPORT, false],
    [DESKTOP_VIEWPORT, true],
  ] as const) {
    await page.setViewportSize(view);
    await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
    await expect(facts.getByRole("definition").first()).toBeVisible({ visible: open });
  }
});

// Rule: product.md#booking-request
test("on a phone the booking form precedes its summary, and a line with dates and total links there", async ({
  page,
}) => {
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.goto(`/prenota/ferrari-296-gtb?pickupDate=${dateInDays(60)}&returnDate=${dateInDays(63)}`);
  const summary = page.getByRole("region", { name: "Riepilogo" });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const line = page.getByRole("link", { name: /^Ferrari 296 GTB.*3 giorni.*€\s[\d.]+$/ });
  const total = /€\s[\d.]+$/.exec((await line.textContent()) ?? "")?.[0] ?? "none";
  await expect(summary).toContainText(total);
  const [head, first, last, end, button] = await Promise.all([
    topOf(line),
    topOf(page.getByLabel("Data di nascita")),
    topOf(page.getByLabel("Telefono", { exact: true })),
    topOf(summary),
    topOf(page.getByRole("button", { name: "Invia la richiesta" })),
  ]);
  expect([head, first, last, end, button]).toEqual(
    [head, first, last, end, button].toSorted((one, other) => one - other),
  );
  await line.click();
  await expect(summary).toBeInViewport();
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await expect(line).toBeHidden();
});
