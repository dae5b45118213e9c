import { act, fireEvent, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import BookingRequestForm from "#app/features/bookings/booking-request.tsx";
import AvailabilityMonths from "#app/features/vehicles/availability-months.tsx";
import PriceBar from "#app/features/vehicles/price-bar.tsx";
import PriceBox from "#app/features/vehicles/price-box.tsx";
import type { Island } from "#app/ui/islands/island.tsx";
import { onPropsUpdate, softNavigate } from "#app/ui/islands/soft-navigation.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { offerVehicle } from "#domain/prices/vehicle-offer.ts";
import { NO_RATES } from "#domain/rates/rates-of-vehicle.ts";
import { bookingFormPath, type RentalSelection, vehicleSelectionPath } from "#domain/search/rental-selection.ts";
import { controlPageFetch } from "#test/dom/controlled-fetch.ts";
import { TEST_CITIES, TEST_PLACES } from "#test/factories/cities.ts";
import { car } from "#test/page-samples.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const TODAY = "2026-11-21";
/** A return at 10:00; each later half day of it costs another day. */
const TEN: RentalSelection = {
  pickupCity: car.location,
  pickupDate: "2026-12-10",
  pickupTime: "10:00",
  returnDate: "2026-12-13",
  returnTime: "10:00",
  returnCity: car.location,
  colour: "",
  options: "",
};
const at = (returnTime: string, returnDate = TEN.returnDate): RentalSelection => ({ ...TEN, returnTime, returnDate });

const city = TEST_CITIES.find(({ name }) => name === car.location) as (typeof TEST_CITIES)[number];
const offerOf = (selection: RentalSelection) =>
  offerVehicle({
    ...selection,
    vehicle: car,
    pickupCity: city,
    returnCity: city,
    holds: [],
    now: { date: TODAY, time: "09:00" },
    graceMinutes: 0,
    oneWayRatePerKilometre: 0,
    rates: NO_RATES,
    vatRateOf: () => null,
  });
const totalOf = (selection: RentalSelection): string => {
  const offer = offerOf(selection);
  return offer.kind === "free" ? formatEuro(offer.quote.total) : "";
};

/** The props that every island of a page with this selection gets. */
const propsOf = (selection: RentalSelection) => ({
  vehicle: car,
  selection,
  offer: offerOf(selection),
  calendar: { from: TODAY, to: "2026-12-31", taken: [], partly: [] },
  places: TEST_PLACES,
  delivery: null,
  finishes: [],
  freeFinishes: [],
  today: TODAY,
  idempotencyKey: "key",
  formStamp: "stamp",
  typed: {},
  problems: [],
  refusal: undefined,
});
type PageProps = ReturnType<typeof propsOf>;

/** Renders an island that receives its props through softNavigate, as in the browser. */
function HydratedIsland({ island }: { island: Island<PageProps> }) {
  const [props, setProps] = useState(() => propsOf(TEN));
  useLayoutEffect(() => onPropsUpdate(island.islandName, (nextProps) => setProps(nextProps as PageProps)), [island]);
  return <island.Content {...props} />;
}

const CAR_ISLANDS = [PriceBox, PriceBar, AvailabilityMonths] as unknown as Island<PageProps>[];
const FORM_ISLANDS = [BookingRequestForm] as unknown as Island<PageProps>[];

/** The two pages with date selection, each with its islands and its URL. */
const PAGES = [
  ["a car's page", CAR_ISLANDS, (selection: RentalSelection) => vehicleSelectionPath(paths, car, selection)],
  ["the booking form", FORM_ISLANDS, (selection: RentalSelection) => bookingFormPath(paths, car, selection)],
] as const;

async function openPage(islands: readonly Island<PageProps>[], address: (selection: RentalSelection) => string) {
  const view = renderOnSite(islands.map((island) => <HydratedIsland key={island.islandName} island={island} />));
  const pages = controlPageFetch();
  const everyIsland = (selection: RentalSelection) =>
    Object.fromEntries(islands.map(({ islandName }) => [islandName, propsOf(selection)]));
  const answer = (selection: RentalSelection) => pages.answer(address(selection), everyIsland(selection));
  // Otherwise the previous test's selection would still be visible.
  act(() => softNavigate(address(TEN)));
  await answer(TEN);
  return {
    answer,
    /** Returns the URL, the chosen return time, the busy state and the text of the page. */
    readState: () => ({
      address: location.pathname + location.search,
      returnTime: screen.getByLabelText<HTMLSelectElement>("Ora di riconsegna").value,
      isBusy: view.container.querySelector('[aria-busy=true], [data-pending=""]') !== null,
      text: view.container.textContent?.replaceAll(/\s/g, " ") ?? "",
    }),
  };
}

const chooseTime = (time: string) =>
  fireEvent.change(screen.getByLabelText("Ora di riconsegna"), { target: { value: time } });

// Rule: product.md#vehicle-page "The price box"
test.each(PAGES)(
  "on %s a selection reverted before its response arrives shows the price of the current selection",
  async (...page) => {
    const [, islands, address] = page;
    const { answer, readState } = await openPage(islands, address);
    chooseTime("18:00");
    expect(readState()).toMatchObject({ address: address(at("18:00")), returnTime: "18:00", isBusy: true });
    chooseTime("10:00");
    expect(readState()).toMatchObject({ address: address(TEN), returnTime: "10:00", isBusy: false });
    expect(readState().text).toContain(totalOf(TEN).replaceAll(/\s/g, " "));
    await answer(at("18:00"));
    expect(readState()).toMatchObject({ address: address(TEN), returnTime: "10:00", isBusy: false });
    expect(readState().text).toContain(totalOf(TEN).replaceAll(/\s/g, " "));
  },
);

test.each(PAGES)("on %s the last selection is shown, in whatever order the responses arrive", async (...page) => {
  const [, islands, address] = page;
  const { answer, readState } = await openPage(islands, address);
  chooseTime("11:00");
  chooseTime("18:00");
  await answer(at("18:00"));
  await answer(at("11:00"));
  expect(readState()).toMatchObject({ address: address(at("18:00")), returnTime: "18:00", isBusy: false });
  expect(readState().text).toContain(totalOf(at("18:00")).replaceAll(/\s/g, " "));
});

test.each(PAGES)("on %s switching back and forth requests the last selection", async (...page) => {
  const [, islands, address] = page;
  const { answer, readState } = await openPage(islands, address);
  for (const time of ["18:00", "10:00", "18:00"]) chooseTime(time);
  await answer(at("18:00"));
  expect(readState()).toMatchObject({ address: address(at("18:00")), returnTime: "18:00", isBusy: false });
  for (const time of ["10:00", "18:00"]) chooseTime(time);
  expect(readState()).toMatchObject({ address: address(at("18:00")), returnTime: "18:00", isBusy: false });
});

/** Changes fields while React commits, as values typed before hydration do (app/browser/hydrate-island.tsx). */
function PrefilledFields({ values }: { values: Readonly<Record<string, string>> }) {
  useLayoutEffect(() => {
    for (const [label, value] of Object.entries(values)) {
      const field = screen.getByLabelText<HTMLSelectElement>(label);
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, [values]);
  return null;
}

test("two fields that change before React renders again both keep their values", async () => {
  const { readState } = await openPage(CAR_ISLANDS, PAGES[0][2]);
  renderOnSite(<PrefilledFields values={{ "Ora di ritiro": "09:00", "Ora di riconsegna": "08:30" }} />);
  expect(readState().address).toBe(
    vehicleSelectionPath(paths, car, { ...TEN, pickupTime: "09:00", returnTime: "08:30" }),
  );
});

test("selecting other days in the calendar and then the first ones again restores their price", async () => {
  const { answer, readState } = await openPage(CAR_ISLANDS, PAGES[0][2]);
  const pickDay = (day: string) => fireEvent.click(screen.getByLabelText(new RegExp(`^${day}`)));
  for (const day of ["giovedì 10 dicembre 2026", "martedì 15 dicembre 2026"]) pickDay(day);
  expect(readState().isBusy).toBe(true);
  for (const day of ["giovedì 10 dicembre 2026", "domenica 13 dicembre 2026"]) pickDay(day);
  await answer(at("10:00", "2026-12-15"));
  expect(readState()).toMatchObject({ address: vehicleSelectionPath(paths, car, TEN), isBusy: false });
  expect(readState().text).toContain(totalOf(TEN).replaceAll(/\s/g, " "));
});
