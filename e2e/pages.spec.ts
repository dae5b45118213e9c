import type { Page } from "@playwright/test";
import { dateInDays } from "./dates.ts";
import {
  DESKTOP_VIEWPORT,
  expect,
  expectAccessible,
  expectAccessibleNames,
  expectUnbrokenWords,
  PHONE_VIEWPORT,
  test,
} from "./fixtures.ts";
import { measureFirstVisit, type PageBudget } from "./site-crawl/page-weight.ts";

const READING_BUDGET: PageBudget = {
  scripts: 8,
  evaluated: 6,
  scriptFiles: 4,
  document: 20,
  styles: 9.4,
  uncompressedStyles: 40.1,
  fonts: 32,
};
const INTERACTIVE_BUDGET: PageBudget = {
  scripts: 104.6,
  evaluated: 6,
  scriptFiles: 6,
  document: 34.1,
  styles: 12.1,
  uncompressedStyles: 54.3,
  fonts: 32,
};
/** The list of favourites is an eager island, so all its scripts run at once. */
const LIVE_BUDGET: PageBudget = { ...INTERACTIVE_BUDGET, evaluated: INTERACTIVE_BUDGET.scripts };
/** Budget of a page with italic text, which needs the italic font. */
const ITALICS_BUDGET: PageBudget = { ...READING_BUDGET, fonts: 46 };

const DATES = `pickupDate=${dateInDays(40)}&returnDate=${dateInDays(43)}`;
const FLIGHT = `from=Milano&to=Zurigo&date=${dateInDays(20)}&returnDate=${dateInDays(23)}`;

/** One URL of each kind of public page. */
const KINDS: readonly [string, PageBudget][] = [
  ["/", { ...INTERACTIVE_BUDGET, uncompressedStyles: 50.6 }],
  ["/explore", { ...INTERACTIVE_BUDGET, uncompressedStyles: 44.8 }],
  ["/vetture", READING_BUDGET],
  ["/luxury-car-rental", READING_BUDGET],
  ["/luxury-car-rental/milan", INTERACTIVE_BUDGET],
  ["/luxury-car-rental/suv", INTERACTIVE_BUDGET],
  ["/luxury-car-rental/milan/suv", INTERACTIVE_BUDGET],
  ["/luxury-car-rental/milan/sportive/ferrari-296-gtb", INTERACTIVE_BUDGET],
  [`/prenota/ferrari-296-gtb?${DATES}`, INTERACTIVE_BUDGET],
  [
    `/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580&pickupCity=Nizza&returnCity=Nizza&${DATES}`,
    READING_BUDGET,
  ],
  ["/ferrari", READING_BUDGET],
  ["/ferrari/milan", READING_BUDGET],
  ["/private-jet-charter", INTERACTIVE_BUDGET],
  ["/private-jet-charter/milan", READING_BUDGET],
  ["/private-jet-charter/milan/light-jet", READING_BUDGET],
  ["/private-jet-charter/milan/light-jet/embraer-phenom-300e", INTERACTIVE_BUDGET],
  ["/esperienze/weekend-in-franciacorta", INTERACTIVE_BUDGET],
  ["/community-vip", { ...ITALICS_BUDGET, document: 20.4 }],
  ["/contatti", READING_BUDGET],
  ["/dove-operiamo", ITALICS_BUDGET],
  ["/magazine", READING_BUDGET],
  ["/magazine/roma-alle-sei-del-mattino", READING_BUDGET],
  ["/preferiti", LIVE_BUDGET],
  ["/termini", READING_BUDGET],
  ["/privacy", READING_BUDGET],
];

/** Variants of these kinds: a submitted state, a missing page, another language. */
const OTHERS = [
  `/explore?pickupCity=Milano&${DATES}&category=sportive`,
  "/explore?city=Bologna",
  "/explore?service=jet",
  "/explore?service=experience",
  "/luxury-car-rental/sportive",
  "/luxury-car-rental/como",
  "/de/luxury-car-rental/milan",
  "/luxury-car-rental/milan/sportive",
  "/luxury-car-rental/zurich/sportive/audi-r8-v10-performance",
  `/private-jet-charter?${FLIGHT}`,
  "/private-jet-charter/florence",
];

for (const [path, budget] of [...KINDS, ...OTHERS.map((other) => [other, null] as const)]) {
  const name = path.replace(/\d{4}-\d\d-\d\d/g, "…");
  // Rule: product.md#pictures
  // Rule: product.md#one-catalogue
  // Rule: product.md#accessibility
  // Rule: product.md#head-and-structured-data "Canonical links are"
  // Rule: product.md#jet-pages "Hub: hero with"
  // Rule: product.md#page-cache
  // Rule: product.md#public-routes "/ | home"
  // Rule: product.md#public-routes "/community-vip"
  // Rule: product.md#public-routes "/dove-operiamo, /contatti, /privacy, /termini, /preferiti"
  // Rule: product.md#public-routes "/explore"
  // Rule: product.md#public-routes "/luxury-car-rental | rental"
  // Rule: product.md#public-routes "/luxury-car-rental/{category}"
  // Rule: product.md#public-routes "/luxury-car-rental/{city} | city"
  // Rule: product.md#public-routes "/luxury-car-rental/{city}/{category} | category"
  // Rule: product.md#public-routes "/luxury-car-rental/{city}/{category}/{model}"
  // Rule: product.md#public-routes "/private-jet-charter and /{city}"
  // Rule: product.md#public-routes "/vetture"
  // Rule: product.md#public-routes "/{brand}, /{brand}/{city}"
  // Rule: product.md#roles
  // Rule: product.md#speed
  // Rule: product.md#the-promise
  // Rule: product.md#titles-and-descriptions
  test(`${name} is complete, accessible and fits the screen, wide and on a phone, within its weight budgets`, async ({
    page,
  }) => {
    const calls = collectCalls(page);
    const response = await measureFirstVisit(page, path, budget);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.title()).not.toBe("");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{3}/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    if (budget && !path.includes("?")) await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
    for (const view of [DESKTOP_VIEWPORT, PHONE_VIEWPORT]) {
      await page.setViewportSize(view);
      await page.evaluate(waitForFrame);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `sideways scrolling at ${view.width}`).toBeLessThanOrEqual(0);
      // Variants of a kind share its layout, so check them in one window size.
      if (budget || view === DESKTOP_VIEWPORT) await expectAccessible(page);
      await expectAccessibleNames(page);
      await expectUnbrokenWords(page);
      // A picture of a page must not be tiny.
      const narrow = await page
        // A monogram is as narrow as its letters.
        .locator('main img:not([src^="/pictures/brands/"][src$=".svg"]):visible')
        .evaluateAll((pictures) => pictures.filter(({ clientWidth }) => clientWidth < 60).length);
      expect(narrow, `pictures narrower than 60 px at ${view.width}`).toBe(0);
    }
    // Each picture states its size, so that its space is reserved before it loads.
    await expect(page.locator("img:not([width][height])")).toHaveCount(0);
    expect(calls, "what the browser asked for although the page came whole").toEqual([]);
  });
}

/** Collects the URLs that the page's scripts request from now on. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) calls.push(request.url());
  });
  return calls;
}

/** Runs in the page. Islands follow the window's width one frame later. */
async function waitForFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
