// Rule: product.md#home-page
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { revealOnScroll } from "#app/browser/reveal-on-scroll.ts";
import { HeroSearch } from "#app/features/booking-search/hero-search.tsx";
import { HomePage, type HomePageProps } from "#app/features/home/home-page.tsx";
import { SiteScopeProvider } from "#app/features/shell/site-scope.tsx";
import type { SiteScope } from "#domain/catalogue/site-scope.ts";
import { CATEGORY_SLUGS } from "#domain/categories.ts";
import { CITY_SLUGS, type CitySlug, COVERAGE } from "#domain/cities/city.ts";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { TEST_PLACES } from "#test/factories/cities.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

vi.setConfig({ testTimeout: 20_000 });

/** A stub of IntersectionObserver for the brand picture and the carousel; a test decides what is in view. */
let observerCallbacks: ((
  entries: { intersectionRatio: number; isIntersecting: boolean; target: Element }[],
) => void)[] = [];

beforeEach(() => {
  observerCallbacks = [];
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  class WatchedObserver extends Observer {
    constructor(callback: (typeof observerCallbacks)[number]) {
      super();
      observerCallbacks.push(callback);
    }
  }
  vi.stubGlobal("IntersectionObserver", WatchedObserver);
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = vi.fn();
  return () => vi.unstubAllGlobals();
});

const CITIES = (Object.keys(CITY_SLUGS) as CitySlug[]).map((slug) => ({ listed: slug, slug: slug as string }));
const BRANDS = ["Audi", "Bentley"].map((name) => ({ id: name, name, slug: name.toLowerCase(), logoUrl: null }));

const SERVED: SiteScope = {
  countries: COVERAGE.map(({ name }) => name),
  leadingCities: ["Milano"],
  cityPages: {},
  jets: true,
  articles: true,
};

function renderHome(
  props: Partial<HomePageProps> = {},
  address = "/",
  { site = TEST_SITE, served = SERVED }: { site?: CompanyConfiguration; served?: SiteScope } = {},
) {
  const counts = Object.fromEntries(CATEGORY_SLUGS.map((slug) => [slug, { count: 1, fromRate: 90_000 }]));
  const all: HomePageProps = {
    featured: [],
    hero: null,
    categoryCounts: counts as HomePageProps["categoryCounts"],
    photographed: [],
    brands: BRANDS,
    cities: CITIES,
    addedCities: [],
    places: TEST_PLACES,
    city: null,
    category: null,
    articles: [],
    ...props,
  };
  history.replaceState(null, "", address);
  const page = renderOnSite(
    <SiteScopeProvider served={served}>
      <HomePage {...all} />
    </SiteScopeProvider>,
    { site },
  );
  return { page };
}

const region = (name: string) => screen.getByRole("region", { name });

const FEATURED: HomePageProps["featured"][number] = {
  id: "1",
  slug: "audi-r8",
  name: "R8",
  brand: "Audi",
  brandSlug: "audi",
  type: "Sportiva",
  category: "sportive",
  location: "Zurigo",
  citySlug: "zurich",
  timeZone: "Europe/Zurich",
  dailyRate: 95_000,
  fromRate: 95_000,
  rating: 4.9,
  reviews: 12,
  totalUnits: 1,
  available: true,
  images: ["/uploads/r8.webp"],
  imageAlts: {},
  highlights: ["VIP Exclusive"],
  specs: {
    engine: "V10",
    power: "620 CV",
    acceleration: "3,1 s",
    topSpeed: "331 km/h",
    transmission: "Automatico",
    seats: 2,
    luggage: "112 l",
    fuel: "Benzina",
  },
  terms: {
    deposit: 500_000,
    excess: 350_000,
    includedKilometresPerDay: 250,
    extraKilometre: 350,
    minimumAge: 25,
    minimumLicenceYears: 3,
  },
  turnaroundHours: 4,
};

