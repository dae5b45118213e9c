// Rule: product.md#brand-pages
import { cleanup, screen, within } from "@testing-library/react";
import { type ComponentProps, createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BrandInCityPage } from "#app/features/brands/brand-in-city-page.tsx";
import { BrandPage } from "#app/features/brands/brand-page.tsx";
import { findBrandCityText } from "#domain/brands/brand-city-texts.ts";
import { CITY_SLUGS, type CitySlug } from "#domain/cities/city.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

type InCityProps = ComponentProps<typeof BrandInCityPage>;

const NO_CARS = { vehicles: 0, averageRate: 0 } as InCityProps["total"];
const PAGING = { page: 1, pages: 1 };
const HEAD = { h1: "Noleggio", crumbs: [] } as unknown as InCityProps["head"];

function brandOf(slug: string): InCityProps["brand"] {
  return { slug, name: slug, description: `Quel che c'è da dire di ${slug}.` } as InCityProps["brand"];
}

function renderPage(page: React.ReactElement) {
  renderOnSite(createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element: page }]) }));
}

function renderInCity(brand: string, slug: CitySlug, total = NO_CARS, cars: InCityProps["vehicles"] = []) {
  const city = { slug, name: CITY_SLUGS[slug] } as InCityProps["city"];
  const lists = { categories: [], vehicles: [], prices: [], otherCities: [], otherBrands: [] };
  const delivered = { total: NO_CARS, origins: [], vehicles: [] };
  renderPage(
    <BrandInCityPage
      brand={brandOf(brand)}
      city={city}
      total={total}
      paging={PAGING}
      head={HEAD}
      today="2026-11-21"
      terms={null}
      delivered={delivered}
      {...lists}
      vehicles={cars}
    />,
  );
}

test("a brand's page shows its own text and links to the cities it is delivered to", () => {
  const deliveredTo = [{ slug: "nice", name: "Nizza" }];
  const lists = { cities: [], categories: [], vehicles: [], prices: [], deliveredTo };
  const brand = brandOf("mclaren");
  renderPage(<BrandPage brand={brand} total={NO_CARS} paging={PAGING} head={HEAD} today="2026-11-21" {...lists} />);
  expect(screen.getByText(brand.description ?? "")).toBeDefined();
  expect(screen.getByRole("link", { name: "Nizza" }).getAttribute("href")).toBe(
    "/explore?pickupCity=Nizza&brands=mclaren",
  );
});

test("a brand shows its models, cities and average daily rate, and links to its cities", () => {
  const total = { vehicles: 2, displayed: 2, lowestRate: 120_000, highestRate: 150_000, averageRate: 135_000 };
  const cities = [
    { slug: "milan", name: "Milano" },
    { slug: "rome", name: "Roma" },
  ] as unknown as ComponentProps<typeof BrandPage>["cities"];
  const prices = ["milan", "rome"].map((slug) => ({ slug, vehicles: 1, lowest: null }));
  const lists = { cities, prices, categories: [], vehicles: [], deliveredTo: [] };
  renderPage(
    <BrandPage brand={brandOf("ferrari")} total={total} paging={PAGING} head={HEAD} today="2026-11-21" {...lists} />,
  );
  const figures = screen.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(figures.slice(0, 3)).toEqual([
    ["Modelli", "2"],
    ["Città", "2Milano, Roma"],
    ["Prezzo medio al giorno", "€\u00a01.350"],
  ]);
  const table = within(screen.getByRole("table"));
  expect(table.getByRole("link", { name: "Milano" }).getAttribute("href")).toBe("/ferrari/milan");
});

test("a single model or city is named instead of counted, and no table repeats its card", () => {
  const total = { vehicles: 1, displayed: 2, lowestRate: 70_000, highestRate: 70_000, averageRate: 70_000 };
  const cities = [{ slug: "zurich", name: "Zurigo" }] as unknown as ComponentProps<typeof BrandPage>["cities"];
  const categories = [{ slug: "sportive" }, { slug: "suv" }] as unknown as ComponentProps<
    typeof BrandPage
  >["categories"];
  const lists = { cities, categories, vehicles: [car, { ...car, id: `${car.id}-gone`, available: false }] };
  const prices = [{ slug: "zurich", vehicles: 1, lowest: null }];
  renderPage(
    <BrandPage
      brand={brandOf("audi")}
      total={total}
      paging={PAGING}
      head={HEAD}
      today="2026-11-21"
      deliveredTo={[]}
      prices={prices}
      {...lists}
    />,
  );
  const figures = screen.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(figures).toEqual([
    ["Modelli", "21 disponibile"],
    ["Una città", "Zurigo"],
    ["Prezzo medio al giorno", "€\u00a0700"],
    ["Categorie", "Sportive, SUV"],
  ]);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText("Le auto di ogni marchio, nella stessa città:", { exact: false })).toBeDefined();
});

