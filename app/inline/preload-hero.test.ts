// Rule: product.md#day-and-night
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { NARROW_QUERY } from "#app/ui/breakpoints.ts";
import { ROUTE_TABLE } from "#domain/routes/route-table.ts";
import preloadHero from "./preload-hero.ts";

afterEach(() => void vi.unstubAllGlobals());

function fetchAt(hour: "day" | "night", { phone = false } = {}): object[] {
  const links: object[] = [];
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === NARROW_QUERY && phone }));
  vi.stubGlobal("document", {
    documentElement: { dataset: { hour, theme: hour === "day" ? "night" : "day" } },
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  preloadHero();
  return links;
}

test("preloads the hero that will be shown, by the clock alone", () => {
  expect(fetchAt("night")).toEqual([
    {
      rel: "preload",
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      imageSrcset:
        "/pictures/heroes/night-800.avif 800w, /pictures/heroes/night-1280.avif 1280w, /pictures/heroes/night-1920.avif 1920w, /pictures/heroes/night-2560.avif 2560w",
      imageSizes: "100vw",
    },
  ]);
  expect(fetchAt("day", { phone: true })).toEqual([
    expect.objectContaining({
      imageSrcset:
        "/pictures/heroes/day-tall-480.avif 480w, /pictures/heroes/day-tall-696.avif 696w, /pictures/heroes/day-tall-800.avif 800w, /pictures/heroes/day-tall-1200.avif 1200w",
      imageSizes: "96vw",
    }),
  ]);
});

test("only the home page has the hero", () => {
  const app = join(import.meta.dirname, "..");
  const withHero = readdirSync(join(app, "routes"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && readFileSync(join(app, "routes", file), "utf8").includes("hero: true"),
  );
  expect(withHero.map((file) => `routes/${file}`)).toEqual([ROUTE_TABLE.home.module]);
});