const ARTICLE: HomePageProps["articles"][number] = {
  slug: "una-borsa",
  category: "Lifestyle",
  title: "Il guardaroba in una borsa",
  excerpt: "Tre giorni, due cene.",
  image: "/pictures/magazine/lifestyle-1200.webp",
  publishedOn: "2026-04-09",
  readMinutes: 4,
  changedAt: new Date("2026-04-09T00:00:00Z"),
};

test("the home page shows its sections in order", () => {
  renderHome({ featured: [FEATURED], articles: [ARTICLE] });
  const names = screen
    .getAllByRole("region")
    .map(
      (section) =>
        section.getAttribute("aria-label") ??
        document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent,
    );
  expect(names).toEqual([
    "Prenota la Tua Auto di LussoNoleggio Auto di Lusso in Tutta Europa",
    "Vantaggi",
    "Scegli la categoria",
    "Le Nostre Categorie",
    "Le più desiderate",
    "Il Nostro Brand",
    "I marchi",
    "Destinazioni",
    "Sei Paesi, ventisei città",
    "Oltre la chiave",
    "Magazine",
  ]);
});

// Rule: product.md#featured-cars
test("a featured vehicle links to its page, and the section to the whole fleet", () => {
  renderHome({ featured: [FEATURED] });
  const featured = within(region("Le più desiderate"));
  expect(featured.getByRole("link", { name: "Prenota Ora: Audi R8" }).getAttribute("href")).toBe(
    "/luxury-car-rental/zurich/sportive/audi-r8",
  );
  expect(featured.getByRole("link", { name: "Tutta la collezione" }).getAttribute("href")).toBe("/explore");
});

// Rule: product.md#magazine
test("an article shows category, title, excerpt, date and reading time, and links to its page", () => {
  renderHome({ articles: [ARTICLE] });
  const magazine = within(region("Magazine"));
  const words = ["Lifestyle", "Il guardaroba in una borsa", "Tre giorni, due cene.", "9 aprile 2026"];
  expect(words.filter((word) => !magazine.queryByText(word))).toEqual([]);
  expect(region("Magazine").textContent).toContain("4 min di lettura");
  const button = magazine.getByRole("link", { name: "Leggi l'articolo: Il guardaroba in una borsa" });
  expect(button.getAttribute("href")).toBe("/magazine/una-borsa");
});

// Rule: product.md#search-form
// Rule: product.md#visible-texts
test("the first view has one title for wide windows and one for phones", () => {
  renderHome();
  const { children } = screen.getByRole("heading", { level: 1 });
  expect([...children].map(({ textContent }) => textContent)).toEqual([
    "Prenota la Tua Auto di Lusso",
    "Noleggio Auto di Lusso in Tutta Europa",
  ]);
});

// Rule: product.md#search-form
test("a page's own title replaces the search's title", () => {
  renderOnSite(<HeroSearch title="Guida a Capri" places={TEST_PLACES} category={null} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Guida a Capri");
});

// Rule: product.md#advertised-points
test("the strip below the search lists the company's benefits", () => {
  renderHome();
  const points = within(region("Vantaggi"))
    .getAllByRole("listitem")
    .map((point) => [...point.children].map(({ textContent }) => textContent));
  expect(points).toEqual([
    ["Prenotazione immediata", "L'auto è tenuta per te da subito; la conferma arriva entro 2 ore."],
    ["Modello garantito", "Il modello che scegli è quello che ricevi."],
    ["Copertura europea", "In 6 Paesi, con la stessa cura."],
    ["Assistenza 24/7", "Una persona risponde, a ogni ora."],
  ]);
});

// Rule: product.md#advertised-points "Each point"
test("a company chooses its points and writes them; without any there is no strip", () => {
  const points = { ...TEST_SITE.advertisedPoints };
  const off = { isShown: false, title: null, text: null };
  const chosen = {
    ...TEST_SITE,
    headingRegion: "",
    advertisedPoints: { ...points, booking: off, support: { isShown: true, title: "Ci siamo", text: "Dalle 8." } },
  };
  const { page } = renderHome({}, "/", { site: chosen, served: { ...SERVED, countries: ["Italia"] } });
  const shown = within(region("Vantaggi")).getAllByRole("listitem");
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    "Modello garantitoIl modello che scegli è quello che ricevi.",
    "Dove vuoi tuIn Italia, con la stessa cura.",
    "Ci siamoDalle 8.",
  ]);
  expect(screen.queryByText("Prenotazione immediata e autonoma")).toBeNull();
  page.unmount();
  const none = { booking: off, model: off, coverage: off, support: off };
  renderHome({}, "/", { site: { ...TEST_SITE, advertisedPoints: none } });
  expect(screen.queryByRole("region", { name: "Vantaggi" })).toBeNull();
  expect(document.body.textContent).not.toMatch(/o similare|24\/7/);
});

