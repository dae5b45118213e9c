import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { readRawPage } from "./site-crawl/raw-page.ts";
import { attribute, textOf } from "./site-crawl/read-page.ts";

// Tests the HTML of the catalogue's pages: their cars are those of the API, their jets those of the seed catalogue.

const HUB = "/luxury-car-rental";
const JETS = "/private-jet-charter";
const JET_TYPES = ["light-jet", "midsize-jet", "heavy-jet", "ultra-long-range"];

interface ListedCar {
  slug: string;
  brand: string;
  price: number;
  available: boolean;
  highlights: string[];
  specs: Record<string, string | number>;
  url: string;
}

/** Returns the public cars whose page is below this address. */
async function carsUnder(request: APIRequestContext, address: string): Promise<ListedCar[]> {
  const cars: ListedCar[] = await (await request.get("/api/vehicles?limit=100")).json();
  const under = cars.filter(({ url }) => url.startsWith(`${address}/`));
  expect(under, address).not.toEqual([]);
  return under;
}

const addressesOf = (cars: readonly ListedCar[]) => cars.map(({ url }) => url).sort();
/** Returns the pages that a list of cars or jets links to, without query strings. */
const listed = (links: readonly string[]) => [...new Set(links.map((link) => link.split("?")[0] ?? ""))].sort();
/** Returns the category slugs of these cars, from their URLs. */
const categoriesOf = (cars: readonly ListedCar[]) => [...new Set(cars.map(({ url }) => url.split("/")[3] ?? ""))];

// Rule: product.md#rental-pages "Hub"
test("the rental hub lists its destinations and its categories", async ({ request }) => {
  const page = await readRawPage(request, HUB);
  const destinations = page.linksOf("Le destinazioni");
  expect(destinations).toHaveLength(26);
  const cars = (await carsUnder(request, HUB)).filter(({ available }) => available);
  const cities = new Set(cars.map(({ url }) => url.split("/").slice(0, 3).join("/")));
  expect(new Set(destinations.slice(0, cities.size))).toEqual(cities);
  expect(page.linksOf("Le categorie").sort()).toEqual(
    categoriesOf(cars)
      .map((slug) => `${HUB}/${slug}`)
      .sort(),
  );
});

// Rule: product.md#rental-pages "Category:"
test("a category's page links to the same category in the cities that have it", async ({ request }) => {
  const cars = (await carsUnder(request, HUB)).filter(({ url, available }) => available && url.includes("/suv/"));
  const cities = new Set(cars.map(({ url }) => url.split("/").slice(0, 4).join("/")));
  const page = await readRawPage(request, `${HUB}/suv`);
  expect(
    page
      .linksOf("I prezzi per città")
      .filter((address) => address.endsWith("/suv"))
      .sort(),
  ).toEqual([...cities].sort());
});

// Rule: product.md#rental-pages "City:"
test("a city's page links to its categories and lists all its cars", async ({ request }) => {
  const cars = await carsUnder(request, `${HUB}/milan`);
  const page = await readRawPage(request, `${HUB}/milan`);
  expect(page.linksOf("Per categoria, a Milano").sort()).toEqual(
    categoriesOf(cars)
      .map((slug) => `${HUB}/milan/${slug}`)
      .sort(),
  );
  expect(listed(page.linksOf("Tutte le vetture a Milano"))).toEqual(addressesOf(cars));
});

// Rule: product.md#rental-pages "Category in a city"
test("a category in a city lists the cars of both", async ({ request }) => {
  const path = `${HUB}/milan/sportive`;
  const page = await readRawPage(request, path);
  const cars = page.all("article h2 a").map((link) => attribute(link, "href") ?? "");
  expect(cars.filter((address) => address.startsWith(`${path}/`)).sort()).toEqual(
    addressesOf(await carsUnder(request, path)),
  );
});

// Rule: product.md#search-form "The return city follows"
test("the pages of cities and categories contain the search form, preset to them", async ({ request }) => {
  const setTo = async (path: string) => {
    const page = await readRawPage(request, path);
    const value = (name: string) =>
      attribute(page.document.querySelector(`main form [name="${name}"] option[selected]`), "value") ?? "";
    const category = attribute(page.document.querySelector('main form [name="category"]'), "value");
    return [value("pickupCity"), value("returnCity"), category];
  };
  expect(await setTo(`${HUB}/milan`)).toEqual(["Milano", "Milano", null]);
  expect(await setTo(`${HUB}/suv`)).toEqual(["", "", "suv"]);
  expect(await setTo(`${HUB}/milan/suv`)).toEqual(["Milano", "Milano", "suv"]);
});

// Rule: product.md#explore
test("results are in the page's HTML, with six placeholders for another search", async ({ request }) => {
  const page = await readRawPage(request, "/explore?pickupCity=Milano");
  const [ready, results] = ["[data-while-searching]", "[data-until-searching]"].map((part) =>
    page.document.querySelector(part),
  );
  expect(ready?.hasAttribute("hidden")).toBe(true);
  expect(ready?.childElements.filter((part) => attribute(part, "aria-hidden") === "true")).toHaveLength(6);
  expect(results?.hasAttribute("hidden")).toBe(false);
  expect(results?.querySelectorAll("article").length).toBeGreaterThan(0);
});

