import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/words/words-of.ts";
import { parseSearch } from "./search.ts";
import { searchHeading, toSearchChips } from "./search-chips.ts";

const WORDS = wordsOf("it");
const TODAY = "2026-11-21";

const parse = (query: string) => parseSearch(new URLSearchParams(query));
const labels = (query: string) => toSearchChips(WORDS, parse(query), TODAY).map(({ label }) => label);

describe("the chips", () => {
  const full = "city=milan&service=auto&checkIn=2026-10-24&checkOut=2026-10-27&category=sportive";

  // Rule: product.md#explore "A sticky bar"
  test("show city, service, dates and category", () => {
    expect(labels(full)).toEqual(["Milano", "Auto", "24 ott – 27 ott", "Sports Cars"]);
    expect(labels("")).toEqual([]);
  });

  // Rule: product.md#explore "A sticky bar"
  test("delete their parameter when removed, and keep the rest", () => {
    expect(toSearchChips(WORDS, parse(full), TODAY).map(({ key, removeQuery }) => [key, removeQuery])).toEqual([
      ["city", "pickupDate=2026-10-24&returnDate=2026-10-27&service=auto&category=sportive"],
      ["service", "pickupCity=milan&pickupDate=2026-10-24&returnDate=2026-10-27&category=sportive"],
      ["dates", "pickupCity=milan&service=auto&category=sportive"],
      ["category", "pickupCity=milan&pickupDate=2026-10-24&returnDate=2026-10-27&service=auto"],
    ]);
  });

  // Rule: product.md#explore "A sticky bar"
  test("disappear when removed, and no other chip does", () => {
    const query = `${full}&returnCity=Roma&vehicle=ferrari-296-gtb&brands=bmw,audi&categories=suv,van&priceMax=1200&transmission=auto`;
    const all = toSearchChips(WORDS, parse(query), TODAY);
    expect(all).toHaveLength(12);
    for (const chip of all) {
      const left = toSearchChips(WORDS, parse(chip.removeQuery), TODAY).map(({ key }) => key);
      // The price range belongs to its service: its limits mean nothing for another one.
      const removed = chip.key === "service" ? ["service", "priceRange"] : [chip.key];
      expect(left).toEqual(all.map(({ key }) => key).filter((key) => !removed.includes(key)));
    }
  });

  test("remove a return to the same city together with the city, but not another return", () => {
    expect(toSearchChips(WORDS, parse("pickupCity=Milano&returnCity=Milano"), TODAY)).toEqual([
      { key: "city", label: "Milano", removeQuery: "" },
    ]);
    expect(toSearchChips(WORDS, parse("pickupCity=Milano&returnCity=Roma"), TODAY)).toEqual([
      { key: "city", label: "Milano", removeQuery: "returnCity=Roma" },
      { key: "returnCity", label: "Riconsegna a Roma", removeQuery: "pickupCity=Milano" },
    ]);
    const back = (place: string) => labels(`pickupCity=Milano&returnCity=${place}`)[1];
    expect(back("Amburgo")).toBe("Riconsegna ad Amburgo");
    expect(back("Porto di Genova")).toBe("Riconsegna al Porto di Genova");
  });

  // Rule: product.md#search-form "Cities and times"
  test("show the year of days more than eleven months ahead", () => {
    expect(labels("pickupDate=2028-05-29&returnDate=2028-05-31")).toEqual(["29 mag – 31 mag 2028"]);
    expect(labels("pickupDate=2028-05-29")).toEqual(["Dal 29 mag 2028"]);
  });

  // Rule: product.md#search-form
  test("show incomplete dates, prices with one limit, and brands by name", () => {
    expect(labels("checkIn=2026-10-24")).toEqual(["Dal 24 ott"]);
    expect(labels("checkOut=2026-10-24")).toEqual(["Fino al 24 ott"]);
    expect(labels("checkIn=2026-10-11")).toEqual(["Dall'11 ott"]);
    expect(labels("checkOut=2026-10-08")).toEqual(["Fino all'08 ott"]);
    expect(labels("priceMax=1200")).toEqual(["Fino a €\u00a01.200"]);
    expect(labels("priceMin=700")).toEqual(["Da €\u00a0700"]);
    expect(labels("priceMin=700&priceMax=1200")).toEqual(["€\u00a0700 – €\u00a01.200"]);
    expect(toSearchChips(WORDS, parse("brands=bmw"), TODAY, new Map([["bmw", "BMW"]]))[0]?.label).toBe("BMW");
    expect(labels("brands=aston-martin")).toEqual(["Aston Martin"]);
  });
});

describe("the heading", () => {
  // Rule: product.md#explore "The heading is"
  test.each([
    ["", "Auto di Lusso"],
    ["city=milan", "Auto di Lusso a Milano"],
    ["pickupCity=Barcelona", "Auto di Lusso a Barcelona"],
    ["city=Saint-Tropez", "Auto di Lusso a Saint-Tropez"],
    ["category=suv", "SUVs"],
    ["category=suv&city=Milano", "SUV a Milano"],
    ["category=sportive&city=rome", "Sports Cars a Roma"],
    ["service=jet&city=milan", "Jet Privato a Milano"],
    ["category=Jet Privato", "Jet Privato"],
    ["category=Experience Package&city=Milano", "Experience Package a Milano"],
  ])("%j has the heading %j", (query, heading) => {
    expect(searchHeading(WORDS, parse(query))).toBe(heading);
  });

  test("uses the city's own name for an alias", () => {
    expect(searchHeading(WORDS, parse("city=München"), "Monaco di Baviera")).toBe("Auto di Lusso a Monaco di Baviera");
  });
});