// Rule: product.md#site-configuration "What is empty"
// Rule: product.md#site-configuration "The region of"
// Rule: product.md#reviews "Where a company"
test("a company without year, region and typed ratings claims none of them", () => {
  const site = { ...TEST_SITE, heritageSince: null, headingRegion: "", showsTypedRatings: false };
  renderHome({ featured: [FEATURED] }, "/", { site, served: { ...SERVED, countries: ["Italia"] } });
  expect(within(region("Il Nostro Brand")).getByText(/^Consegniamo vetture .* in Italia, dove contano/)).toBeDefined();
  expect(screen.getByText("Noleggio Auto di Lusso")).toBeDefined();
  expect(screen.queryByText("Le più apprezzate da chi le ha guidate.")).toBeNull();
  expect(document.body.textContent).not.toMatch(/Europa|Dal 2010/);
});

// Rule: product.md#our-brand
// Rule: product.md#services
// Rule: product.md#site-configuration "Founding year"
// Rule: product.md#site-configuration "Heritage year"
test("the page names the founding year and the four services", () => {
  renderHome();
  expect(within(region("Il Nostro Brand")).getByText(/^Dal 2010 /)).toBeDefined();
  expect(within(region("Il Nostro Brand")).getAllByRole("paragraph")).toHaveLength(3);
  const services = within(region("Oltre la chiave")).getAllByRole("term");
  expect(services.map(({ textContent }) => textContent)).toEqual([
    "Transfer di lusso",
    "Concierge a ogni ora, anche per prenotare",
    "Esperienze esclusive",
    "Prenotazione immediata e autonoma",
  ]);
});

