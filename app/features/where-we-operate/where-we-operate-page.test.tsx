import { expect, test } from "vitest";
import { arrivals } from "#app/features/where-we-operate/where-we-operate-words.ts";
import { TEST_SITE } from "#test/site.ts";

test("no airport is promised a free delivery while one far from its city costs something", () => {
  const said = (ratePerKilometre: number) =>
    arrivals({ ...TEST_SITE, delivery: { ...TEST_SITE.delivery, ratePerKilometre } })[0]?.text;
  expect(said(200)).toContain("per un aeroporto fuori città può esserci un supplemento");
  expect(said(0)).toMatch(/^In aeroporto, /);
});
