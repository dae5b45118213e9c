import { expect, test } from "vitest";
import { THEME_SCRIPT } from "#app/document/theme-script.ts";
import { isNight, THEMES, themeOf } from "#domain/rental-period/night.ts";

interface Visitor {
  pathname?: string;
  phone?: boolean;
  prefersDark?: boolean;
  /** What the browser keeps; "refused" where it keeps nothing. */
  kept?: string;
}

/** Runs the head's script as a browser would at that hour; tells what it wrote on <html> and what it asked for in advance. */
function runAt(hour: number, { pathname = "/", phone = false, prefersDark = false, kept }: Visitor = {}) {
  const asked: { imageSrcset?: string; as?: string }[] = [];
  const page = {
    documentElement: { dataset: {} as { hour?: string; theme?: string } },
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
  const run = new Function("document", "Date", "matchMedia", "location", "localStorage", THEME_SCRIPT);
  run(page, Clock, matchMedia, { pathname }, memory);
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
  expect(runAt(21, { pathname: "/admin" }).theme).toBeUndefined();
  expect(runAt(21, { pathname: "/admin/bookings" }).theme).toBeUndefined();
  expect(runAt(21, { pathname: "/administration" }).theme).toBe("night");
});

test("asks for the hero that will be shown, on the home page only", () => {
  expect(runAt(21).asked[0]).toMatchObject({
    as: "image",
    imageSrcset: expect.stringContaining("/heroes/night-1920.avif"),
  });
  // The hero follows the clock alone.
  expect(runAt(12, { phone: true, kept: "night", prefersDark: true }).asked[0]?.imageSrcset).toContain(
    "/heroes/day-tall-696.avif 696w",
  );
  expect(runAt(12, { pathname: "/explore" }).asked).toHaveLength(0);
});