// Rule: product.md#search-form "Both times start"
test("a category tile sets the category and scrolls to the search, and the badge clears it", async () => {
  renderHome();
  const tile = within(region("Scegli la categoria")).getByRole("link", { name: /Cabrio/ });
  fireEvent.click(tile);
  await waitFor(() => expect(location.search).toBe("?category=cabrio"));
  expect(tile.getAttribute("aria-current")).toBe("true");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(screen.getByText("Categoria: Cabrio")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Rimuovi categoria" }));
  await waitFor(() => expect(location.search).toBe(""));
  expect(tile.getAttribute("aria-current")).toBeNull();
  expect(screen.queryByText("Categoria: Cabrio")).toBeNull();
});

test("a category in the URL is submitted with the search", () => {
  const { page } = renderHome({ category: "van" }, "/?category=van");
  expect(page.container.querySelector('input[name="category"]')?.getAttribute("value")).toBe("van");
  page.unmount();
  const other = renderHome();
  expect(other.page.container.querySelector('input[name="category"]')).toBeNull();
});

// Rule: product.md#search-form "The return city"
test("a city in the URL fills both cities, and a category chosen afterwards keeps it", async () => {
  const { page } = renderHome({ city: "Milano" }, "/?city=Milano");
  for (const label of ["Città di ritiro", "Città di riconsegna"])
    expect(screen.getByLabelText<HTMLSelectElement>(label).value).toBe("Milano");
  fireEvent.click(within(region("Scegli la categoria")).getByText("Cabrio"));
  await waitFor(() => expect(location.search).toBe("?city=Milano&category=cabrio"));
  expect(page.container.querySelector<HTMLSelectElement>('select[name="pickupCity"]')?.value).toBe("Milano");
});

// Rule: product.md#category-carousel
test("the carousel has five cards in order, each with a link to its category", () => {
  renderHome();
  const carousel = within(region("Le Nostre Categorie"));
  expect(carousel.getByText("Esplora la nostra esclusiva collezione di auto di lusso")).toBeDefined();
  const links = carousel.getAllByRole("link");
  expect(links.map((link) => link.querySelector("b")?.textContent)).toEqual([
    "Sports Cars",
    "Convertibles",
    "SUVs",
    "Sedans",
    "Van",
  ]);
  expect(links.map((link) => link.querySelector("img")?.getAttribute("src"))).toEqual(
    CATEGORY_SLUGS.map((slug) => expect.stringContaining(`/pictures/categories/${slug}-`)),
  );
  expect(links[2]?.getAttribute("href")).toBe("/luxury-car-rental/suv");
});

// Rule: product.md#brand-grid
// Rule: product.md#brand-pages
// Rule: product.md#public-routes
test("brands show a loading text, then each links to its page", async () => {
  let arrive: (brands: typeof BRANDS) => void = () => {};
  renderHome({ brands: new Promise((resolve) => (arrive = resolve)) });
  expect(screen.getByText("Caricamento brand...")).toBeDefined();
  arrive(BRANDS);
  const link = await screen.findByRole("link", { name: /Bentley/ });
  expect(link.getAttribute("href")).toBe("/bentley");
  expect(link.textContent).toContain("Esplora la collezione");
});

// Rule: product.md#brand-grid
// Rule: product.md#brand-record
test("a brand shows its logo if it has one", () => {
  renderHome({ brands: [{ ...BRANDS[0], logoUrl: "/pictures/brands/audi.svg" }, BRANDS[1]] as typeof BRANDS });
  const logos = [...region("I marchi").querySelectorAll("img")].map((logo) => logo.getAttribute("src"));
  expect(logos).toEqual(["/pictures/brands/audi.svg"]);
});

// Rule: product.md#popular-destinations
// Rule: product.md#rental-pages "Hub: destinations and"
test("the page shows six destinations, three of them popular", () => {
  renderHome();
  const links = within(region("Destinazioni")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["milan", "monaco", "zurich", "barcelona", "vienna", "paris"].map((slug) => `/luxury-car-rental/${slug}`),
  );
  expect(screen.getAllByText("Popolare")).toHaveLength(3);
});

test("a destination leaves out a deactivated city and links to the new slug of a renamed one", () => {
  const others = CITIES.filter(({ slug }) => slug !== "milan" && slug !== "paris");
  renderHome({ cities: [...others, { listed: "paris", slug: "parigi" }] });
  const links = within(region("Destinazioni")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["monaco", "zurich", "barcelona", "vienna", "parigi"].map((slug) => `/luxury-car-rental/${slug}`),
  );
});

// Rule: product.md#countries-served
test("a covered city is a link with the whole text, plain text without a page, and absent once deactivated", () => {
  const others = CITIES.filter(({ slug }) => slug !== "como" && slug !== "bern");
  renderHome({ cities: [...others, { listed: "como", slug: null }] });
  const coverage = within(region("Dove consegniamo"));
  expect(coverage.queryByText(/Berna/)).toBeNull();
  const link = coverage.getByRole("link", { name: "Noleggio auto lusso Monaco di Baviera" });
  expect(link.getAttribute("href")).toBe("/luxury-car-rental/munich");
  expect(coverage.getByText("Como").closest("a")).toBeNull();
});

// Rule: product.md#our-brand
test("the signature picture lights up once 30 % of it is in view", async () => {
  const { page } = renderHome();
  revealOnScroll();
  const figure = page.container.querySelector("figure[data-reveal]");
  const report = (intersectionRatio: number) => {
    for (const callback of observerCallbacks)
      callback([{ intersectionRatio, isIntersecting: true, target: figure ?? document.body }]);
  };
  act(() => report(0.29));
  await waitFor(() => expect(figure?.getAttribute("data-reveal")).toBe("off"));
  act(() => report(0.31));
  await waitFor(() => expect(figure?.getAttribute("data-reveal")).toBe("on"));
});
