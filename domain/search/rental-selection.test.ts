import { expect, test } from "vitest";
import { paths } from "#domain/paths.ts";
import {
  bookingFormPath,
  bookNowPath,
  isCompleteSelection,
  isSameSelection,
  type RentalSelection,
  selectDay,
  updateSelection,
  vehicleSelectionPath,
} from "./rental-selection.ts";
import { parseSearch } from "./search.ts";

const vehicle = { slug: "ferrari-296-gtb", location: "Milano", category: "sportive", citySlug: "milan" } as const;
const empty: RentalSelection = {
  pickupCity: "Milano",
  pickupDate: "",
  pickupTime: "10:00",
  returnDate: "",
  returnTime: "10:00",
  returnCity: "Milano",
  colour: "",
  options: "",
};
const whole: RentalSelection = { ...empty, pickupDate: "2026-12-10", returnDate: "2026-12-13" };
const query = (address: string) => new URLSearchParams(address.split("?")[1]);

test("selects the pickup with the first click, the return with the second, and starts over with the third", () => {
  const first = selectDay(empty, "2026-12-10");
  expect(first).toMatchObject({ pickupDate: "2026-12-10", returnDate: "" });
  const second = selectDay(first, "2026-12-13");
  expect(second).toEqual(whole);
  expect(selectDay(second, "2026-12-11")).toMatchObject({ pickupDate: "2026-12-11", returnDate: "" });
});

test("moves the pickup on a click at or before it", () => {
  const first = selectDay(empty, "2026-12-10");
  expect(selectDay(first, "2026-12-08")).toMatchObject({ pickupDate: "2026-12-08", returnDate: "" });
  expect(selectDay(first, "2026-12-10")).toEqual(first);
});

test("clears the return if the pickup moves past it", () => {
  expect(updateSelection(whole, { pickupDate: "2026-12-20" }, false)).toMatchObject({
    pickupDate: "2026-12-20",
    returnDate: "",
  });
  expect(updateSelection(whole, { pickupDate: "2026-12-13" }, false)).toMatchObject({ returnDate: "2026-12-13" });
  expect(updateSelection(whole, { returnTime: "18:00" }, false)).toEqual({ ...whole, returnTime: "18:00" });
});

// Rule: product.md#search-form
test("returns the car at the pickup place until a return place is chosen, even the same one", () => {
  const { pickupCity } = whole;
  const elsewhere = { pickupCity: "Roma" };
  expect(updateSelection(whole, elsewhere, false)).toEqual({ ...whole, pickupCity: "Roma", returnCity: "Roma" });
  expect(updateSelection(whole, elsewhere, true)).toEqual({ ...whole, pickupCity: "Roma", returnCity: pickupCity });
  const oneWay = { ...whole, returnCity: "Napoli" };
  expect(updateSelection(oneWay, elsewhere, false)).toEqual({ ...oneWay, pickupCity: "Roma" });
});

test("detects complete and equal selections", () => {
  expect([isCompleteSelection(empty), isCompleteSelection(whole)]).toEqual([false, true]);
  expect([isSameSelection(whole, { ...whole }), isSameSelection(whole, empty)]).toEqual([true, false]);
});

test("writes the selection to the car page's URL for the server", () => {
  const address = vehicleSelectionPath(paths, vehicle, { ...whole, returnCity: "Roma" });
  expect(address.startsWith("/luxury-car-rental/milan/sportive/ferrari-296-gtb?")).toBe(true);
  expect(parseSearch(query(address))).toMatchObject({
    pickupDate: "2026-12-10",
    returnDate: "2026-12-13",
    returnCity: "Roma",
  });
  expect(query(vehicleSelectionPath(paths, vehicle, whole)).has("returnCity")).toBe(false);
});

test("passes the selection to the booking form, with the car's city as pickup", () => {
  const address = bookingFormPath(paths, vehicle, {
    ...whole,
    returnCity: "Roma",
    colour: "rosso-vivo_nero",
    options: "child-seat*2",
  });
  expect(address.startsWith("/prenota/ferrari-296-gtb?")).toBe(true);
  expect(Object.fromEntries(query(address))).toEqual({
    ...whole,
    pickupCity: "Milano",
    returnCity: "Roma",
    colour: "rosso-vivo_nero",
    options: "child-seat*2",
  });
});

// Rule: product.md#vehicle-page ""Book Now" (exact)"
test("links Book Now to /explore with city, service, category and the pinned car", () => {
  expect(bookNowPath(paths, vehicle, empty)).toBe(
    "/explore?city=Milano&service=auto&category=sportive&vehicle=ferrari-296-gtb",
  );
  expect(query(bookNowPath(paths, vehicle, whole)).get("returnDate")).toBe("2026-12-13");
  expect(query(bookNowPath(paths, vehicle, { ...whole, returnCity: "Nizza" })).get("returnCity")).toBe("Nizza");
});

test("writes a pickup place other than the car's city, and a different return place, to the URL", () => {
  const delivered = { ...whole, pickupCity: "Nizza", returnCity: "Nizza" };
  expect(query(vehicleSelectionPath(paths, vehicle, delivered)).get("pickupCity")).toBe("Nizza");
  expect(query(vehicleSelectionPath(paths, vehicle, delivered)).has("returnCity")).toBe(false);
  expect(query(vehicleSelectionPath(paths, vehicle, { ...delivered, returnCity: "Milano" })).get("returnCity")).toBe(
    "Milano",
  );
  expect(query(vehicleSelectionPath(paths, vehicle, whole)).has("pickupCity")).toBe(false);
});
