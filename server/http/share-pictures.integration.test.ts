import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ARGENTO } from "#domain/palettes/argento.ts";
import { toOgPicture } from "#domain/seo/share-pictures/og-picture.ts";
import { vehicles } from "#server/db/schema.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication({ languages: ["it", "de"] });

const get = (path: string, headers: Record<string, string> = {}) =>
  application.app.request(`http://localhost${path}`, { headers });
const made = () => readdir(join(application.context.env.dataDir, "share-pictures")).catch(() => []);

// Rule: product.md#share-pictures
test.each([
  "/",
  "/contatti",
  "/community-vip",
  "/dove-operiamo",
  "/preferiti",
  "/privacy",
  "/termini",
  "/explore",
  "/vetture",
  "/luxury-car-rental",
  "/luxury-car-rental/suv",
  "/luxury-car-rental/milan",
  "/luxury-car-rental/salzburg",
  "/luxury-car-rental/milan/sportive",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  "/ferrari",
  "/ferrari/milan",
  "/private-jet-charter",
  "/private-jet-charter/milan",
  "/private-jet-charter/milan/heavy-jet",
  "/private-jet-charter/milan/heavy-jet/dassault-falcon-900lx",
  "/esperienze/weekend-in-franciacorta",
  "/magazine",
  "/magazine/granturismo-o-supercar",
])("%s has a picture of 1200 × 630 that every cache may store", async (page) => {
  const response = await get(toOgPicture(page, "x").path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: "png",
    width: 1200,
    height: 630,
  });
});

test("a city's page in another language has a picture in that language", async () => {
  const etagOf = async (language: string) =>
    (await get(`/og${language}/luxury-car-rental/milan.png`)).headers.get("etag");
  const italian = await etagOf("");
  expect(italian).not.toBeNull();
  expect(await etagOf("/de")).not.toBe(italian);
  for (const path of ["/og/fr/luxury-car-rental/milan.png", "/og/tlh/luxury-car-rental/milan.png"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test.each([
  "/og/nessuna-marca.png",
  "/og/ferrari/salzburg.png",
  "/og/luxury-car-rental/atlantis.png",
  "/og/luxury-car-rental/rome/sportive/ferrari-296-gtb.png",
  "/og/private-jet-charter/salzburg/light-jet.png",
  "/og/magazine/nessuno.png",
  "/og/admin.png",
  "/og/constructor.png",
  "/og/prenota/ferrari-296-gtb.png",
  "/og/a/b/c/d/e.png",
  "/og/contatti",
])("%s has no picture", async (address) => {
  const before = await made();
  expect((await get(address)).status).toBe(404);
  expect(await made()).toEqual(before);
});

test("path traversal is refused and creates no picture", async () => {
  const before = await made();
  expect((await get("/og/..%2f..%2fetc%2fpasswd.png")).status).toBe(400);
  expect(await made()).toEqual(before);
});

test("a picture is generated once, whatever version is requested", async () => {
  const first = await get("/og/contatti.png?v=one");
  const before = await made();
  const second = await get("/og/contatti.png?v=two");
  expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(await made()).toEqual(before);
});

test("a client with the picture gets 304; without a version it revalidates", async () => {
  const first = await get("/og/contatti.png");
  expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
  const again = await get("/og/contatti.png", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("a new price makes a new picture", async () => {
  const address = "/og/luxury-car-rental/milan/sportive/ferrari-296-gtb.png";
  const before = (await get(address)).headers.get("etag");
  await application.context.db
    .update(vehicles)
    .set({ priceCents: 123_400 })
    .where(eq(vehicles.slug, "ferrari-296-gtb"));
  expect((await get(address)).headers.get("etag")).not.toBe(before);
});

// Rule: product.md#palette "What follows"
test("other colours make a new picture, and the former ones the former picture", async () => {
  const { site } = application.context;
  const etagOf = async () => (await get("/og/contatti.png")).headers.get("etag");
  const before = await etagOf();
  Object.assign(site, { palette: { name: "argento", accent: null } });
  const response = await get("/og/contatti.png");
  expect(response.headers.get("etag")).not.toBe(before);
  const corner = sharp(Buffer.from(await response.arrayBuffer())).extract({ left: 4, top: 4, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await corner.removeAlpha().raw().toBuffer();
  expect(`#${Buffer.from([red, green, blue]).toString("hex")}`).toBe(ARGENTO["color-paper"][0]);
  Object.assign(site, { palette: undefined });
  expect(await etagOf()).toBe(before);
});

test("a car whose photograph cannot be read still has a picture", async () => {
  await application.context.db
    .update(vehicles)
    .set({ images: ["https://elsewhere.example/photo.jpg"] })
    .where(eq(vehicles.slug, "ferrari-296-gtb"));
  expect((await get("/og/luxury-car-rental/milan/sportive/ferrari-296-gtb.png")).status).toBe(200);
});

test("a car photographed by staff is shown by its photograph", async () => {
  const { context } = application;
  const [id, colour] = ["5f0c9a52-3c0e-4f1e-9d6e-0a1b2c3d4e5f", { r: 10, g: 200, b: 30 }];
  const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .webp()
    .toBuffer();
  await context.pictures.put(`${id}/1200.webp`, new Uint8Array(photograph), "image/webp");
  await context.db
    .update(vehicles)
    .set({ images: [`/uploads/${id}-1200x800/1200.webp`] })
    .where(eq(vehicles.slug, "ferrari-296-gtb"));
  const response = await get("/og/luxury-car-rental/milan/sportive/ferrari-296-gtb.png");
  const drawn = sharp(Buffer.from(await response.arrayBuffer())).extract({ left: 900, top: 300, width: 1, height: 1 });
  const [red = 255, green = 0] = await drawn.removeAlpha().raw().toBuffer();
  expect(red).toBeLessThan(40);
  expect(green).toBeGreaterThan(170);
});
