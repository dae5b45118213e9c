// Rule: product.md#speed
import type { Locator, Page } from "@playwright/test";
import { RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { holdRequests, holdScriptRequests } from "./hold-requests.ts";
import { hydrateAllIslands } from "./islands.ts";

const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";

/** Waits for the first paint, and for enough idle periods that everything waiting for both has started. */
async function untilPaintedAndIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.evaluate(async () => {
    for (let rest = 0; rest < 3; rest++) await new Promise((done) => requestIdleCallback(done));
  });
}

test("no script is requested before the page is painted", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await hydrateAllIslands(page);
  const begun = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  );
  expect(begun.length).toBeGreaterThan(0);
  expect(Math.min(...begun)).toBeGreaterThan(painted);
  expect(asked.filter((url) => /__manifest|entry\.client/.test(url))).toEqual([]);
});

test("the logo is inlined and the manifest linked after the paint, so that neither delays the first view", async ({
  page,
}) => {
  const release = await holdScriptRequests(page);
  const manifest = page.locator("link[rel=manifest]");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator('link[rel=icon][type="image/svg+xml"]')).toHaveAttribute("href", /^data:image\/svg\+xml,/);
  await expect(manifest).toHaveCount(0);
  release();
  await hydrateAllIslands(page);
  await expect(manifest).toHaveAttribute("href", "/site.webmanifest");
  expect((await page.request.get("/site.webmanifest")).headers()["content-type"]).toContain("manifest");
});

test("pictures below the home page's first view load only after its paint, or on scroll", {
  tag: "@phone",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const below = () => asked.filter((path) => /^\/pictures\/(?:cars|categories)\//.test(path));
  const car = page.getByRole("region", { name: "Scegli la categoria" }).locator("picture").first();
  const release = await holdRequests(page, "**/pictures/heroes/**");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  expect(below()).toEqual([]);
  const height = (await car.boundingBox())?.height;
  expect(height).toBeGreaterThan(50);
  await page.evaluate(() => scrollTo(0, 60));
  await expect.poll(() => below().length).toBeGreaterThan(5);
  expect((await car.boundingBox())?.height).toBe(height);

  release();
  // The old page may still be asking for pictures.
  await page.goto("about:blank");
  asked.length = 0;
  await page.goto("/");
  await expect.poll(() => below().length).toBeGreaterThan(5);
  expect(asked.find((path) => path.startsWith("/pictures/"))).toContain("/heroes/");
});

test.describe("on a busy device", () => {
  // If the browser lays a page out before it has read the loading attribute of the first picture, it fetches the picture lazily, and the load event
  // doesn't wait for it.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(HTMLImageElement.prototype, "loading", { set() {} })),
  );

  test("pictures below the magazine's first load after it, or on scroll, with their space reserved", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const below = () => asked.filter((path) => path.startsWith("/pictures/magazine/"));
    const second = page.getByRole("article").nth(1);
    for (const moved of [true, false]) {
      // In the second round the old page may still be asking for pictures.
      await page.goto("about:blank");
      asked.length = 0;
      const release = await holdRequests(page, "**/pictures/cities/**");
      await page.goto("/magazine");
      await untilPaintedAndIdle(page);
      expect(below()).toEqual([]);
      const height = (await second.boundingBox())?.height;
      if (moved) await page.evaluate(() => scrollTo(0, 60));
      else release();
      await expect.poll(() => below().length).toBeGreaterThan(0);
      expect((await second.boundingBox())?.height).toBe(height);
      release();
      await page.unrouteAll({ behavior: "wait" });
    }
  });

  test("a first picture that is out of view is not awaited", async ({ page }) => {
    const release = await holdRequests(page, "**/pictures/cities/**");
    await page.addInitScript(() => addEventListener("DOMContentLoaded", () => scrollTo(0, document.body.scrollHeight)));
    const script = page.waitForRequest(/\/assets\/start-/);
    await page.goto("/magazine");
    await script;
    release();
  });
});

