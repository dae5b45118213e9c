// Rule: product.md#day-and-night
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { isNight, resolveTheme, THEMES } from "#domain/theme.ts";
import applyInitialTheme from "./theme.ts";

interface Visitor {
  /** What the page's route says on <html>. */
  marks?: { customTheme?: "own" };
  prefersDark?: boolean;
  /** What the browser keeps; "refused" where it keeps nothing. */
  kept?: string;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs the head's script as a browser would at that hour; tells what stands on <html> then. */
function runAt(hour: number, { marks = {}, prefersDark = false, kept }: Visitor = {}) {
  const root = { dataset: { ...marks } as { hour?: string; theme?: string } };
  const memory = {
    getItem(key: string) {
      if (kept === "refused") throw new Error("no storage here");
      return key === "theme" ? (kept ?? null) : null;
    },
  };
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", memory);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("color-scheme: dark") && prefersDark }));
  vi.setSystemTime(new Date(2026, 0, 15, hour));
  applyInitialTheme();
  return root.dataset;
}

test("says night exactly when the rule does", () => {
  for (let hour = 0; hour < 24; hour++) expect(runAt(hour).hour).toBe(isNight(hour) ? "night" : "day");
});

test("chooses the colours exactly as the rule does, whatever was kept, preferred and late", () => {
  for (let hour = 0; hour < 24; hour++) {
    for (const prefersDark of [true, false]) {
      expect(runAt(hour, { prefersDark }).theme).toBe(resolveTheme({ choice: "auto", prefersDark, hour }));
      for (const choice of THEMES) {
        expect(runAt(hour, { prefersDark, kept: choice }).theme).toBe(resolveTheme({ choice, prefersDark, hour }));
      }
    }
  }
});

test("a memory that is closed, or holds something else, leaves the choice to the device and the clock", () => {
  expect(runAt(12, { kept: "refused" })).toEqual({ hour: "day", theme: "day" });
  expect(runAt(12, { kept: "purple", prefersDark: true }).theme).toBe("night");
});

test("the panel keeps its own colours", () => {
  expect(runAt(21, { marks: { customTheme: "own" } })).toEqual({ hour: "night", customTheme: "own" });
  expect(runAt(21).theme).toBe("night");
  expect(routesContaining("hasCustomTheme: true")).toEqual(["routes/admin/layout.tsx"]);
});

/** The modules of app/routes whose handle has it. */
function routesContaining(text: string): string[] {
  const app = join(import.meta.dirname, "..");
  return readdirSync(join(app, "routes"), { recursive: true, encoding: "utf8" })
    .map((file) => `routes/${file}`)
    .filter((file) => /\.tsx$/.test(file) && readFileSync(join(app, file), "utf8").includes(text));
}
