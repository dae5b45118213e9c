import { dateInDays } from "./dates.ts";
import { DESKTOP_VIEWPORT, expect, test } from "./fixtures.ts";
import { simulateInteraction } from "./islands.ts";
import { scrollThrough } from "./scroll-through.ts";

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
  ["/dove-operiamo", "[data-city-index]"],
] as const) {
  // Rule: product.md#countries-served
  test(`a city's link is never cut off, at any width, on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // Sections far down the home page have no layout until they come near the viewport.
      await page.locator(part).scrollIntoViewIfNeeded();
      await expect(page.locator(`${part} a`).first()).toBeInViewport();
      const links = await page.locator(`${part} a`).evaluateAll((found) =>
        found.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          const boxes = [...words.getClientRects()];
          const inView = boxes.every(({ left, right, height }) => left >= 0 && right <= innerWidth && height > 8);
          // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
          return `${(link as HTMLElement).innerText.replaceAll(/\s+/g, " ")}${inView ? "" : " (cut)"}`;
        }),
      );
      expect(links).toHaveLength(26);
      expect(links.filter((text) => !/^Noleggio auto lusso [^()]+$/.test(text))).toEqual([]);
    }
  });
}

// Rule: product.md#category-carousel
test("the category carousel shows one card, two or three, and loops, at any width", async ({ page }) => {
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
    await simulateInteraction(page);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator("[data-viewport]")).toHaveAttribute("data-carousel-running");
    const names = ["Van", "Sports Cars", "Convertibles", "SUVs"];
    await expect.poll(inView).toEqual(names.slice(1, 1 + count));
    // The subtitle must not overlap the arrows, whose columns are narrower in a small window.
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

// Rule: product.md#services
test("the car before the hotel stands on its wheels at any width", async ({ page }) => {
  await page.goto("/");
  const services = page.getByRole("region", { name: "Oltre la chiave" });
  for (const width of [1440, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1080 });
    await services.scrollIntoViewIfNeeded();
    const below = await services.locator("img").evaluate((picture: HTMLImageElement) => {
      const { width, height } = picture.getBoundingClientRect();
      const drawn = Math.max(
        height,
        (width * Number(picture.getAttribute("height"))) / Number(picture.getAttribute("width")),
      );
      return (
        ((drawn - height) * (100 - Number.parseFloat(getComputedStyle(picture).objectPosition.split(" ")[1] ?? ""))) /
        drawn
      );
    });
    // The car's tyres end at 93 % of the picture's height.
    expect(below, `hundredths cut away at ${width} px`).toBeLessThan(7);
  }
});

// Rule: product.md#look
test("what is beside a title aligns with the column below", async ({ page }) => {
  for (const [path, column] of [
    ["/magazine", "main article h2 + p"],
    ["/dove-operiamo", "[data-city-index]"],
  ] as const) {
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const beside = await page.locator("main h1 + * p").first().boundingBox();
      const under = await page.locator(column).first().boundingBox();
      expect(under?.x, `${path} at ${width} px`).toBeCloseTo(beside?.x ?? 0, 0);
    }
  }
});

// Rule: product.md#magazine
test("each of the home page's four articles has its excerpt at every width", async ({ page }) => {
  await page.goto("/");
  const magazine = page.getByRole("region", { name: "Magazine" });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await magazine.scrollIntoViewIfNeeded();
    await expect(magazine.locator("h3 + p").filter({ visible: true })).toHaveCount(4);
  }
});

// Rule: product.md#search-form
test("at 200 % zoom the home page's headline is above the picture, overlapping it by its last line's foot at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: DESKTOP_VIEWPORT.width / 2, height: DESKTOP_VIEWPORT.height / 2 });
  await page.goto("/");
  const { y = 0, height = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
  const hero = page.getByRole("region").filter({ has: page.getByRole("heading", { level: 1 }) });
  const picture = await hero.locator("picture img").filter({ visible: true }).boundingBox();
  expect(picture?.y).toBeGreaterThan(y + height * 0.8);
});

// Rule: product.md#accessibility
test("at 320 pixels no word of a name is broken: on cards, between compared cars, in the price box", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [path, names] of [
    ["/", "main h3, [data-viewport] b"],
    ["/confronto?vehicle=range-rover-autobiography&vehicle=bmw-m4-competition-cabrio", "thead th"],
    ["/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580", "main li b"],
    [
      "/confronto?vehicle=range-rover-autobiography&vehicle=bmw-m4-competition-cabrio&vehicle=lamborghini-huracan-evo",
      "thead th",
    ],
    [
      `/luxury-car-rental/milan/sportive/ferrari-296-gtb?pickupCity=Aeroporto di Milano Malpensa&returnCity=Marsiglia&pickupDate=${dateInDays(40)}&returnDate=${dateInDays(44)}&pickupTime=10:00&returnTime=10:00`,
      "#prezzo button",
    ],
  ] as const) {
    await page.goto(path);
    await scrollThrough(page);
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
