// Rule: product.md#day-and-night
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { THEME_SCRIPT } from "#app/document/theme-script.ts";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import { isNight, THEMES, themeOf } from "#domain/rental-period/night.ts";

interface Visitor {
  /** What the page's route says on <html>. */
  marks?: { hero?: "true"; colours?: "own" };
  phone?: boolean;
  prefersDark?: boolean;
  /** What the browser keeps; "refused" where it keeps nothing. */
  kept?: string;
}

/** Runs the head's script as a browser would at that hour; tells what it wrote on <html> and what it asked for in advance. */
function runAt(hour: number, { marks = {}, phone = false, prefersDark = false, kept }: Visitor = {}) {
  const asked: { imageSrcset?: string; as?: string }[] = [];
  const page = {
    documentElement: { dataset: { ...marks } as { hour?: string; theme?: string } },
    createElement: () => ({}),
    head: { appendChild: (link: object) => asked.push(link) },
  };
  class Clock {
    getHours() {
      return hour;
    }
  }
  const memory = {
    getItem() {
      if (kept === "refused") throw new Error("no storage here");
      return kept ?? null;
    },
  };
  const matchMedia = (query: string) => ({ matches: query.includes("color-scheme") ? prefersDark : phone });
  const run = new Function("document", "Date", "matchMedia", "localStorage", THEME_SCRIPT);
  run(page, Clock, matchMedia, memory);
  return { ...page.documentElement.dataset, asked };
}

test("says night exactly when the rule does", () => {
  for (let hour = 0; hour < 24; hour++) expect(runAt(hour).hour).toBe(isNight(hour) ? "night" : "day");
});

test("chooses the colours exactly as the rule does, whatever was kept, preferred and late", () => {
  for (let hour = 0; hour < 24; hour++) {
    for (const prefersDark of [true, false]) {
      expect(runAt(hour, { prefersDark }).theme).toBe(themeOf({ choice: "auto", prefersDark, hour }));
      for (const choice of THEMES) {
        expect(runAt(hour, { prefersDark, kept: choice }).theme).toBe(themeOf({ choice, prefersDark, hour }));
      }
    }
  }
});

test("a memory that is closed, or holds something else, leaves the choice to the device and the clock", () => {
  expect(runAt(12, { kept: "refused" })).toMatchObject({ hour: "day", theme: "day" });
  expect(runAt(12, { kept: "purple", prefersDark: true }).theme).toBe("night");
});

test("the panel keeps its own colours", () => {
  expect(runAt(21, { marks: { colours: "own" } })).toEqual({ hour: "night", colours: "own", asked: [] });
  expect(runAt(21).theme).toBe("night");
  expect(routesThatSay("ownColours: true")).toEqual(["routes/admin/layout.tsx"]);
});

test("asks for the hero that will be shown, on the home page only", () => {
  const marks = { hero: "true" } as const;
  expect(runAt(21, { marks }).asked[0]).toMatchObject({
    as: "image",
    imageSrcset: expect.stringContaining("/heroes/night-1920.avif"),
  });
  // The hero follows the clock alone.
  expect(runAt(12, { marks, phone: true, kept: "night", prefersDark: true }).asked[0]?.imageSrcset).toContain(
    "/heroes/day-tall-696.avif 696w",
  );
  expect(runAt(12).asked).toHaveLength(0);
  expect(routesThatSay("hero: true")).toEqual([ADDRESSES.home.module]);
});

/** The modules of app/routes whose handle has it. */
function routesThatSay(said: string): string[] {
  const app = join(import.meta.dirname, "..");
  return readdirSync(join(app, "routes"), { recursive: true, encoding: "utf8" })
    .map((file) => `routes/${file}`)
    .filter((file) => /\.tsx$/.test(file) && readFileSync(join(app, file), "utf8").includes(said));
}
