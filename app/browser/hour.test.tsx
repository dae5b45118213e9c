import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followHour } from "./hour.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] }));
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.hour;
});

const shown = () => document.documentElement.dataset.hour;

test("a page that stays open turns to night and back, looked at again every 60 seconds", () => {
  vi.setSystemTime(new Date(2026, 10, 21, 19, 59, 30));
  followHour();
  expect(shown()).toBe("day");
  vi.advanceTimersByTime(59_000);
  expect(shown()).toBe("day");
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe("night");
  vi.setSystemTime(new Date(2026, 10, 22, 6, 0));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("day");
});