test("the only city of a brand is named with its delivery cities, not in a section of its own", () => {
  const total = { vehicles: 1, displayed: 1, lowestRate: 70_000, highestRate: 70_000, averageRate: 70_000 };
  const cities = [{ slug: "zurich", name: "Zurigo" }] as unknown as ComponentProps<typeof BrandPage>["cities"];
  const deliveredTo = [{ slug: "nice", name: "Nizza" }];
  const lists = { cities, deliveredTo, prices: [], categories: [], vehicles: [car] };
  renderPage(
    <BrandPage brand={brandOf("audi")} total={total} paging={PAGING} head={HEAD} today="2026-11-21" {...lists} />,
  );
  const deliverySection = within(screen.getByRole("region", { name: "Consegna altrove" }));
  expect(deliverySection.getByRole("link", { name: "Zurigo" }).getAttribute("href")).toBe("/luxury-car-rental/zurich");
  expect(screen.queryByRole("region", { name: "Continua da qui" })).toBeNull();
});

test.each([
  ["ferrari", "milan"],
  ["ferrari", "monaco"],
  ["ferrari", "rome"],
  ["lamborghini", "milan"],
  ["lamborghini", "monaco"],
  ["lamborghini", "barcelona"],
] as const)("%s in %s has a text of its own in place of the brand's", (brand, city) => {
  renderInCity(brand, city);
  expect(
    screen.getByText(findBrandCityText(wordsOf("it"), brand, city)?.replaceAll("\u00a0", " ") ?? ""),
  ).toBeDefined();
  expect(screen.queryByText(brandOf(brand).description ?? "")).toBeNull();
});

test("a brand without a text for the city shows its general text", () => {
  renderInCity("mclaren", "milan");
  expect(screen.getByText(brandOf("mclaren").description ?? "")).toBeDefined();
});

test("a brand in a city shows how many cars it has, the delivery time and the average daily rate", () => {
  renderInCity("mclaren", "milan", { ...NO_CARS, vehicles: 3, displayed: 3, averageRate: 150_000 });
  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(["3", "Entro 24 ore 24h quick delivery", "€\u00a01.500"]));
});

test.each([
  [
    "drawn by us stands before its city",
    car.images,
    [
      "/pictures/cities/milan-1200.webp",
      "/pictures/cities/milan-night-800.webp",
      "/pictures/cars/bentley-continental-gt/cutout-700.webp",
      "/pictures/cars/bentley-continental-gt/cutout-night-700.webp",
    ],
  ],
  [
    "of two photographs is on its second",
    ["https://cdn.example/1.jpg", "https://cdn.example/2.jpg"],
    ["https://cdn.example/2.jpg"],
  ],
  ["of one photograph does not lead", ["https://cdn.example/1.jpg"], []],
])("a brand in a city leads with a picture that no card shows: a car %s", (_case, images, expected) => {
  renderInCity("bentley", "milan", { ...NO_CARS, vehicles: 1, averageRate: 120_000 }, [{ ...car, images }]);
  const [heroFigure] = screen.queryAllByRole("figure");
  expect([...(heroFigure?.querySelectorAll("img") ?? [])].map((image) => image.getAttribute("src"))).toEqual(expected);
});

test("a vehicle shown in profile above the list is shown from the front in it", () => {
  const other = { ...car, id: `${car.id}-2`, name: "Continental GT Speed" };
  const cards = () => screen.getAllByRole("article").map((card) => within(card).getByRole("img").getAttribute("src"));
  const folder = "/pictures/cars/bentley-continental-gt";
  const total = { vehicles: 2, displayed: 2, lowestRate: 120_000, highestRate: 150_000, averageRate: 135_000 };
  const lists = { cities: [], prices: [], categories: [], vehicles: [car, other], deliveredTo: [] };
  renderPage(
    <BrandPage brand={brandOf("bentley")} total={total} paging={PAGING} head={HEAD} today="2026-11-21" {...lists} />,
  );
  expect(within(screen.getByRole("figure")).getByRole("img").getAttribute("src")).toBe(`${folder}/studio-1200.webp`);
  expect(cards()).toEqual([`${folder}/cutout-700.webp`, `${folder}/front-cutout-560.webp`]);
  cleanup();
  renderInCity("bentley", "milan", { ...NO_CARS, vehicles: 2, averageRate: 120_000 }, [car, other]);
  expect(cards()).toEqual([`${folder}/front-cutout-560.webp`, `${folder}/cutout-700.webp`]);
});

test("the only vehicle of a brand in a city is shown from inside too", () => {
  renderInCity("bentley", "milan", { ...NO_CARS, vehicles: 1, averageRate: 120_000 }, [car]);
  const inside = within(screen.getByRole("article")).getByRole("img", { name: "Bentley Continental GT, gli interni" });
  expect(inside.getAttribute("src")).toBe("/pictures/cars/bentley-continental-gt/interior-960.webp");
});

test("the hero shows an available vehicle", () => {
  const unavailableVehicle = {
    ...car,
    id: `${car.id}-gone`,
    images: ["/pictures/cars/audi-r8-v10-performance/studio-1200.webp"],
  };
  renderInCity("audi", "zurich", { ...NO_CARS, vehicles: 1, averageRate: 70_000 }, [
    { ...unavailableVehicle, available: false },
    car,
  ]);
  const [profilePicture] = within(screen.getByRole("figure")).getAllByRole("img", { name: /di profilo/ });
  expect(profilePicture?.getAttribute("src")).toBe("/pictures/cars/bentley-continental-gt/cutout-700.webp");
});
