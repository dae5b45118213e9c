// Rule: product.md#city-form "While staff type the name"
import { describe, expect, test } from "vitest";
import { COVERAGE } from "#domain/cities/city.ts";
import {
  countryNameOfTown,
  createTownFinder,
  formatTowns,
  isCoveredTown,
  type Town,
  toTownSlug,
} from "#domain/cities/towns.ts";

const town = (name: string, countryCode: string, otherNames: string[] = []): Town => ({
  name,
  countryCode,
  latitude: 46.01008,
  longitude: 8.96004,
  timeZone: countryCode === "CH" ? "Europe/Zurich" : "Europe/Rome",
  otherNames,
});

const FILE = formatTowns("the sources", [
  town("Monaco di Baviera", "DE", ["Munich", "München"]),
  town("Monaco", "MC"),
  town("Lugano", "CH"),
  town("L'Aquila", "IT"),
  town("Saint-Tropez", "FR"),
  town("Baviera", "ES"),
]);
const find = createTownFinder(FILE);
const namesFor = (typed: string, limit = 8) => find(typed, limit).map(({ name }) => name);

describe("the search of towns", () => {
  test.each([
    ["Lug", ["Lugano"]],
    ["LUGÀNO", ["Lugano"]],
    ["muench", ["Monaco di Baviera"]],
    ["munch", ["Monaco di Baviera"]],
    ["l aq", ["L'Aquila"]],
    ["l’aq", ["L'Aquila"]],
    ["tropez", ["Saint-Tropez"]],
    ["ropez", []],
    ["--", []],
    ["the sources", []],
    ["Europe/Zurich", []],
  ])("%j finds %j", (typed, found) => {
    expect(namesFor(typed)).toEqual(found);
  });

  test("puts the name that is the text first, then names that begin with it, then names with such a word", () => {
    expect(namesFor("monaco")).toEqual(["Monaco", "Monaco di Baviera"]);
    expect(namesFor("mon")).toEqual(["Monaco di Baviera", "Monaco"]);
    expect(namesFor("bav")).toEqual(["Baviera", "Monaco di Baviera"]);
    expect(namesFor("mon", 1)).toEqual(["Monaco di Baviera"]);
  });

  test("returns the town as it was written to the file, with four decimals", () => {
    expect(find("München", 1)).toEqual([
      {
        name: "Monaco di Baviera",
        countryCode: "DE",
        latitude: 46.0101,
        longitude: 8.96,
        timeZone: "Europe/Rome",
        otherNames: ["Munich", "München"],
      },
    ]);
  });
});

// Rule: product.md#city-form "A chosen town fills"
describe("what a town fills in", () => {
  test("names its country as the coverage section does, Monaco under France", () => {
    for (const { code, name } of COVERAGE) expect(countryNameOfTown({ countryCode: code })).toBe(name);
    expect(countryNameOfTown({ countryCode: "MC" })).toBe("Francia");
    expect(countryNameOfTown({ countryCode: "PT" })).toBe("Portogallo");
    expect(isCoveredTown({ name: "Monaco", countryCode: "MC" })).toBe(true);
    expect(isCoveredTown({ name: "Roma", countryCode: "RO" })).toBe(false);
  });

  test.each([
    ["Monaco di Baviera", "DE", "munich"],
    ["Sankt Moritz", "CH", "sankt-moritz"],
    ["Van", "TR", "van-turchia"],
    ["Lugano", "CH", "lugano-svizzera"],
    ["It", "FR", "it-francia"],
  ])("gives %s (%s) the slug %s", (name, countryCode, slug) => {
    expect(toTownSlug({ name, countryCode }, (other) => other === "lugano")).toBe(slug);
  });
});
