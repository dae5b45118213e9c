import { RENTER } from "./booking-form.ts";
import { dateInDays } from "./dates.ts";
import { expect, test } from "./fixtures.ts";
import { parseHtml } from "./site-crawl/html-rules.ts";
import { readRawPage } from "./site-crawl/raw-page.ts";
import { attribute, textOf } from "./site-crawl/read-page.ts";
import { redirectTarget, submitPageForm } from "./submit-form.ts";

// Tests the responses for any client, and the HTML before a browser renders it.

const JETS = "/private-jet-charter";
const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";

const REDIRECTS = [
  ["/noleggio-suv", 301, "/luxury-car-rental/suv"],
  ["/noleggio-auto-milano", 301, "/luxury-car-rental/milan"],
  ["/Luxury-Car-Rental/Milan/", 301, "/luxury-car-rental/milan"],
  ["/nessun-marchio", 302, "/"],
  ["/nessun-marchio/milan", 302, "/"],
  ["/ferrari/salzburg", 302, "/ferrari"],
  ["/luxury-car-rental/atlantide", 302, "/luxury-car-rental"],
  ["/luxury-car-rental/milan/barche", 302, "/luxury-car-rental"],
  ["/luxury-car-rental/milan/sportive/nessuna", 302, "/luxury-car-rental"],
] as const;
for (const [from, status, to] of REDIRECTS) {
  // Rule: product.md#legacy-addresses
  // Rule: product.md#legacy-addresses "/noleggio-auto-milano, -monaco, -parigi, -vienna"
  // Rule: product.md#legacy-addresses "/noleggio-suv"
  // Rule: product.md#rental-pages
  // Rule: product.md#rental-pages "City: its text"
  // Rule: product.md#unknown-addresses "A single segment"
  // Rule: product.md#unknown-addresses "On a rental page"
  test(`${from} answers ${status} to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(to);
  });
}

// Rule: product.md#jet-pages
// Rule: product.md#jet-pages "City: types, popular"
// Rule: product.md#unknown-addresses "On a jet page"
test("invalid parameters redirect one level up, or to the hub", async ({ request }) => {
  const ways = [
    ["/atlantis", ""],
    ["/atlantis/light-jet", ""],
    ["/milan/big-jet", "/milan"],
    ["/florence/light-jet", "/florence"],
    ["/milan/light-jet/concorde", "/milan/light-jet"],
    ["/vienna/light-jet/embraer-phenom-300e", "/vienna/light-jet"],
  ] as const;
  for (const [from, to] of ways) {
    const answer = await request.get(JETS + from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([302, JETS + to]);
  }
  const none = await request.get(`${JETS}/florence`);
  expect(await none.text()).toContain("Nessun jet disponibile in questa città al momento.");
  expect((await request.get("/esperienze/luna")).status()).toBe(404);
});

// Rule: product.md#cars
// Rule: product.md#money
// Rule: product.md#one-catalogue
test("names, prices and links of cars are in the HTML itself", async ({ request }) => {
  const html = await (await request.get("/explore?pickupCity=Milano")).text();
  expect(html).toContain("296 GTB");
  expect(html).toContain("€\u00a01.400");
  expect(html).toContain(`href="${CAR}`);
});

// Rule: product.md#page-cache
test("pages are the same bytes for every visitor", async ({ request }) => {
  for (const path of ["/community-vip", "/contatti", "/preferiti"]) {
    const [first, second] = [await request.get(path), await request.get(path, { headers: { cookie: "x=1" } })];
    expect(await second.text()).toBe(await first.text());
  }
});

