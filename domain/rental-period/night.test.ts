import { expect, test } from "vitest";
import { isNight } from "./night.ts";

test("night is from 20:00 up to before 06:00", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter(isNight)).toEqual([0, 1, 2, 3, 4, 5, 20, 21, 22, 23]);
});
