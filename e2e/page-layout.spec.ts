import type { Page } from "@playwright/test";
import { formatItalianDate } from "#domain/rental-period/civil-time.ts";
import { inDays } from "./dates.ts";
import { DESK, expect, expectAccessible, PHONE, test } from "./fixtures.ts";

test("a car in three paints is printed on one sheet of A4: for which days, in which colour, the total", async ({
  page,
}) => {
  const [pickupDate, returnDate] = [inDays(40), inDays(44)];
  await page.goto(
    `/luxury-car-rental/milan/van/mercedes-benz-v-300?pickupCity=Milano&returnCity=Milano&pickupDate=${pickupDate}&returnDate=${returnDate}&pickupTime=10:00&returnTime=10:00`,
  );
  await expect(page.getByRole("radio", { name: /./ })).toHaveCount(6);
  await page.emulateMedia({ media: "print" });
  const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  const said = box.getByRole("definition");
  await expect(said.filter({ hasText: formatItalianDate(pickupDate) })).toBeVisible();
  await expect(said.filter({ hasText: formatItalianDate(returnDate) })).toBeVisible();
  await expect(said.filter({ hasText: /^Nero, interni Miele/ })).toBeVisible();
  await expect(box.getByText("Totale", { exact: true })).toBeVisible();
  await expect(box.getByRole("button")).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toBe(1);
});

test("a comparison is printed on one sheet of A4: the cars and what they offer, nothing to press", async ({ page }) => {
  await page.goto("/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580&vehicle=bentley-bentayga-s");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("row", { name: /Franchigia massima/ })).toBeVisible();
  await expect(page.getByText("prenotazioni@velluto.example").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Togli|Vedi le date/ })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toBe(1);
});

