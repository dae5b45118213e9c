import type { APIRequestContext } from "@playwright/test";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import {
  findClaims,
  findClaimsInHtml,
  LONG_MARK_LINE,
  OTHER_COMPANY_SETTINGS,
  OTHER_NAMES,
} from "#test/factories/other-company.ts";
import { RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect } from "./fixtures.ts";
import { waitForMail } from "./outbox.ts";
import { ADMIN } from "./server.ts";

// The site of another company: any name fits, and it claims only what its settings say.

const test = createTestWithServer("other-company");
// Reads the server's HTML; the pictures have their size without their files.
test.use({ javaScriptEnabled: false });

const DATES = `pickupDate=${dateInDays(40)}&returnDate=${dateInDays(43)}`;

/** One address of each kind of public page that a company with cars only has. */
const CAR_PAGES = [
  "/",
  "/explore",
  `/explore?city=Milano&category=sportive&${DATES}`,
  "/explore?city=Bologna",
  "/vetture",
  "/luxury-car-rental",
  "/luxury-car-rental/suv",
  "/luxury-car-rental/milan",
  "/de/luxury-car-rental/milan",
  "/luxury-car-rental/como",
  "/luxury-car-rental/milan/sportive",
  "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
  `/luxury-car-rental/milan/sportive/ferrari-296-gtb?pickupCity=Milano&returnCity=Milano&${DATES}`,
  `/prenota/ferrari-296-gtb?${DATES}`,
  `/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580&${DATES}`,
  "/confronto",
  "/ferrari",
  "/ferrari/milan",
  "/contatti",
  "/dove-operiamo",
  "/preferiti",
  "/privacy",
  "/termini",
  "/auth/login",
  "/auth/signup",
  "/auth/password-dimenticata",
];
/** Kinds that a company may switch off. */
const OTHER_PAGES = [
  "/explore?service=jet",
  "/explore?service=experience",
  "/private-jet-charter",
  "/private-jet-charter/milan",
  "/private-jet-charter/milan/light-jet",
  "/private-jet-charter/milan/light-jet/embraer-phenom-300e",
  "/esperienze/weekend-in-franciacorta",
  "/community-vip",
  "/magazine",
  "/magazine/roma-alle-sei-del-mattino",
];
const UNKNOWN = "/ferrari/milan/niente";
const FILES = ["/sitemap.xml", "/sitemaps/pagine.xml", "/.well-known/security.txt"];

const MIN_LONG_NAME_CHARACTERS = 20;
const LONG_SENTENCE =
  "Kraftfahrzeughaftpflichtversicherung compresa nel prezzo, per ogni giorno del noleggio, in tutta l'Europa continentale.";

/** Every text of the settings as long as it may be. */
const LONG_TEXTS = {
  legal_name:
    "Kraftfahrzeugvermietung und Chauffeurdienste Gesellschaft mit beschränkter Haftung, sede secondaria in Italia, a Roma",
  vat_number: "IT 00743110157",
  mark_line: LONG_MARK_LINE,
  street:
    "Lungotevere Generale Carlo Alberto dalla Chiesa e dei Caduti sul Lavoro 1000, edificio B, scala C, interno 12, citofono",
  postal_code: "00165-123456",
  city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch sul fiume di Galles",
  phone: "+39 012 345 678 901 2",
  whatsapp: "+39 012 345 678 901 2",
  email: `prenotazioni.e.assistenza.clienti.della.sede@${"noleggi-di-lusso-".repeat(3)}italia.example`,
  heading_region: "nel Nord e nel Centro dell'Italia intera",
  point_model: { shown: true, title: "La vettura che scegli è quella che avrai", text: LONG_SENTENCE },
};

test.afterAll(() => {
  privatePages = undefined;
});