// Rule: product.md#languages
// Rule: product.md#visible-texts
test("a city's text exists in five languages, each at a URL of its own", async ({ request }) => {
  const italian = await readRawPage(request, "/luxury-car-rental/milan");
  const languages = italian.all('[aria-label="Lingua della pagina"] a');
  expect(languages).toHaveLength(5);
  expect(italian.all('link[rel="alternate"][hreflang]')).toHaveLength(6);
  const way = languages.find((link) => textOf(link) === "English") ?? null;
  expect(attribute(way, "href")).toBe("/en/luxury-car-rental/milan");
  const english = await readRawPage(request, "/en/luxury-car-rental/milan");
  const text = english.texts('main div[lang="en"] > p').join(" ");
  expect(text).toMatch(/\S{3}/);
  expect(text).not.toBe(italian.texts('main div[lang="it"] > p').join(" "));
  expect(attribute(english.document.querySelector("html"), "lang")).toBe("en");
  expect(english.texts("h1")).toEqual(["Luxury Car Rental in Milan"]);
  expect(english.texts("title")).toEqual(["Luxury Car Rental in Milan | Velluto"]);
});

test("a car's page offers to request the weekend together with the car", async ({ request }) => {
  const [weekend = ""] = (await readRawPage(request, CAR)).leadsTo(/^Aggiungi /);
  expect(weekend).toBe("/esperienze/weekend-in-franciacorta?vehicle=ferrari-296-gtb");
  expect((await readRawPage(request, weekend)).texts("main").join()).toContain("296 GTB");
});

// Rule: product.md#pictures
test("without scripts a picture of a car, a jet or an experience links to its largest file", async ({ request }) => {
  const jet = "/private-jet-charter/milan/light-jet/embraer-phenom-300e";
  for (const path of [CAR, jet, "/esperienze/weekend-in-franciacorta"]) {
    const [file = ""] = (await readRawPage(request, path)).leadsTo(/^Ingrandisci: /);
    const answer = await request.get(file);
    expect([answer.status(), answer.headers()["content-type"]], file).toEqual([200, "image/webp"]);
  }
});

// Rule: product.md#pinned-car
// Rule: product.md#vehicle-page ""Book Now" (exact)"
test("Book Now on a car's page pins that car first", async ({ request }) => {
  const dates = `pickupDate=${dateInDays(50)}&returnDate=${dateInDays(52)}`;
  const page = await readRawPage(request, `/luxury-car-rental/rome/berline/rolls-royce-ghost?${dates}`);
  const [way = ""] = page.leadsTo(/^Book Now/).filter((address) => address.includes("vehicle="));
  expect(way).toMatch(/^\/explore\?.*vehicle=rolls-royce-ghost/);
  expect(way).toContain("service=auto");
  const [first = ""] = (await readRawPage(request, way)).texts("article");
  expect(first).toContain("Ghost");
  expect(first).toContain("La tua scelta");
});

// Rule: product.md#explore "The count is"
test("an empty result shows its hint and a way out", async ({ request }) => {
  const page = await readRawPage(request, "/explore?city=Marbella&category=van");
  const text = page.texts("main").join();
  expect(text).toContain("Nessun risultato trovato");
  expect(text).toContain("Prova a modificare i filtri o la ricerca");
  const headings = page.texts("h1, h2, h3");
  expect(headings).toEqual(expect.arrayContaining(["Una persona", "Le vetture più vicine"]));
  const [out = ""] = page.leadsTo(/^Azzera tutto$/);
  expect((await readRawPage(request, out)).texts("h1")).toEqual(["Auto di Lusso"]);
});