test("input before the scripts load is not lost: chosen places, an open menu, one favourite", {
  tag: "@phone",
}, async ({ page }) => {
  const release = await holdScriptRequests(page);
  await page.goto("/");
  await page.getByLabel("Città di ritiro").selectOption("Nizza");
  const heart = page.getByRole("button", { name: /^Salva/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Apri il menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  release();
  await hydrateAllIslands(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Preferiti: 1 vettura" })).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem("preferiti"));
  expect(JSON.parse((await kept()) ?? "[]")).toHaveLength(1);
  await expect(page.locator("[name=pickupCity]")).toHaveValue("Nizza");
  await expect(page.locator("[name=returnCity]")).toHaveValue("Nizza");
});

test("a heart clicked at the moment of hydration is saved once, in any order of events", async ({ page }) => {
  await page.addInitScript(() => {
    // Clicks the first heart as soon as the page's scripts start, before and after each island hydrates.
    new MutationObserver((changes) => {
      const alive = changes.some(
        ({ target }) => target instanceof HTMLElement && target.dataset.hydrated !== undefined,
      );
      const counter = document.documentElement;
      if (!alive || counter.dataset.pressed) return;
      counter.dataset.pressed = "";
      document.querySelector<HTMLElement>("[data-action=favourite]")?.click();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-hydrated"] });
  });
  await page.goto("/");
  await hydrateAllIslands(page);
  await expect(page.getByRole("link", { name: "Preferiti: 1 vettura" })).toHaveCount(1);
});

test("React keeps a time that was chosen before hydration", async ({ page }) => {
  const release = await holdScriptRequests(page);
  await page.goto("/vetture");
  await page.locator("article a").first().click();
  await page.getByLabel("Ora di ritiro").selectOption("18:00");
  release();
  await hydrateAllIslands(page);
  await expect(page.getByLabel("Ora di ritiro")).toHaveValue("18:00");
  // Without dates no URL has a time; with them, the car's own URL and the link to the search have it.
  const days = page.getByRole("list", { name: "Mesi" }).getByRole("listitem").nth(1).getByRole("button");
  await days.nth(-2).click();
  await days.last().click();
  await expect(page).toHaveURL(/pickupTime=18%3A00/);
  await expect(page.getByRole("link", { name: "Book Now" }).last()).toHaveAttribute("href", /pickupTime=18%3A00/);
});

test.describe("with a password manager that inserts a button into the form", () => {
  test.use({ allowedComplaints: [/^console: .*React error #418/] });

  test("what was typed before the scripts load is not lost, nor is the caret", {
    tag: "@phone",
  }, async ({ page }) => {
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        const email = document.querySelector("input[name=email]");
        if (!email) return;
        observer.disconnect();
        email.insertAdjacentElement("afterend", document.createElement("x-password-manager"));
      }).observe(document, { childList: true, subtree: true }),
    );
    const release = await holdScriptRequests(page);
    await page.goto("/prenota/ferrari-296-gtb?pickupDate=2027-04-12&returnDate=2027-04-15");
    const field = (name: string) => page.locator(`main [name=${name}]`);
    const typed = {
      pickupTime: "18:00",
      email: RENTER.email,
      phone: RENTER.phone,
      note: "Due valigie.",
      name: "Ortsia",
    };
    await field("pickupTime").selectOption(typed.pickupTime);
    for (const name of ["email", "phone", "note", "name"] as const) await field(name).fill(typed[name]);
    for (let letter = 0; letter < 3; letter++) await page.keyboard.press("ArrowLeft");
    release();
    await hydrateAllIslands(page);
    await expect(page.locator("x-password-manager")).toHaveCount(0);
    await page.keyboard.type("en");
    await expect(field("name")).toHaveValue("Ortensia");
    for (const name of ["pickupTime", "email", "phone", "note"] as const)
      await expect(field(name)).toHaveValue(typed[name]);
  });
});

test("months far below the window hydrate when they come near, with the days chosen before", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(CAR);
  const months = page.locator("[data-island='rental/availability-months']");
  await page.keyboard.press("Shift");
  await expect(page.locator("[data-island='rental/price-box']")).toHaveAttribute("data-hydrated");
  await expect(months).not.toHaveAttribute("data-hydrated");
  // Chosen in another island: the page navigates softly, and months loaded later reflect the choice.
  const pickup = page.getByRole("button", { name: /^Ritiro: / });
  await pickup.click();
  const days = page
    .getByRole("dialog", { name: "Ritiro" })
    .getByRole("gridcell")
    .getByRole("button", { disabled: false });
  await days.first().click();
  await page.getByRole("button", { name: /^Riconsegna: / }).click();
  const returns = page.getByRole("dialog", { name: "Riconsegna" });
  // At the end of a month too few of its days are left.
  await returns.getByRole("button", { name: /mese successivo/i }).click();
  await returns.getByRole("gridcell").getByRole("button", { disabled: false }).nth(2).click();
  await expect(page).toHaveURL(/returnDate=/);
  await expect(months).not.toHaveAttribute("data-hydrated");
  await page.getByRole("heading", { name: "Disponibilità" }).scrollIntoViewIfNeeded();
  await expect(months).toHaveAttribute("data-hydrated");
  await expect(months.locator("td button[aria-pressed=true]")).toHaveCount(2);
});

// Rule: product.md#day-and-night
test("the night theme applies before any script, and the switch's choice on the next page", async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  const release = await holdScriptRequests(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/contatti");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  const night = await ground();
  // Clicked before the scripts are loaded, and replayed after.
  await page.getByRole("button", { name: "Giorno" }).click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  await expect.poll(ground).not.toBe(night);
  await expect(page.getByRole("button", { name: "Giorno" })).toHaveAttribute("aria-pressed", "true");
  const day = await ground();
  const releaseNext = await holdScriptRequests(page);
  await page.goto("/magazine");
  expect(await ground()).toBe(day);
  releaseNext();
  await context.close();
});

test("nothing shifts when the scripts load: a request's fields, and a carousel with its arrows", async ({ page }) => {
  const top = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  for (const [path, selector] of [
    ["/prenota/ferrari-296-gtb", "[name=driverBirthDate]"],
    ["/", "[data-carousel] [data-viewport]"],
  ] as const) {
    const release = await holdScriptRequests(page);
    await page.goto(path);
    const place = page.locator(selector).first();
    await page.evaluate(() => document.fonts.ready);
    const before = await top(place);
    release();
    await hydrateAllIslands(page);
    await place.scrollIntoViewIfNeeded();
    if (path === "/") await expect(place).toHaveAttribute("data-carousel-running");
    expect(await top(place)).toBe(before);
    await page.unroute("**/assets/*.js");
  }
});

// Rule: product.md#speed
test("a colour chosen before hydration stays selected in every frame", async ({ page }) => {
  const dates = `pickupDate=${dateInDays(70)}&returnDate=${dateInDays(72)}&pickupTime=10%3A00&returnTime=10%3A00`;
  await page.goto(`/luxury-car-rental/milan/berline/mercedes-benz-s-580?${dates}`);
  const box = page.getByRole("complementary", { name: "Prezzo e condizioni" });
  const shown = await page.evaluateHandle(() => {
    const colours: string[] = [];
    const look = () => {
      const colour = document.querySelector<HTMLInputElement>("input[name=colour]:checked")?.value.split("_")[0] ?? "";
      if (colour !== colours.at(-1)) colours.push(colour);
      requestAnimationFrame(look);
    };
    look();
    return colours;
  });
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await box.getByText(/^Nero/).first().click();
  await expect(page).toHaveURL(/colour=nero_/);
  await expect(box.getByRole("radio", { name: /Nero/ })).toBeChecked();
  expect(await shown.jsonValue()).toEqual(["grigio-grafite", "nero"]);
});