// Rule: product.md#site-configuration
// Rule: product.md#header-and-drawer "A long name"
test("any name fits every kind of page, the drawer and the printed sheet at 320, 390 and 1440 pixels", async ({
  page,
  application,
  playwright,
  allowedComplaints,
}) => {
  allowedComplaints.push(/404/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(/\.(?:webp|avif|jpg|png|svg)$/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const staff = await signIn(playwright.request, application.origin);
  const privatePages = await listPrivatePages(staff, application.dataDir);
  // The marks of every name as the server renders them; each page is visited once, and then shows one after the other.
  const marks: NamedMarks[] = [];
  for (const name of OTHER_NAMES.toReversed()) {
    await change(staff, { ...LONG_TEXTS, name });
    await page.goto("/contatti");
    marks.push({ name, ...(await page.evaluate(readMarks)) });
  }
  const faults: string[] = [];
  const tryNames = async (place: string, widths: readonly number[]) => {
    await page.evaluate(() => document.fonts.ready.then(() => true));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      // What fits the narrowest phone in few letters fits wider windows.
      for (const named of marks.filter(({ name }) => width <= 320 || name.length > MIN_LONG_NAME_CHARACTERS)) {
        await page.evaluate(showName, { ...named, visited: OTHER_NAMES[0] ?? "" });
        for (const fault of await page.evaluate(findLayoutFaults))
          faults.push(`${place} at ${width} px, ${named.name}: ${fault}`);
      }
    }
  };
  for (const path of [...CAR_PAGES, ...OTHER_PAGES, UNKNOWN, ...privatePages]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await tryNames(path, [320, 390, 1440]);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/contatti");
  await page.getByRole("button", { name: "Apri il menu" }).click();
  await tryNames("the drawer", [320, 1440]);
  await page.emulateMedia({ media: "print" });
  await page.goto("/luxury-car-rental/milan/sportive/ferrari-296-gtb");
  await tryNames("A4 without its margins", [688]);
  expect(faults).toEqual([]);
  await staff.dispose();
});

// Rule: product.md#site-configuration
test("a company that rents cars from 8 to 20 claims nothing else, on any page", async ({
  request,
  application,
  playwright,
}) => {
  const staff = await signIn(playwright.request, application.origin);
  const ownPages = await listPrivatePages(staff, application.dataDir);
  await change(staff, OTHER_COMPANY_SETTINGS);
  // A seventh country: six would be a true count of the demo's cities.
  const city = await staff.post("/api/cities", { data: { name: "Lisbona", slug: "lisbona", country: "Portogallo" } });
  expect(city.ok(), await city.text()).toBe(true);
  const pagesByClaim = new Map<string, string[]>();
  const read = async (path: string, find: (text: string) => string[]) => {
    const text = await (await request.get(path)).text();
    for (const claim of find(text)) pagesByClaim.set(claim, [...(pagesByClaim.get(claim) ?? []), path]);
  };
  for (const path of [...CAR_PAGES, ...OTHER_PAGES, UNKNOWN, ...ownPages]) await read(path, findClaimsInHtml);
  for (const path of [...FILES, `${ownPages[0]}/calendario.ics`]) await read(path, findClaims);
  expect([...pagesByClaim].map(([claim, pages]) => `${pages[0]} (of ${pages.length}): ${claim}`)).toEqual([]);
  await staff.dispose();
});

// Rule: product.md#palette "What follows"
test("the company's colours apply to pages, error pages and sign-in, by day and by night", async ({
  page,
  application,
  playwright,
  allowedComplaints,
}) => {
  allowedComplaints.push(/404/);
  const staff = await signIn(playwright.request, application.origin);
  await change(staff, OTHER_COMPANY_SETTINGS);
  const colours = coloursOf({ name: OTHER_COMPANY_SETTINGS.palette, accent: OTHER_COMPANY_SETTINGS.accent });
  for (const [light, colorScheme] of (["light", "dark"] as const).entries()) {
    await page.emulateMedia({ colorScheme });
    for (const [path, selector, token] of [
      ["/contatti", "body", "color-paper"],
      ["/contatti", "footer", "color-velvet-ground"],
      [UNKNOWN, "body", "color-paper"],
      ["/auth/login", ".panel-root", "color-paper"],
      ["/auth/login", "html", "panel-surface"],
      ["/auth/login", "main button", "color-action"],
    ] as const) {
      await page.goto(path);
      expect(await page.locator(selector).evaluate(readBackground), `${path} ${selector} ${colorScheme}`).toBe(
        colours[token][light === 0 ? 0 : 1],
      );
    }
  }
  await staff.dispose();
});

/** Runs in the page. Returns the background of an element as "#rrggbb". */
function readBackground(element: Element): string {
  const channels = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Signs in as the first administrator. */
async function signIn(
  clients: { newContext(options: object): Promise<APIRequestContext> },
  origin: string,
): Promise<APIRequestContext> {
  const staff = await clients.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  expect((await staff.post("/api/auth/sign-in/email", { data: ADMIN })).status()).toBe(200);
  return staff;
}

async function change(staff: APIRequestContext, settings: object): Promise<void> {
  const answer = await staff.patch("/api/site_settings", { data: { ...settings, despite_open_work: true } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

let privatePages: string[] | undefined;

/** Makes a booking, a request and a quote, once; returns the addresses of their pages. */
async function listPrivatePages(staff: APIRequestContext, dataDir: string): Promise<string[]> {
  if (privatePages) return privatePages;
  const rental = {
    vehicle: "ferrari-296-gtb",
    pickupCity: "Milano",
    returnCity: "Milano",
    pickupDate: dateInDays(50),
    pickupTime: "10:00",
    returnDate: dateInDays(53),
    returnTime: "10:00",
  };
  const { name, email, phone } = RENTER;
  const contact = { kind: "contact", name, email, phone, message: "Consegnate a Bellagio?" };
  const offer = {
    kind: "car",
    title: "Ferrari 296 GTB",
    name,
    email,
    phone,
    lines: [{ text: "Ferrari 296 GTB", quantity: 1, amount: 4000 }],
    valid_until: dateInDays(10),
    terms: "",
    rental: { ...rental, pickupDate: dateInDays(60), returnDate: dateInDays(63) },
  };
  const send = async (path: string, data: object) => {
    const answer = await staff.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await send("/api/bookings", { ...RENTER, ...rental });
  await send("/api/enquiries", contact);
  const draft = await send("/api/quotes", offer);
  const quote = await send(`/api/quotes/${draft.id}/send`, {});
  const linkIn = (mail: string, path: string) => new RegExp(`${path}/[\\w-]+`).exec(mail)?.[0] ?? "";
  privatePages = [
    linkIn(await waitForMail(email, "La tua richiesta VL-", dataDir), "/prenotazione"),
    linkIn(await waitForMail(email, "La tua richiesta RQ-", dataDir), "/richiesta"),
    new URL(quote.private_url).pathname,
  ];
  return privatePages;
}

/** A name with the HTML of its mark in header and drawer, and at the foot of the page. */
interface NamedMarks {
  name: string;
  brand: string;
  foot: string;
}

/** Runs in the page. */
function readMarks(): { brand: string; foot: string } {
  const htmlOf = (selector: string) => document.querySelector(selector)?.outerHTML ?? "";
  return { brand: htmlOf("header a:has(> b)"), foot: htmlOf("[data-name]") };
}

/** Runs in the page, which was visited with another name. */
function showName({ name, brand, foot, visited }: NamedMarks & { visited: string }): void {
  const { body } = document as { body: HTMLElement & { named?: [Node, string][] } };
  if (!body.named) {
    body.named = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.nodeValue?.includes(visited)) body.named.push([text, text.nodeValue]);
  }
  for (const [text, value] of body.named) text.nodeValue = value.replaceAll(visited, name);
  for (const mark of document.querySelectorAll("header a:has(> b)")) mark.outerHTML = brand;
  for (const mark of document.querySelectorAll("[data-name]")) mark.outerHTML = foot;
}

/**
 * Runs in the page. Returns what a visitor could not read or press: a page wider than the window, a header's button or link outside the window or
 * under the mark, and texts that the window or their box cuts off.
 */
function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const room = document.documentElement.clientWidth;
  const beyond = document.documentElement.scrollWidth - room;
  if (beyond > 0) faults.push(`scrolls ${beyond} px aside`);

  const header = document.querySelector("body header:has(nav)");
  const mark = header?.querySelector("a");
  if (header && mark && header.checkVisibility()) {
    const { bottom, top } = header.getBoundingClientRect();
    const lines = [...mark.querySelectorAll("b, span")].map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return words.getBoundingClientRect();
    });
    const end = Math.max(...lines.map(({ right }) => right));
    if (lines.some((line) => line.top < top || line.bottom > bottom)) faults.push("the mark exceeds the header");
    for (const control of header.querySelectorAll("a[href^='tel:'], button")) {
      // The language menu of a narrow window is in the drawer.
      if (!control.checkVisibility()) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 24 || box.left < end || box.right > room)
        faults.push(`${control.localName} of the header is not free`);
    }
  }
  for (const name of document.querySelectorAll("[data-name]"))
    if (name.scrollWidth > name.clientWidth + 1) faults.push("the footer's name is cut off");

  // The room of an element's texts, by element: the window, without what a box of fixed width cuts off; null for lists that scroll
  // themselves and texts for screen readers alone.
  const rooms = new Map<Element | null, [number, number] | null>([[document.body, [0, room]]]);
  const roomOf = (part: Element | null): [number, number] | null => {
    const known = rooms.get(part);
    if (known !== undefined || !part) return known ?? null;
    let own = roomOf(part.parentElement);
    const { overflowX, clipPath } = getComputedStyle(part);
    if (overflowX !== "visible" || clipPath !== "none") {
      const { left, right, width } = part.getBoundingClientRect();
      const isScrolling = ["auto", "scroll"].includes(overflowX) && !part.matches("[popover]");
      if (isScrolling || clipPath !== "none" || width <= 1 || part.matches("[data-viewport]")) own = null;
      else if (own) own = [Math.max(own[0], left), Math.min(own[1], right)];
    }
    rooms.set(part, own);
    return own;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const part = text.parentElement;
    const own = text.nodeValue?.trim() ? roomOf(part) : null;
    if (!own || !part?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    words.selectNodeContents(text);
    const { left, right } = words.getBoundingClientRect();
    // What lies left of the window on purpose appears on focus, or never.
    if (right > 0 && (left < own[0] - 3 || right > own[1] + 1))
      faults.push(`cut off: ${text.nodeValue?.trim().slice(0, 60)}`);
  }
  return faults;
}
