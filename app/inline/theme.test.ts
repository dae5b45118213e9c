// Rule: product.md#day-and-night
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { isNight, resolveTheme, THEMES } from "#domain/theme.ts";
import applyInitialTheme from "./theme.ts";

interface Visitor {
  /** Attributes that the page's route sets on <html>. */
  marks?: { customTheme?: "own" };
  prefersDark?: boolean;
  /** The stored choice; "refused" if storage is unavailable. */
  storedChoice?: string;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs the head's script at that hour; returns the resulting attributes of <html>. */
function runAt(hour: number, { marks = {}, prefersDark = false, storedChoice }: Visitor = {}) {
  const root = { dataset: { ...marks } as { hour?: string; theme?: string } };
  const memory = {
    getItem(key: string) {
      if (storedChoice === "refused") throw new Error("no storage here");
      return key === "theme" ? (storedChoice ?? null) : null;
    },
  };
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", memory);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("color-scheme: dark") && prefersDark }));
  vi.setSystemTime(new Date(2026, 0, 15, hour));
  applyInitialTheme();
  return root.dataset;
}

test("sets night exactly when the rule does", () => {
  for (let hour = 0; hour < 24; hour++) expect(runAt(hour).hour).toBe(isNight(hour) ? "night" : "day");
});

test("chooses the theme exactly as the rule does, for every stored choice, device preference and hour", () => {
  for (let hour = 0; hour < 24; hour++) {
    for (const prefersDark of [true, false]) {
      expect(runAt(hour, { prefersDark }).theme).toBe(resolveTheme({ choice: "auto", prefersDark, hour }));
      for (const choice of THEMES) {
        expect(runAt(hour, { prefersDark, storedChoice: choice }).theme).toBe(
          resolveTheme({ choice, prefersDark, hour }),
        );
      }
    }
  }
});

test("blocked storage or an invalid value leaves the theme to device and clock", () => {
  expect(runAt(12, { storedChoice: "refused" })).toEqual({ hour: "day", theme: "day" });
  expect(runAt(12, { storedChoice: "purple", prefersDark: true }).theme).toBe("night");
});

test("the panel keeps its own colours", () => {
  expect(runAt(21, { marks: { customTheme: "own" } })).toEqual({ hour: "night", customTheme: "own" });
  expect(runAt(21).theme).toBe("night");
  expect(routesContaining("hasCustomTheme: true")).toEqual(["routes/admin/layout.tsx"]);
});

/** Returns the modules of app/routes whose handle contains the text. */
function routesContaining(text: string): string[] {
  const app = join(import.meta.dirname, "..");
  return readdirSync(join(app, "routes"), { recursive: true, encoding: "utf8" })
    .map((file) => `routes/${file}`)
    .filter((file) => /\.tsx$/.test(file) && readFileSync(join(app, file), "utf8").includes(text));
}
