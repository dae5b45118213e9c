import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { VehiclePage } from "#app/features/vehicles/vehicle-page.tsx";
import type { VehicleProfile } from "#domain/catalogue/page-profiles.ts";
import type { VehiclePageData } from "#domain/pages/vehicle-pages.ts";
import { NO_REVIEWS } from "#domain/reviews/review.ts";
import { createFinish, type Finish } from "#domain/units/finish.ts";
import { TEST_PLACES } from "#test/factories/cities.ts";
import { car } from "#test/page-samples.ts";
import { renderHtmlOnSite, renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

beforeEach(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  return () => vi.unstubAllGlobals();
});

const LEVANTE: VehicleProfile = {
  ...car,
  id: "1",
  slug: "maserati-levante",
  name: "Levante",
  brand: "Maserati",
  brandSlug: "maserati",
  type: "SUV",
  category: "suv",
  dailyRate: 90_000,
  fromRate: 90_000,
  rating: 4.8,
  reviews: 0,
  images: ["/pictures/cars/maserati-levante/studio-1200.webp"],
  highlights: [],
  specs: {
    engine: "V8 3.8",
    power: "580 CV",
    acceleration: "",
    topSpeed: "302 km/h",
    transmission: "Automatico",
    seats: 5,
    luggage: "",
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
};
const SELECTION = {
  pickupCity: "Milano",
  pickupDate: "",
  pickupTime: "10:00",
  returnDate: "",
  returnTime: "10:00",
  returnCity: "Milano",
  colour: "",
  options: "",
} as const;

function renderPage(props: Partial<VehiclePageData> = {}, site = TEST_SITE) {
  renderOnSite(pageOf(props), { site });
}

function pageOf(props: Partial<VehiclePageData>) {
  const all: VehiclePageData = {
    vehicle: LEVANTE,
    selection: SELECTION,
    offer: { kind: "no-dates" },
    calendar: { from: "2026-11-21", to: "2026-12-31", taken: [], partly: [] },
    delivery: null,
    places: TEST_PLACES,
    finishes: [],
    freeFinishes: [],
    similar: [],
    similarElsewhere: false,
    experience: null,
    reviews: NO_REVIEWS,
    faqs: [],
    head: { h1: "Maserati Levante", crumbs: [] } as unknown as VehiclePageData["head"],
    ...props,
  };
  return <RouterProvider router={createMemoryRouter([{ path: "*", element: <VehiclePage {...all} /> }])} />;
}
const finish = (paint: string) =>
  createFinish({
    paint: { name: paint, colour: "#101010" },
    leather: { name: "Tabacco", colour: "#7a4a2b" },
    stitching: null,
    trim: null,
  }) as Finish;
const priceBox = () => screen.getByRole("complementary", { name: "Prezzo e condizioni" });

// Rule: product.md#reviews "Where a company"
test("a typed rating is shown only by a company that shows typed ratings", () => {
  renderPage({ vehicle: { ...LEVANTE, rating: 4.8, reviews: 12 } });
  expect(screen.getByText("4,8 su 5, 12 recensioni")).toBeDefined();
  cleanup();
  renderPage({ vehicle: { ...LEVANTE, rating: 4.8, reviews: 12 } }, { ...TEST_SITE, showsTypedRatings: false });
  expect(screen.queryByText(/su 5/)).toBeNull();
});

// Rule: product.md#vehicle-page "The price box"
// Rule: product.md#visible-texts
test("the price box begins with the daily rate and links to the search for this vehicle", () => {
  renderPage();
  expect(priceBox().textContent).toMatch(/^Da€\u00a0900\s*al giorno\s*Starting from/);
  const link = within(priceBox()).getByRole("link", { name: "Book Now" });
  expect(link.getAttribute("href")).toContain("maserati-levante");
});

// Rule: product.md#experience
test.each([
  ["2026-12-12", "&date=2026-12-12"],
  ["2026-12-15", ""],
  ["", ""],
] as const)("the weekend that goes with the car takes a pickup of %j along: %j", (pickupDate, along) => {
  const experience = { slug: "weekend", name: "Weekend", price: 450_000, priceUnit: "weekend" };
  renderPage({
    selection: { ...SELECTION, pickupDate },
    experience: experience as VehiclePageData["experience"],
  });
  const link = screen.getByRole("link", { name: "Aggiungi Weekend" });
  expect(link.getAttribute("href")).toBe(`/esperienze/weekend?vehicle=maserati-levante${along}`);
});

// Rule: product.md#cars "A car that is"
test("a vehicle out of service says so and cannot be booked, but keeps its price and terms", () => {
  renderPage({ vehicle: { ...LEVANTE, available: false } });
  expect(screen.getAllByText("Non disponibile").length).toBeGreaterThan(1);
  expect(within(priceBox()).queryByRole("link", { name: "Book Now" })).toBeNull();
  expect(priceBox().textContent).toContain("Kasko completa inclusa");
});

// Rule: product.md#vehicle-page "Similar cars are"
test.each([
  [false, "Altri SUV a Milano More SUVs in Milano", "/luxury-car-rental/milan/suv"],
  [true, "Altri SUV in altre città More SUVs in other cities", "/luxury-car-rental/suv"],
])(
  "similar vehicles (elsewhere: %s) are listed below %j, and those elsewhere name their city",
  (similarElsewhere, name, all) => {
    const { description: _description, ...levante } = LEVANTE;
    const q8 = { ...levante, id: "2", slug: "audi-q8", brand: "Audi", name: "Q8", location: "Vienna" };
    renderPage({ similar: [q8], similarElsewhere });
    const region = within(screen.getByRole("region", { name }));
    expect(region.getByRole("link", { name: "Q8" })).toBeDefined();
    expect(region.queryByText("Vienna") !== null).toBe(similarElsewhere);
    expect(region.getByRole("link", { name: "Tutti" }).getAttribute("href")).toBe(all);
  },
);

// Rule: product.md#colours "A car's page"
test("a vehicle without known colours shows none, one colour is a row of its facts, several are a list", () => {
  renderPage();
  expect(screen.queryByText("Colori")).toBeNull();
  cleanup();
  renderPage({ finishes: [finish("Nero")] });
  expect(screen.getByText("Colori", { selector: "dt" }).nextElementSibling?.textContent).toBe("NeroInterni Tabacco");
  expect(screen.queryByRole("heading", { name: "Colori" })).toBeNull();
  cleanup();
  renderPage({ finishes: [finish("Nero"), finish("Rosso vivo")] });
  expect(screen.queryByText("Colori", { selector: "dt" })).toBeNull();
  expect(screen.getByRole("heading", { name: "Colori" })).toBeDefined();
});

test("a booked vehicle links to the free ones at the requested place", () => {
  const dates = { pickupDate: "2026-12-10", returnDate: "2026-12-13" };
  const period = {
    pickup: { date: dates.pickupDate, time: "10:00" },
    return: { date: dates.returnDate, time: "10:00" },
  };
  const selection = { ...SELECTION, ...dates, pickupCity: "Nizza", returnCity: "Nizza" };
  renderPage({ selection, offer: { kind: "taken", period, next: null } });
  const link = within(priceBox()).getByRole("link", { name: /^Le vetture libere a Nizza dal 10 dic/ });
  expect(link.getAttribute("href")).toContain("/explore?pickupCity=Nizza&returnCity=Nizza&");
});

// Rule: product.md#delivery "Place. Any address"
test("an unknown place stays visible in its field and prevents the request", () => {
  const message = "Non conosciamo questo luogo: scegli una città o un luogo dell'elenco, per esempio Milano.";
  const selection = { ...SELECTION, pickupCity: "Atlantide", returnCity: "Atlantide" };
  renderPage({ selection, offer: { kind: "impossible", message } });
  const box = within(priceBox());
  expect(box.getByText(message)).toBeDefined();
  expect(box.getByLabelText<HTMLSelectElement>("Ritiro a").value).toBe("Atlantide");
  expect(box.getByRole("button", { name: "Richiedi la prenotazione" }).hasAttribute("disabled")).toBe(true);
});

// Rule: product.md#last-search
test("the last search saves a selection: dates and times always, a place only if it was chosen", () => {
  localStorage.clear();
  renderPage();
  const storedSearch = () => JSON.parse(localStorage.getItem("ultima-ricerca") ?? "{}");
  const choose = (label: string, value: string) =>
    fireEvent.change(within(priceBox()).getByLabelText(label), { target: { value } });
  choose("Ora di ritiro", "18:00");
  expect(storedSearch()).toMatchObject({ pickupTime: "18:00", returnTime: "10:00" });
  expect(storedSearch()).not.toHaveProperty("pickupCity");
  choose("Riconsegna a", "Nizza");
  expect(storedSearch()).toMatchObject({ pickupCity: "Milano", returnCity: "Nizza", pickupTime: "18:00" });
});

// Rule: product.md#vehicle-page "If the rates change"
test("the calendar shows price and minimum length of free days, in the cell and in its name", () => {
  renderPage({
    calendar: { from: "2026-11-21", to: "2026-12-31", taken: ["2026-12-06"], partly: [] },
    calendarRates: { base: 90_000, prices: [[14, 2, 112_000]], minimums: [[14, 1, 4]] },
  });
  const months = within(screen.getByRole("region", { name: "Disponibilità" }));
  const saturday = months.getByRole("button", { name: /sabato 5 dicembre 2026/ });
  expect(saturday.getAttribute("aria-label")).toMatch(/libera, €\s1\.120 al giorno, almeno 4 giorni$/);
  expect(saturday.textContent).toBe("51.120min 4");
  expect(months.getByRole("button", { name: /venerdì 4 dicembre 2026/ }).textContent).toBe("4900");
  expect(months.queryByRole("button", { name: /domenica 6 dicembre 2026/ })).toBeNull();
  expect(months.getByText(/^In piccolo il prezzo del giorno in euro\. «min 4»/)).toBeDefined();
});

test("the calendar explains minimum lengths only if it has some", () => {
  renderPage({ calendarRates: { base: 90_000, prices: [[14, 2, 112_000]], minimums: [] } });
  expect(screen.getByText(/^In piccolo/).textContent).toBe("In piccolo il prezzo del giorno in euro.");
});

// Rule: product.md#vehicle-page "If the rates change"
test("the document has the days of the calendar, but not their prices", () => {
  const html = renderHtmlOnSite(
    pageOf({ calendarRates: { base: 90_000, prices: [[14, 2, 112_000]], minimums: [[14, 1, 4]] } }),
  );
  const calendar = html.slice(html.indexOf("Dicembre 2026"));
  expect(calendar).toMatch(/>5<span[^>]*> libera<\/span>/);
  expect(calendar).not.toMatch(/1\.120|<small/);
});

test("the calendar shows no prices if each day costs the base rate", () => {
  renderPage();
  const months = within(screen.getByRole("region", { name: "Disponibilità" }));
  expect(months.getByRole("button", { name: /sabato 5 dicembre 2026/ }).textContent).toBe("5");
  expect(months.queryByText(/In piccolo il prezzo/)).toBeNull();
});
