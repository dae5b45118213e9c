// Rule: product.md#pictures "Photographs of a car"
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createTestWithServer } from "./dedicated-server.ts";
import { DESKTOP_VIEWPORT, expect, expectAccessible, PHONE_VIEWPORT } from "./fixtures.ts";
import { waitForPageScripts } from "./islands.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";

const test = createTestWithServer("photographs");

const PHOTOGRAPHS = 12;
const MOSAIC_PICTURES = 5;
/** Sizes of the first photographs: one that is smaller than a wide window's frame, and a portrait; the others are landscapes. */
const SIZES: readonly (readonly [number, number])[] = [
  [700, 500],
  [700, 1050],
];
const LANDSCAPE = [900, 600] as const;
/** Invisibly small: a late font moves the header of any page this much. */
const MAX_LAYOUT_SHIFT = 0.0005;

const gallery = (page: Page) => page.locator("[data-mosaic]");
const links = (page: Page) => gallery(page).getByRole("link", { name: /^Ingrandisci: / });
const status = (page: Page) => page.getByRole("dialog", { name: "Immagine a schermo intero" }).getByRole("status");
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

let car: Promise<string> | undefined;
/** Opens the page of a car with twelve photographs, which the first test creates. */
async function openCar(page: Page, origin: string) {
  car ??= createCar(page, origin);
  const path = await car;
  await page.context().clearCookies();
  const requests = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().includes("/uploads/"))
      requests.add(new URL(request.url()).pathname.split("/")[2] ?? "");
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return requests;
}

for (const [view, shown] of [
  [PHONE_VIEWPORT, 1],
  [DESKTOP_VIEWPORT, MOSAIC_PICTURES],
] as const)
  test(`at ${view.width} px the page fetches what is in view, nothing shifts, and no photograph is enlarged or a portrait cropped`, async ({
    page,
    application,
  }) => {
    await page.setViewportSize(view);
    await page.addInitScript(observeShifts);
    const requests = await openCar(page, application.origin);
    await expect.poll(() => requests.size).toBe(shown);
    expect(await page.evaluate(() => globalThis.shiftSum)).toBeLessThan(MAX_LAYOUT_SHIFT);
    await expect(gallery(page).getByRole("listitem").filter({ visible: true })).toHaveCount(
      view === PHONE_VIEWPORT ? PHOTOGRAPHS : MOSAIC_PICTURES,
    );
    const small = await boxOf(gallery(page).getByRole("img").first());
    expect(small.width).toBeLessThanOrEqual(700);
    expect(small.height).toBeLessThanOrEqual(500);
    const frame = await boxOf(gallery(page).getByRole("listitem").first());
    expect(small.x + small.width / 2).toBeCloseTo(frame.x + frame.width / 2, 0);
    expect(
      await gallery(page)
        .locator("li:nth-child(2) img")
        .evaluate((image) => getComputedStyle(image).objectFit),
    ).toBe("contain");
    await expectAccessible(page);
    expect(requests.size).toBe(shown);
  });

test("in a wide window a picture and the link to all open full screen, no larger than the file", async ({
  page,
  application,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCar(page, application.origin);
  await waitForPageScripts(page);
  const all = gallery(page).getByRole("link", { name: `Mostra tutte le ${PHOTOGRAPHS} foto` });
  await all.click();
  await expect(status(page)).toHaveText(new RegExp(`^1 di ${PHOTOGRAPHS}: `));
  const picture = page.locator(".pswp__item[aria-hidden=false] img.pswp__img");
  await expect.poll(async () => (await boxOf(picture)).width).toBe(700);
  await page.keyboard.press("ArrowLeft");
  await expect(status(page)).toHaveText(new RegExp(`^${PHOTOGRAPHS} di ${PHOTOGRAPHS}: `));
  await expect(picture).toHaveAttribute("srcset", /900w$/);
  await page.keyboard.press("Escape");
  await expect(all).toBeFocused();
  await links(page).nth(2).click();
  await expect(status(page)).toHaveText(new RegExp(`^3 di ${PHOTOGRAPHS}: `));
});

test("a narrow window shows one picture after the other with its number, a wide one the mosaic again, and paper the first", async ({
  page,
  application,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE_VIEWPORT);
  const requests = await openCar(page, application.origin);
  const next = gallery(page).getByRole("button", { name: "Immagine successiva" });
  await next.click();
  await expect(gallery(page)).toContainText(`2 di ${PHOTOGRAPHS}`);
  await next.click();
  await expect(gallery(page)).toContainText(`3 di ${PHOTOGRAPHS}`);
  await expect(links(page).nth(2)).toBeInViewport();
  await expect.poll(() => requests.size).toBeGreaterThan(2);
  expect(requests.size).toBeLessThan(PHOTOGRAPHS);
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await expect(gallery(page).locator("[data-carousel-running], [inert]")).toHaveCount(0);
  await expect(links(page).first()).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(gallery(page).getByRole("listitem").filter({ visible: true })).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all photographs can be reached: in the row, and by the link that unfolds the mosaic", async ({
    page,
    application,
  }) => {
    await page.setViewportSize(PHONE_VIEWPORT);
    await openCar(page, application.origin);
    await gallery(page).getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(links(page).last()).toBeInViewport();
    await page.setViewportSize(DESKTOP_VIEWPORT);
    await gallery(page)
      .getByRole("link", { name: /^Mostra tutte/ })
      .click();
    await expect(gallery(page).getByRole("listitem").filter({ visible: true })).toHaveCount(PHOTOGRAPHS);
  });
});

/** Adds a car with twelve photographs through the API and returns its path. */
async function createCar(page: Page, origin: string): Promise<string> {
  await signInAsFirstAdmin(page, origin);
  const images: string[] = [];
  for (let index = 0; index < PHOTOGRAPHS; index++) images.push(await upload(page.request, origin, index));
  const name = `Prova ${randomUUID().slice(0, 8)}`;
  const response = await page.request.post("/api/vehicles", {
    headers: { origin },
    data: {
      name,
      brand: "Ferrari",
      type: "Sportiva",
      category: "sport",
      location: "Milano",
      price: 990,
      images,
      specs: { engine: "V8 biturbo", power: "620 CV" },
    },
  });
  expect(response.status()).toBe(201);
  return `/luxury-car-rental/milan/sportive/${(await response.json()).slug}`;
}

/** Uploads a photograph of its own colour and returns its address. */
async function upload(request: APIRequestContext, origin: string, index: number): Promise<string> {
  const [width, height] = SIZES[index] ?? LANDSCAPE;
  const background = { r: 20 * index, g: 60, b: 120 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const response = await request.post("/api/pictures", {
    headers: { origin },
    multipart: { file: { name: "foto.jpg", mimeType: "image/jpeg", buffer }, despite_small: "on" },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).url;
}

declare global {
  var shiftSum: number | undefined;
}

/** Runs in the page before its scripts. */
function observeShifts(): void {
  globalThis.shiftSum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      globalThis.shiftSum = (globalThis.shiftSum ?? 0) + entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