// Rule: product.md#jet-quote-form
test("passengers are 1 to 10, 12, 14, 16 and 18, four by default, with the right plural", async ({ request }) => {
  const options = (await readRawPage(request, JETS)).all('select[name="passengers"] option');
  expect(
    options.filter((option) => option.hasAttribute("selected")).map((option) => attribute(option, "value")),
  ).toEqual(["4"]);
  const labels = options.map(textOf);
  expect(labels.slice(0, 2)).toEqual(["1 persona", "2 persone"]);
  expect(labels.map((label) => Number.parseInt(label, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18]);
});

test("errors of a flight's sender are shown, and nothing typed is lost", async ({ request }) => {
  const address = `${JETS}?from=Milano&to=Zurigo&date=${dateInDays(20)}&passengers=2`;
  const sender = { name: "Ada Prova", email: "ada@prova.example", phone: "non lo so" };
  const answer = await submitPageForm(request, await request.get(address), "Invia la richiesta", sender);
  expect([answer.status(), new URL(answer.url()).searchParams.get("from")]).toEqual([422, "Milano"]);
  const document = parseHtml(await answer.text(), address);
  expect(document.querySelectorAll("a").map(textOf)).toContainEqual(
    expect.stringMatching(/^Indica un numero di telefono valido/),
  );
  expect(attribute(document.querySelector('input[name="name"]'), "value")).toBe("Ada Prova");
});

test("a trip in the past is refused at its field", async ({ request }) => {
  const message = "Questo giorno è già passato.";
  const page = await readRawPage(request, `${JETS}?from=Milano&to=Zurigo&date=${dateInDays(-3)}`);
  expect(page.texts('[id="legs.0.date-error"]')).toEqual([message]);
  expect(page.texts("a")).toContain(message);
  expect(page.texts("button")).not.toContain("Invia la richiesta");
});

// Rule: product.md#jet-pages "Hub: hero with"
test("the hub lists its cities before its fleet, and its questions last", async ({ request }) => {
  const parts = ["Da dove si parte", "La flotta", "Domande frequenti"];
  const titles = (await readRawPage(request, JETS)).texts("h2");
  expect(titles.filter((title) => parts.includes(title))).toEqual(parts);
});

// Rule: product.md#club "The past season"
test("the three seeded events are over", async ({ request }) => {
  const page = await readRawPage(request, "/community-vip");
  expect(page.texts("main *").filter((text) => text === "Concluso")).toHaveLength(3);
  const text = page.texts("main").join();
  for (const seats of [20, 15, 12]) expect(text).toContain(`Massimo ${seats} persone`);
});

// Rule: product.md#advertised-points
// Rule: product.md#contacts-and-legal-pages
test("the company is reachable by telephone, mail and WhatsApp", async ({ request }) => {
  const page = await readRawPage(request, "/contatti");
  expect(page.leadsTo(/^\+39 02 0000 0000$/)).toContain("tel:+390200000000");
  expect(page.leadsTo(/WhatsApp/)).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/\d+$/));
  expect(page.leadsTo(/^prenotazioni@velluto\.example$/)).toContainEqual(expect.stringMatching(/^mailto:/));
  expect(page.texts("main").join()).toContain("Tutti i giorni, 24 ore su 24");
});

// Rule: product.md#magazine
// Rule: product.md#public-routes "/magazine, /magazine/{slug}"
test("the magazine links to its articles, and an unknown article answers 404", async ({ request }) => {
  const title = "Il guardaroba da viaggio in una sola borsa";
  const [way = ""] = (await readRawPage(request, "/magazine")).leadsTo(new RegExp(title));
  const article = await readRawPage(request, way);
  expect(article.texts("h1")).toEqual([title]);
  expect(article.texts("h2, h3")).toContain("La regola della borsa morbida");
  expect((await request.get("/magazine/mai-scritto")).status()).toBe(404);
});

// Rule: product.md#booking-request
test("dates changed in the booking form are accepted only once their total was shown", async ({ request }) => {
  const page = await request.get(`/prenota/audi-rs-q8?pickupDate=${dateInDays(50)}&returnDate=${dateInDays(52)}`);
  const longer = { ...RENTER, email: "totale@example.com", returnDate: dateInDays(54) };
  const refused = await submitPageForm(request, page, "Invia la richiesta", longer);
  expect(refused.status()).toBe(409);
  const alert = parseHtml(await refused.text(), refused.url()).querySelector('[role="alert"]');
  expect(alert && textOf(alert)).toMatch(
    /^Per queste date e questi luoghi il totale è € [\d.]+: ricontrolla il riepilogo/,
  );
  const accepted = await submitPageForm(request, refused, "Invia la richiesta");
  expect(redirectTarget(accepted)).toContain("/prenotazione/");
});
