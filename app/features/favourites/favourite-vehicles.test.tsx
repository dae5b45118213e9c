import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { favouritesApiUrl, toFavouriteCards, useFavouriteOffers } from "#app/features/favourites/favourite-vehicles.ts";
import type { ApiOffer } from "#domain/api/vehicles/availability.ts";
import type { ApiVehicle } from "#domain/api/vehicles/vehicles.ts";
import { controlFetch } from "#test/dom/controlled-fetch.ts";
import { vehicleRow } from "#test/factories/catalogue-rows.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

afterEach(() => vi.unstubAllGlobals());

const DAYS = "pickupDate=2026-12-10&returnDate=2026-12-13";
const OTHER_DAYS = "pickupDate=2026-12-10&returnDate=2026-12-20";
const addressOf = (query: string) => `/api/offers?vehicle=ferrari&${query}`;
const offer = (total: number) => JSON.stringify([{ vehicle: "ferrari", state: "free", total } as ApiOffer]);

function Totals({ query }: { query: string }) {
  const offers = useFavouriteOffers(["ferrari"], query);
  return <output>{offers.get("ferrari")?.total ?? "—"}</output>;
}

// Rule: product.md#vehicle-page "The price box"
test("the totals belong to the last chosen dates: after switching back and forth, with responses out of order, and while none has arrived", async () => {
  const { answer } = controlFetch();
  const statusText = () => screen.getByRole("status").textContent;
  const { rerender } = renderOnSite(<Totals query={DAYS} />);
  rerender(<Totals query={OTHER_DAYS} />);
  await answer(addressOf(OTHER_DAYS), offer(2000));
  await answer(addressOf(DAYS), offer(1000));
  expect(statusText()).toBe("2000");
  rerender(<Totals query={DAYS} />);
  expect(statusText()).toBe("—");
  await answer(addressOf(DAYS), offer(1000));
  expect(statusText()).toBe("1000");
});

const row = (changes: Partial<ApiVehicle>) =>
  vehicleRow({
    slug: "ferrari-296-gtb",
    price: 1450.5,
    url: "/luxury-car-rental/milan/sportive/ferrari-296-gtb",
    ...changes,
  });

test("one request loads all favourites", () => {
  expect(favouritesApiUrl(["a-1", "b-2"])).toBe("/api/vehicles?slug=a-1&slug=b-2");
});

test("a vehicle's city is read from its URL in every language", () => {
  const url = "/en/luxury-car-rental/milan/sportive/ferrari-296-gtb";
  expect(toFavouriteCards(["ferrari-296-gtb"], [row({ url })])).toMatchObject([{ citySlug: "milan" }]);
});

test("an API row becomes a card's vehicle: cents, category, and city from its URL", () => {
  expect(toFavouriteCards(["ferrari-296-gtb"], [row({})])).toMatchObject([
    { slug: "ferrari-296-gtb", fromRate: 145_050, category: "sportive", citySlug: "milan" },
  ]);
});

// Rule: product.md#rates "Lowest price of a day."
test("a card shows the lowest price of a day, if the rates change it", () => {
  expect(toFavouriteCards(["ferrari-296-gtb"], [row({ from_price: 1300 })])).toMatchObject([{ fromRate: 130_000 }]);
});

// Rule: product.md#pictures "Photographs come first"
test("a card has the pictures as pages show them, with the texts that staff typed", () => {
  const url = "/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-1600x900/1200.webp";
  const shown = `${url}#focus=20%2C50`;
  const vehicle = row({
    images: ["/pictures/cars/x/studio-1200.webp", url],
    shown_images: [shown],
    image_alts: { [url]: "Di lato" },
  });
  expect(toFavouriteCards(["ferrari-296-gtb"], [vehicle])).toMatchObject([
    { images: [shown], imageAlts: { [shown]: "Di lato" } },
  ]);
});

test("the newest favourite is first, in whatever order the rows arrive", () => {
  const rows = [row({ slug: "b" }), row({ slug: "a" })];
  expect(toFavouriteCards(["a", "b"], rows).map(({ slug }) => slug)).toEqual(["b", "a"]);
});

test("a vehicle that was deleted or hidden is left out", () => {
  expect(toFavouriteCards(["gone", "hidden"], [row({ slug: "hidden", url: null })])).toEqual([]);
});
