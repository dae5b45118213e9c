import { expect, test } from "vitest";
import { rgb } from "../render/colour.ts";
import { cityPosters } from "./cities/index.ts";
import { lugano } from "./cities/switzerland/lugano.ts";
import { nightColour } from "./night.ts";

const lightness = (colour: string) => rgb(colour.slice(0, 7)).reduce((sum, value) => sum + value, 0) / 3;

test("by moonlight colours are dark and bluish, in lamplight warm, and what glows is as painted", () => {
  const moonlit = nightColour("#fff6e4", "moon");
  expect(lightness(moonlit)).toBeLessThan(0.45);
  expect(rgb(moonlit)[2]).toBeGreaterThan(rgb(moonlit)[0]);
  const floodlit = nightColour("#fff6e4", "floodlight");
  expect(lightness(floodlit)).toBeGreaterThan(lightness(moonlit) * 1.5);
  expect(rgb(floodlit)[0]).toBeGreaterThan(rgb(floodlit)[2]);
  expect(nightColour("#ffcf87", "own")).toBe("#ffcf87");
});

test("an alpha stays, and a reference to a fill is none of its business", () => {
  expect(nightColour("#00000033", "moon")).toMatch(/^#[0-9a-f]{6}33$/);
  expect(nightColour("url(#d1)", "moon")).toBe("url(#d1)");
});

test("a city's night stands where its day stands: the same shapes, windows apart", () => {
  const shapes = (svg: string) => [...svg.matchAll(/<path d="([^"]{30,})"/g)].map(([, d]) => d);
  const [day, night] = [shapes(lugano("day")), new Set(shapes(lugano("night")))];
  const kept = day.filter((shape) => night.has(shape)).length;
  expect(day.length).toBeGreaterThan(100);
  expect(kept / day.length).toBeGreaterThan(0.97);
});

/** How light the top of a drawing's sky is, which is the first thing drawn. */
function zenith(svg: string): number {
  const sky = /<\/defs><rect [^>]*url\(#(d\d+)\)/.exec(svg)?.[1];
  return lightness(new RegExp(`id="${sky}"[^>]*><stop [^>]*stop-color="(#[0-9a-f]{6})"`).exec(svg)?.[1] ?? "");
}

const withADayOfTheirOwn = [
  ...(["milan", "rome", "monaco", "frankfurt", "berlin"] as const),
  ...(["vienna", "paris", "lyon", "geneva", "venice", "madrid"] as const),
];

test.each(withADayOfTheirOwn)("%s has a day: a light sky", (city) => {
  expect(zenith(cityPosters[city]("day"))).toBeGreaterThan(0.35);
  expect(zenith(cityPosters[city]("night"))).toBeLessThan(0.15);
});
