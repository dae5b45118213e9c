import type { APIRequestContext } from "@playwright/test";
import { RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect } from "./fixtures.ts";
import { ADMIN } from "./server.ts";

// Compares the HTML of public pages: a page from the cache must equal, byte by byte, one rendered for a user whom the cache does not serve.

const test = createTestWithServer("coherence");

const CAR = "ferrari-296-gtb";
const ADDRESSES = [
  "/",
  "/explore?city=Milano",
  "/explore?city=Milano&category=sportive&sort=price",
  "/vetture",
  "/luxury-car-rental",
  "/luxury-car-rental/milan",
  "/luxury-car-rental/sportive",
  "/luxury-car-rental/milan/sportive",
  `/luxury-car-rental/milan/sportive/${CAR}`,
  "/luxury-car-rental/milan/sportive/lamborghini-huracan-tecnica",
  "/ferrari",
  "/ferrari/milan",
] as const;

const WRITES: readonly [string, (staff: APIRequestContext) => Promise<unknown>][] = [
  ["the price of a car", async (staff) => change(staff, "vehicles", CAR, { price: 1777 })],
  [
    "the category value of a car, and its price",
    async (staff) => change(staff, "vehicles", CAR, { category: "prestige", price: 1888 }),
  ],
  ["the texts of a brand", async (staff) => change(staff, "brands", "ferrari", { description: "Altro testo." })],
  [
    "an override",
    async (staff) =>
      send(staff, "post", "/api/seo_overrides", { page_type: "city", slug: "milan", custom_h1: "Altro" }),
  ],
  [
    "a booking",
    async (staff) =>
      send(staff, "post", "/api/bookings", {
        ...RENTER,
        vehicle: CAR,
        pickupCity: "Milano",
        returnCity: "Milano",
        pickupDate: dateInDays(40),
        pickupTime: "10:00",
        returnDate: dateInDays(43),
        returnTime: "10:00",
      }),
  ],
  ["the company's name", async (staff) => send(staff, "patch", "/api/site_settings", { name: "Seta" })],
];

for (const [title, write] of WRITES) {
  // Rule: product.md#page-cache
  test(`after a write every page shows it at the next view: ${title}`, async ({ application, playwright }) => {
    const baseURL = application.origin;
    const visitor = await playwright.request.newContext({ baseURL });
    const staff = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
    expect((await staff.post("/api/auth/sign-in/email", { data: ADMIN })).status()).toBe(200);
    const before = await readAll(visitor);
    await write(staff);
    const after = await readAll(visitor);
    // Signed-in users bypass the cache.
    const rendered = await readAll(staff);
    for (const [place, address] of ADDRESSES.entries()) expect(after[place] === rendered[place], address).toBe(true);
    expect(after.filter((html, place) => html !== before[place]).length).toBeGreaterThan(0);
    await Promise.all([visitor.dispose(), staff.dispose()]);
  });
}

async function readAll(reader: APIRequestContext): Promise<string[]> {
  const pages: string[] = [];
  for (const address of ADDRESSES) {
    const answer = await reader.get(address);
    expect(answer.status(), address).toBe(200);
    pages.push(await answer.text());
  }
  return pages;
}

async function change(staff: APIRequestContext, table: string, slug: string, data: object): Promise<void> {
  const [row] = await (await staff.get(`/api/${table}?slug=${slug}`)).json();
  await send(staff, "patch", `/api/${table}/${row.id}`, data);
}

async function send(staff: APIRequestContext, method: "post" | "patch", path: string, data: object): Promise<void> {
  const answer = await staff[method](path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
