import { describe, expect, test } from "vitest";
import { COVERAGE } from "#domain/cities/city.ts";
import { countryRings } from "#domain/map/country-outlines.ts";
import { MAP_HEIGHT, MAP_WIDTH, projectToMap, toSvgPath } from "#domain/map/projection.ts";
import { CITIES } from "#server/seed/cities.ts";

describe("the outlines", () => {
  test.each(COVERAGE.map(({ code }) => code))("%s: every ring is closed", (code) => {
    const rings = countryRings(code);
    expect(rings.length).toBeGreaterThan(0);
    for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
  });

  test("are empty for a country that is not drawn", () => {
    expect(countryRings("PT")).toEqual([]);
  });

  test.each(CITIES.filter((city) => city.hasPage).map((city) => [city.slug, city] as const))(
    "%s is inside its country, within the drawing's accuracy",
    (_slug, city) => {
      const country = COVERAGE.find(({ name }) => name === city.country);
      const place = [city.longitude ?? 0, city.latitude ?? 0] as const;
      const rings = countryRings(country?.code ?? "");
      const near = [place, ...around(place, 0.12)];
      expect(near.some((point) => rings.some((ring) => isInside(point, ring)))).toBe(true);
    },
  );
});

describe("the projection", () => {
  test("keeps everything within the drawing", () => {
    for (const { code } of COVERAGE) {
      for (const place of countryRings(code).flat()) {
        const { x, y } = projectToMap(place);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(MAP_WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(MAP_HEIGHT);
      }
    }
  });

  test("puts north up, east right, and the central meridian upright", () => {
    const paris = projectToMap([2.35, 48.86]);
    const vienna = projectToMap([16.37, 48.21]);
    const naples = projectToMap([14.27, 40.85]);
    expect(vienna.x).toBeGreaterThan(paris.x);
    expect(naples.y).toBeGreaterThan(vienna.y);
    expect(projectToMap([5, 38]).x).toBe(projectToMap([5, 54]).x);
  });

  test("keeps distances true along the standard parallels of 40 and 51 degrees", () => {
    const width = (latitude: number) => projectToMap([6, latitude]).x - projectToMap([4, latitude]).x;
    const cosine = (latitude: number) => Math.cos((latitude * Math.PI) / 180);
    expect(width(51) / width(40)).toBeCloseTo(cosine(51) / cosine(40), 2);
  });
});

describe("toSvgPath", () => {
  test("writes each place relative to the previous one", () => {
    const [from, to] = [projectToMap([5, 40]), projectToMap([5, 41])];
    expect(
      toSvgPath([
        [5, 40],
        [5, 41],
      ]),
    ).toBe(`M${from.x} ${from.y}l0${Math.round((to.y - from.y) * 10) / 10}`);
  });

  test.each(COVERAGE.map(({ code }) => code))("%s: accumulates no rounding error along an outline", (code) => {
    for (const ring of countryRings(code)) {
      const [x = 0, y = 0, ...steps] = (toSvgPath(ring, true).match(/-?(?:\d+\.\d|\d+|\.\d)/g) ?? []).map(Number);
      const end = { x, y };
      steps.forEach((step, index) => {
        end[index % 2 === 0 ? "x" : "y"] += step;
      });
      expect(steps).toHaveLength(2 * (ring.length - 1));
      const last = projectToMap(ring.at(-1) ?? [0, 0]);
      expect(end.x).toBeCloseTo(last.x, 6);
      expect(end.y).toBeCloseTo(last.y, 6);
    }
  });
});

type Place = readonly [number, number];

function around([longitude, latitude]: Place, degrees: number): Place[] {
  return [0, 45, 90, 135, 180, 225, 270, 315].map((angle): Place => {
    const turn = (angle * Math.PI) / 180;
    return [longitude + Math.cos(turn) * degrees, latitude + Math.sin(turn) * degrees];
  });
}

/** Even-odd rule: a ray to the east crosses the ring an odd number of times. */
function isInside([x, y]: Place, ring: readonly Place[]): boolean {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const [ax, ay] = ring[index - 1] ?? [0, 0];
    const [bx, by] = ring[index] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
