import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request as sendRequest } from "node:http";
import { json, text } from "node:stream/consumers";
import type { APIRequestContext } from "@playwright/test";
import { listUntranslatedTexts } from "#test/pseudo-language/known-names.ts";
import { listVisibleTexts, type VisibleText } from "#test/pseudo-language/visible-texts.ts";
import { RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { createTestWithServer } from "./dedicated-server.ts";
import { expect } from "./fixtures.ts";
import { type Mail, readOutbox } from "./outbox.ts";
import { mapConcurrently } from "./site-crawl/read-site.ts";

const preload = new URL("./pseudo-language/wrap-words.ts", import.meta.url).href;
const test = createTestWithServer("pseudo-language", {
  PSEUDO_LANGUAGE: "on",
  NODE_OPTIONS: `--import ${preload}`,
  RATE_LIMITS: "off",
});

const RENTAL = {
  pickupCity: "Nizza",
  returnCity: "Milano",
  pickupDate: dateInDays(60),
  pickupTime: "10:00",
  returnDate: dateInDays(63),
  returnTime: "10:00",
};
const MESSAGE = "Guten Tag";
/** What the sender typed. */
const TYPED = new RegExp(`${RENTER.name}|${MESSAGE}`, "g");
const DATES = new URLSearchParams(RENTAL);
const AT_MILAN = new URLSearchParams({ ...RENTAL, pickupCity: "Milano" });
const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";
const FLIGHT = `from=Milano&to=Zurigo&date=${dateInDays(20)}&returnDate=${dateInDays(23)}`;

/** Every kind of public page, and the states of those that have several. */
const PAGES = [
  "",
  "/vetture",
  "/explore",
  "/explore?service=jet",
  "/explore?service=experience",
  "/explore?city=Bologna",
  `/explore?${DATES}`,
  `/explore?${AT_MILAN}&category=sportive&maxPrice=1`,
  "/explore?pickupDate=2020-01-01&returnDate=2019-01-01",
  "/luxury-car-rental",
  "/luxury-car-rental/suv",
  "/luxury-car-rental/milan",
  "/luxury-car-rental/salzburg",
  "/luxury-car-rental/milan/sportive",
  CAR,
  `${CAR}?${AT_MILAN}`,
  `${CAR}?${DATES}`,
  "/luxury-car-rental/milan/berline/mercedes-benz-s-580",
  "/luxury-car-rental/zurich/sportive/audi-r8-v10-performance",
  "/prenota/ferrari-296-gtb",
  `/prenota/ferrari-296-gtb?${AT_MILAN}`,
  `/lista-attesa/ferrari-296-gtb?${AT_MILAN}`,
  "/preferiti",
  "/confronto",
  `/confronto?vehicle=ferrari-296-gtb&vehicle=mercedes-benz-s-580&${DATES}`,
  "/ferrari",
  "/ferrari/milan",
  "/private-jet-charter",
  `/private-jet-charter?${FLIGHT}`,
  "/private-jet-charter/milan",
  "/private-jet-charter/milan/light-jet",
  "/private-jet-charter/milan/light-jet/embraer-phenom-300e",
  "/esperienze/weekend-in-franciacorta",
  "/community-vip",
  "/contatti",
  "/dove-operiamo",
  "/magazine",
  "/privacy",
  "/termini",
  "/magazine/niente",
  "/prenotazione/niente",
  "/preventivo/niente",
  "/recensione/niente",
  "/richiesta/niente",
  "/in-attesa/niente",
];

// Rule: product.md#languages
test("no text of a page, head, mail or calendar file is outside of the words and the translated content", async ({
  request,
  application,
}) => {
  const email = "pseudo@example.com";
  await sendRequests(request, email);
  const mails = await waitForMails(application.dataDir, email, 4);
  const privatePages = listPrivatePages(mails);
  expect(privatePages).toHaveLength(4);
  const answers = await mapConcurrently([...PAGES.map((path) => `/de${path}`), ...privatePages], async (path) => {
    const response = await fetch(application.origin + path, { redirect: "manual" });
    return { path, status: response.status, texts: listVisibleTexts(await response.text()) };
  });
  expect(answers.filter(({ status }) => status >= 300 && status !== 404).map(({ path }) => path)).toEqual([]);
  const calendars = await mapConcurrently(
    privatePages.filter((path) => path.includes("/prenotazione/")).map((path) => `${path}/calendario.ics`),
    async (path) => ({ path, texts: listCalendarTexts(await (await fetch(application.origin + path)).text()) }),
  );
  const sources = [
    ...answers,
    ...calendars,
    ...mails.map((mail) => ({ path: `mail ${mail.subject}`, texts: listMailTexts(mail) })),
    ...(await readSmallAnswers(application.origin)),
  ];
  const findings = sources.flatMap(({ path, texts }) =>
    listUntranslatedTexts(texts.map(({ place, text }) => ({ place, text: text.replaceAll(TYPED, "") }))).map(
      (text) => `${text} (${path})`,
    ),
  );
  expect([...new Set(findings)]).toEqual([]);
});

/** The pages of a booking, of requests and of a place on the waiting list, to which mails link. */
const listPrivatePages = (mails: readonly Mail[]): string[] => [
  ...new Set(
    mails
      .flatMap(({ text }) => text.match(/https?:\S+\/(?:prenotazione|richiesta|in-attesa)\/[^\s?]+/g) ?? [])
      .map((url) => new URL(url).pathname),
  ),
];

/** Sends one request of each kind in German. */
async function sendRequests(request: APIRequestContext, email: string): Promise<void> {
  const sender = { name: RENTER.name, email, phone: RENTER.phone, language: "de" };
  const send = async (path: string, data: object) => {
    const response = await request.post(path, { data, headers: { "idempotency-key": randomUUID() } });
    expect(response.status(), `${path}: ${await response.text()}`).toBe(201);
  };
  await send("/api/bookings", {
    ...RENTER,
    ...RENTAL,
    pickupCity: "Milano",
    ...sender,
    vehicle: "ferrari-296-gtb",
  });
  await send("/api/enquiries", { kind: "contact", ...sender, message: MESSAGE });
  await send("/api/enquiries", {
    kind: "jet",
    ...sender,
    details: { legs: [{ from: "Milano", to: "Zurigo", date: dateInDays(30) }], passengers: 4 },
  });
  await send("/api/waiting_list", {
    ...RENTAL,
    pickupCity: "Milano",
    vehicle: "ferrari-296-gtb",
    name: sender.name,
    email,
    language: "de",
  });
}

async function waitForMails(dataDir: string, email: string, count: number): Promise<Mail[]> {
  const received = async () => (await readOutbox(dataDir)).filter(({ to }) => to.includes(email));
  await expect.poll(async () => (await received()).length, { intervals: [100] }).toBeGreaterThanOrEqual(count);
  return received();
}

const listMailTexts = ({ subject, text, html }: Mail): VisibleText[] => [
  { place: "mail subject", text: subject },
  ...text.split("\n").map((line) => ({ place: "text", text: line.replace(/https?:\S+/g, "") })),
  ...listVisibleTexts(html),
];

function listCalendarTexts(file: string): VisibleText[] {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines
    .filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME)/.test(line))
    .map((line) => ({ place: "ics line", text: line.replace(/^[^:]*:/, "").replace(/\\n|https?:\S+/g, " ") }));
}

