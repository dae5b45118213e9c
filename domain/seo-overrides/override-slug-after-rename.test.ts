import { describe, expect, test } from "vitest";
import type { OverridePageType } from "./override-page-types.ts";
import { overrideSlugAfterRename, type SlugChange } from "./override-slug-after-rename.ts";

const KNOWN = { cities: ["milan", "como"], brands: ["alfa", "alfa-romeo", "milan"] };
const MILAN: SlugChange = { entity: "cities", from: "milan", to: "milano" };
const ALFA: SlugChange = { entity: "brands", from: "alfa", to: "alfa-due" };
const JET: SlugChange = { entity: "jets", from: "phenom", to: "phenom-300" };
const EXPERIENCE: SlugChange = { entity: "experiences", from: "milan", to: "weekend" };
const CAR: SlugChange = { entity: "vehicles", from: "giulia", to: "giulia-q" };

describe("overrides follow the slug of their page", () => {
  // Rule: product.md#jet-form "Another slug creates"
  test.each<[SlugChange, OverridePageType, string, string | null]>([
    [MILAN, "city", "milan", "milano"],
    [MILAN, "category_city", "milan/suv", "milano/suv"],
    [MILAN, "model", "milan/berline/giulia", "milano/berline/giulia"],
    [MILAN, "brand-city", "alfa-romeo-milan", "alfa-romeo-milano"],
    [MILAN, "jet_city", "milan", "milano"],
    [MILAN, "jet_city", "milan-light-jet", "milano-light-jet"],
    [MILAN, "jet_model", "milan-light-jet-phenom", "milano-light-jet-phenom"],
    [MILAN, "brand", "milan", null],
    [MILAN, "city", "como", null],
    [MILAN, "model", "como/berline/milan", null],
    [MILAN, "jet_type", "light-jet", null],
    [MILAN, "main_hub", "", null],
    [ALFA, "brand", "alfa", "alfa-due"],
    [ALFA, "brand-city", "alfa-como", "alfa-due-como"],
    [ALFA, "brand-city", "alfa-romeo-como", null],
    [CAR, "model", "milan/berline/giulia", "milan/berline/giulia-q"],
    [CAR, "jet_model", "milan-light-jet-giulia", null],
    [JET, "jet_model", "milan-light-jet-phenom", "milan-light-jet-phenom-300"],
    [JET, "model", "milan/berline/phenom", null],
    [EXPERIENCE, "city", "milan", null],
  ])("%j renames the slug of %s %s to %s", (change, pageType, slug, renamed) => {
    expect(overrideSlugAfterRename({ pageType, slug }, change, KNOWN)).toBe(renamed);
  });
});