// Rule: product.md#vehicle-page
test("a car's page has its whole specification and up to three similar cars of its city", async ({ request }) => {
  const path = `${HUB}/milan/sportive/ferrari-296-gtb`;
  const [car, ...others] = (await carsUnder(request, `${HUB}/milan/sportive`)).toSorted(
    (one, other) => Number(other.url === path) - Number(one.url === path),
  );
  const page = await readRawPage(request, path);
  const facts = page.facts();
  const specification = {
    Motore: "engine",
    Potenza: "power",
    "Da 0 a 100 km/h": "acceleration",
    "Velocità massima": "topSpeed",
    Cambio: "transmission",
    Posti: "seats",
    Bagagliaio: "luggage",
    Alimentazione: "fuel",
  };
  for (const [label, name] of Object.entries(specification)) {
    expect(facts.get(label), label).toBe(String(car?.specs[name]));
  }
  const similar = page
    .linksOf("More Sports Cars in Milano")
    .filter((address) => address.startsWith(`${HUB}/milan/sportive/`));
  expect(listed(similar)).toEqual(addressesOf(others));
  expect(similar).toHaveLength(3);
});

// Rule: product.md#brand-pages
test("a brand in a city says how many cars, what a day costs on average and in which categories", async ({
  request,
}) => {
  const cars = (await carsUnder(request, `${HUB}/milan`)).filter(({ brand }) => brand === "Ferrari");
  const page = await readRawPage(request, "/ferrari/milan");
  const facts = page.facts();
  expect(facts.get("Vetture a Milano")).toBe(String(cars.length));
  const average = Math.round(cars.reduce((sum, { price }) => sum + price, 0) / cars.length);
  expect(facts.get("Prezzo medio al giorno")?.replace(/\D/g, "")).toBe(String(average));
  const categories = page.all("dd a").map((link) => attribute(link, "href") ?? "");
  expect(categories.filter((address) => address.startsWith(`${HUB}/milan/`)).sort()).toEqual(
    categoriesOf(cars)
      .map((slug) => `${HUB}/milan/${slug}`)
      .sort(),
  );
});

// Rule: product.md#jet-pages "Hub"
test("the jet hub has its destinations, the four types and four benefits", async ({ request }) => {
  const page = await readRawPage(request, JETS);
  expect(page.linksOf("Da dove si parte")).toEqual(
    ["milan", "rome", "monaco", "paris", "vienna", "zurich", "barcelona"].map((city) => `${JETS}/${city}`),
  );
  expect(page.texts('[aria-labelledby="fleet-title"] h3')).toEqual([
    "Light Jet",
    "Midsize Jet",
    "Heavy Jet",
    "Ultra Long Range",
  ]);
  expect(page.texts('[aria-label="Perché volare con noi"] h3')).toHaveLength(4);
});

// Rule: product.md#jet-pages "City:"
test("a city's page of jets has its types, popular routes and jets", async ({ request }) => {
  const page = await readRawPage(request, `${JETS}/milan`);
  expect(page.linksOf("Per dimensione")).toEqual(JET_TYPES.map((type) => `${JETS}/milan/${type}`));
  const routes = page.linksOf("Le tratte più richieste").map((route) => new URL(route, "http://x").searchParams);
  expect(routes.map((route) => [route.get("from"), route.get("to")])).toEqual(
    ["Zurigo", "Nizza", "Parigi", "Londra"].map((to) => ["Milano", to]),
  );
  const jets = page.linksOf("I jet di Milano");
  expect(jets).toHaveLength(9);
  expect(jets).toContain(`${JETS}/milan/heavy-jet/dassault-falcon-900lx`);
});

// Rule: product.md#jet-pages "Type in a city"
test("a type of jet in a city lists the jets of that type", async ({ request }) => {
  const page = await readRawPage(request, `${JETS}/milan/light-jet`);
  expect(page.all("article h2 a").map((link) => attribute(link, "href"))).toEqual([
    `${JETS}/milan/light-jet/cessna-citation-cj3-plus`,
    `${JETS}/milan/light-jet/embraer-phenom-300e`,
  ]);
});

// Rule: product.md#jet-pages "Model:"
test("a jet's page has its hourly rate, technical data, amenities, cities served and similar jets", async ({
  request,
}) => {
  const page = await readRawPage(request, `${JETS}/milan/light-jet/embraer-phenom-300e`);
  const price = page.texts('[aria-label="Prezzo e preventivo"]').join();
  expect(price).toContain("€ 3.600 all'ora");
  expect(Object.fromEntries(page.facts())).toMatchObject({
    Passeggeri: "Fino a 8 persone",
    Equipaggio: "2 persone",
    Autonomia: "3.724 km",
    "Velocità di crociera": "859 km/h",
    Bagaglio: "260 kg",
    "Altezza cabina": "1,50 m",
    "Larghezza cabina": "1,55 m",
  });
  const listUnder = (title: string) =>
    page
      .all("h2")
      .find((heading) => textOf(heading) === title)
      ?.parent?.querySelectorAll("li") ?? [];
  expect(listUnder("A bordo").map(textOf)).toEqual([
    "Wi-Fi a bordo",
    "Toilette chiusa",
    "Macchina del caffè",
    "Tavoli ripiegabili",
  ]);
  expect(listUnder("Città servite").map(textOf)).toEqual(["Milano", "Barcellona", "Monaco", "Roma"]);
  expect(listed(page.linksOf("Altri Light Jet"))).toHaveLength(2);
});