/** Error pages and files that the server sends without rendering a page. */
async function readSmallAnswers(origin: string): Promise<{ path: string; texts: VisibleText[] }[]> {
  const manifest = await (await fetch(`${origin}/site.webmanifest?language=de`)).json();
  return [
    { path: "413", texts: listVisibleTexts(await announceLargeBody(origin)) },
    { path: "421", texts: listJsonTexts(await sendToOtherHost(origin), ["title", "detail"]) },
    { path: "manifest", texts: listJsonTexts(manifest, ["name", "short_name", "description"]) },
  ];
}

const listJsonTexts = (content: Record<string, unknown>, fields: readonly string[]): VisibleText[] =>
  fields.map((field) => ({ place: `JSON ${field}`, text: String(content[field]) }));

/** Announces a form that is too large, and returns the refusal. Sends nothing of it: the server closes the connection if the rest comes late. */
async function announceLargeBody(origin: string): Promise<string> {
  const headers = {
    accept: "text/html",
    origin,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": 3_000_000,
  };
  const request = sendRequest(`${origin}/de/contatti`, { method: "POST", headers });
  request.flushHeaders();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
  const html = await text(response);
  request.destroy();
  return html;
}

/** Sends a write that is meant for another site; returns the refusal. */
async function sendToOtherHost(origin: string): Promise<Record<string, unknown>> {
  const headers = { host: "andere.example", "accept-language": "de" };
  const request = sendRequest(`${origin}/de/contatti`, { method: "POST", headers }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(421);
  return (await json(response)) as Record<string, unknown>;
}
