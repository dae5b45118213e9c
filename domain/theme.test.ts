// Rule: product.md#day-and-night
import { expect, test } from "vitest";
import { isNight, resolveTheme } from "./theme.ts";

test("night is from 20:00 until before 06:00", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter(isNight)).toEqual([0, 1, 2, 3, 4, 5, 20, 21, 22, 23]);
});

test("the switch takes precedence, then the device's dark mode, then the time", () => {
  expect(resolveTheme({ choice: "day", prefersDark: true, hour: 23 })).toBe("day");
  expect(resolveTheme({ choice: "night", prefersDark: false, hour: 12 })).toBe("night");
  expect(resolveTheme({ choice: "auto", prefersDark: true, hour: 12 })).toBe("night");
  expect(resolveTheme({ choice: "auto", prefersDark: false, hour: 20 })).toBe("night");
  expect(resolveTheme({ choice: "auto", prefersDark: false, hour: 19 })).toBe("day");
});