test("who asks for no motion has a gallery's next picture at once, pressed or swiped", async ({ page }) => {
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  const gallery = page.locator('[data-carousel="quick"]').first();
  const stage = gallery.locator("[data-viewport]");
  const shown = () =>
    stage.evaluate(async (viewport) => {
      // Time to begin a motion, not to end one.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const edge = viewport.getBoundingClientRect().x;
      // Widths are whole only nearly: after a few slides half a pixel has come together.
      return (
        [...viewport.querySelectorAll("li")].findIndex(
          (slide) => Math.abs(slide.getBoundingClientRect().x - edge) < 1,
        ) + 1
      );
    });
  const counter = gallery.locator("[data-shown]");
  const next = gallery.getByRole("button", { name: "Immagine successiva" });
  await expect(stage).toHaveAttribute("data-moving");
  // Asked for while the page is open.
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

  // Where the browser scrolls the row by itself, as to a word looked for in the page, there is no way to be seen either, whatever is asked for.
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

test("an unknown address answers 404 with the not-found page, and says so in the console", async ({
  page,
  allowedComplaints,
}) => {
  allowedComplaints.push(/404/);
  const said = page.waitForEvent("console", (message) => message.text().startsWith("404: no page at"));
  const response = await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb/niente");
  expect(response?.status()).toBe(404);
  expect((await said).type()).toBe("error");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("every link of the footer can be clicked, and at 320 pixels all of the menu button is in view", async ({
  page,
}) => {
  await page.goto("/contatti");
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) await link.click({ trial: true });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/contatti", "/private-jet-charter"]) {
    await page.goto(path);
    const menu = await page.getByRole("button", { name: "Apri il menu" }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(320);
    const cut = await page
      .locator("main table")
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.getBoundingClientRect().right > window.innerWidth)
          .map((table) => table.textContent),
      );
    expect(cut).toEqual([]);
  }
});

for (const [path, part] of [
  ["/", "#copertura"],
  ["/dove-operiamo", "[data-city-register]"],
] as const) {
  test(`a city's link reads whole at every width, on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // Far down the home page nothing is laid out before somebody comes near.
      await page.locator(part).scrollIntoViewIfNeeded();
      await expect(page.locator(`${part} a`).first()).toBeInViewport();
      const links = await page.locator(`${part} a`).evaluateAll((found) =>
        found.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          const boxes = [...words.getClientRects()];
          const inView = boxes.every(({ left, right, height }) => left >= 0 && right <= innerWidth && height > 8);
          // biome-ignore lint/performance/useDomNodeTextContent: hidden words are no part of it, which is what is asked
          return `${(link as HTMLElement).innerText.replaceAll(/\s+/g, " ")}${inView ? "" : " (cut)"}`;
        }),
      );
      expect(links).toHaveLength(26);
      expect(links.filter((text) => !/^Noleggio auto lusso [^()]+$/.test(text))).toEqual([]);
    }
  });
}

test("the category carousel shows one card, two or three, and goes round, however wide the window", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const carousel = page.getByRole("region", { name: "Le Nostre Categorie" });
  const inView = () =>
    carousel.locator("[data-viewport]").evaluate((viewport) => {
      const { left, right } = viewport.getBoundingClientRect();
      return [...viewport.querySelectorAll("li a")]
        .map((card) => ({ name: card.querySelector("b")?.textContent, box: card.getBoundingClientRect() }))
        .filter(({ box }) => box.left > left - 1 && box.right < right + 1)
        .toSorted((one, other) => one.box.left - other.box.left)
        .map(({ name }) => name);
    });
  for (const [width, count] of [
    [320, 1],
    [390, 1],
    [700, 2],
    [1440, 3],
    [2560, 3],
    [3840, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator("[data-viewport]")).toHaveAttribute("data-moving");
    const names = ["Van", "Sports Cars", "Convertibles", "SUVs"];
    await expect.poll(inView).toEqual(names.slice(1, 1 + count));
    // Clear of the arrows, whose columns are narrower than they in a small window.
    const subtitle = await carousel.getByText("Esplora la nostra esclusiva").evaluate((paragraph) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph);
      return words.getBoundingClientRect().right;
    });
    const arrow = await carousel.getByRole("button", { name: "Categoria precedente" }).boundingBox();
    expect(subtitle).toBeLessThan(arrow?.x ?? 0);
    await carousel.getByRole("button", { name: "Categoria precedente" }).click();
    await expect.poll(inView).toEqual(names.slice(0, count));
    await carousel.getByRole("button", { name: "Categoria successiva" }).click();
    await expect.poll(inView).toEqual(names.slice(1, 1 + count));
  }
});

test("each of the home page's four articles has its excerpt at every width", async ({ page }) => {
  await page.goto("/");
  const magazine = page.getByRole("region", { name: "Magazine" });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await magazine.scrollIntoViewIfNeeded();
    await expect(magazine.locator("h3 + p").filter({ visible: true })).toHaveCount(4);
  }
});

test("what has the focus never lies under a phone's price bar", async ({ page }) => {
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

test("the keys reach every filter beside the results, each in view, and the page stays where it is", async ({
  page,
}) => {
  await page.setViewportSize(DESK);
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

test("zoomed in to 200 %, the home page's headline stands above the picture, its last line's foot at most on it", async ({
  page,
}) => {
  await page.setViewportSize({ width: DESK.width / 2, height: DESK.height / 2 });
  await page.goto("/");
  const { y = 0, height = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
  const hero = page.getByRole("region").filter({ has: page.getByRole("heading", { level: 1 }) });
  const picture = await hero.locator("picture img").filter({ visible: true }).boundingBox();
  expect(picture?.y).toBeGreaterThan(y + height * 0.8);
});

test("the banner stands under the header, on the home page as elsewhere", async ({ page }) => {
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

/** Walks through the page and back to its head: what is laid out only as it comes near is as tall as it is once it was seen. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

test("at 320 pixels no word of a name is broken: on cards, between compared cars, in the price box", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [path, names] of [
    ["/", "main h3, [data-viewport] b"],
    ["/confronto?vehicle=range-rover-autobiography&vehicle=bmw-m4-competition-cabrio", "thead th"],
    [
      "/confronto?vehicle=range-rover-autobiography&vehicle=bmw-m4-competition-cabrio&vehicle=lamborghini-huracan-evo",
      "thead th",
    ],
    [
      `/luxury-car-rental/milan/sportive/ferrari-296-gtb?pickupCity=Aeroporto di Milano Malpensa&returnCity=Marsiglia&pickupDate=${inDays(40)}&returnDate=${inDays(44)}&pickupTime=10:00&returnTime=10:00`,
      "#prezzo button",
    ],
  ] as const) {
    await page.goto(path);
    await seeAll(page);
    await expect(page.locator(names).filter({ visible: true })).not.toHaveCount(0);
    const broken = await page.locator(names).evaluateAll((found) =>
      found.flatMap((name) => {
        const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          for (const { 0: word, index } of texts.currentNode.nodeValue?.matchAll(/\p{L}+/gu) ?? []) {
            const letters = document.createRange();
            letters.setStart(texts.currentNode, index);
            letters.setEnd(texts.currentNode, index + word.length);
            if (new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
          }
        }
        return words;
      }),
    );
    expect(broken).toEqual([]);
  }
});

test("the header settles as a page scrolls: it stays in view on the page's own ground, and moves nothing else", async ({
  page,
}) => {
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
  // The page by day, its first picture by night.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.clock.setFixedTime("2027-03-10T11:00:00Z");
  await page.goto("/community-vip");
  for (const view of [DESK, PHONE]) {
    await page.setViewportSize(view);
    await seeAll(page);
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

  // What the keys reach on the way back does not lie under it, and a low window keeps it out of the way.
  await page.goto("/contatti");
  const first = page.getByRole("main").getByRole("link").first();
  for (const view of [DESK, PHONE]) {
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

test("a car's page gives way to another car's: no two pictures of a page ask to become the next", async ({ page }) => {
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).not.toHaveURL(/ferrari-296-gtb/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
