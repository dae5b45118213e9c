// Rule: product.md#day-and-night
import { expect, test } from "vitest";
import { isNight, resolveTheme } from "./theme.ts";

test("night is from 20:00 up to before 06:00", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter(isNight)).toEqual([0, 1, 2, 3, 4, 5, 20, 21, 22, 23]);
});

test("the switch decides, else a device that asks for dark colours, else the clock", () => {
  expect(resolveTheme({ choice: "day", prefersDark: true, hour: 23 })).toBe("day");
  expect(resolveTheme({ choice: "night", prefersDark: false, hour: 12 })).toBe("night");
  expect(resolveTheme({ choice: "auto", prefersDark: true, hour: 12 })).toBe("night");
  expect(resolveTheme({ choice: "auto", prefersDark: false, hour: 20 })).toBe("night");
  expect(resolveTheme({ choice: "auto", prefersDark: false, hour: 19 })).toBe("day");
});
