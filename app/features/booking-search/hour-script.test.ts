import { expect, test } from "vitest";
import { HOUR_SCRIPT } from "#app/features/booking-search/hour-script.ts";
import { isNight } from "#domain/rental-period/night.ts";

/** Runs the head's script as a browser would at that hour; tells what it wrote on <html> and what it asked for in advance. */
function runAt(hour: number, { pathname = "/", phone = false } = {}) {
  const asked: { imageSrcset?: string; as?: string }[] = [];
  const page = {
    documentElement: { dataset: {} as { hour?: string } },
    createElement: () => ({}),
    head: { appendChild: (link: object) => asked.push(link) },
  };
  class Clock {
    getHours() {
      return hour;
    }
  }
  const run = new Function("document", "Date", "matchMedia", "location", HOUR_SCRIPT);
  run(page, Clock, () => ({ matches: phone }), { pathname });
  return { hour: page.documentElement.dataset.hour, asked };
}

test("says night exactly when the rule does", () => {
  for (let hour = 0; hour < 24; hour++) expect(runAt(hour).hour).toBe(isNight(hour) ? "night" : "day");
});

test("asks for the hero that will be shown, on the home page only", () => {
  expect(runAt(21).asked[0]).toMatchObject({
    as: "image",
    imageSrcset: expect.stringContaining("/heroes/night-1920.avif"),
  });
  expect(runAt(12, { phone: true }).asked[0]?.imageSrcset).toContain("/heroes/day-tall-800.avif 800w");
  expect(runAt(12, { pathname: "/explore" }).asked).toHaveLength(0);
});
