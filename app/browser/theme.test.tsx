// Rule: product.md#day-and-night
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trackTheme } from "./theme.ts";

const root = document.documentElement;
let prefersDark = false;
let notifyDeviceChange = () => {};

beforeEach(() => {
  document.getAnimations = () => [];
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("color-scheme") && prefersDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      notifyDeviceChange = listener;
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefersDark = false;
  localStorage.clear();
  delete root.dataset.hour;
  delete root.dataset.theme;
  delete root.dataset.crossfade;
  document.body.innerHTML = "";
});

function openAt(hours: number, minutes = 0, seconds = 0) {
  vi.setSystemTime(new Date(2026, 10, 21, hours, minutes, seconds));
  document.body.innerHTML = ["auto", "day", "night"]
    .map((choice) => `<button type="button" data-action="theme" data-choice="${choice}"></button>`)
    .join("");
  trackTheme();
}
const press = (choice: string) => document.querySelector<HTMLElement>(`[data-choice="${choice}"]`)?.click();
const pressed = () => document.querySelector<HTMLElement>("[aria-pressed=true]")?.dataset.choice;

test("an open page turns to night and back, checked every 60 seconds", () => {
  openAt(19, 59, 30);
  expect(root.dataset).toMatchObject({ hour: "day", theme: "day" });
  vi.advanceTimersByTime(59_000);
  expect(root.dataset.hour).toBe("day");
  vi.advanceTimersByTime(1000);
  expect(root.dataset).toMatchObject({ hour: "night", theme: "night" });
  vi.setSystemTime(new Date(2026, 10, 22, 6, 0));
  vi.advanceTimersByTime(60_000);
  expect(root.dataset).toMatchObject({ hour: "day", theme: "day" });
});

test("the switch changes the theme, not the hour, and is saved for the next page", () => {
  openAt(12);
  expect(pressed()).toBe("auto");
  press("night");
  expect(root.dataset).toMatchObject({ hour: "day", theme: "night" });
  expect(pressed()).toBe("night");
  expect(localStorage.getItem("theme")).toBe("night");
  press("auto");
  expect(root.dataset.theme).toBe("day");
  expect(localStorage.getItem("theme")).toBe("auto");
});

test("the page follows a device that turns dark, unless the visitor chose day", () => {
  openAt(12);
  prefersDark = true;
  notifyDeviceChange();
  expect(root.dataset).toMatchObject({ hour: "day", theme: "night" });
  press("day");
  expect(root.dataset.theme).toBe("day");
});

test("a choice in another tab applies here too", () => {
  openAt(12);
  localStorage.setItem("theme", "night");
  window.dispatchEvent(new Event("storage"));
  expect(root.dataset.theme).toBe("night");
  expect(pressed()).toBe("night");
});

test("the colours change without transitions, which are enabled again afterwards", () => {
  openAt(12);
  const turning: (string | undefined)[] = [];
  vi.stubGlobal("getComputedStyle", (element: HTMLElement) => {
    turning.push(`${element.dataset.theme} ${"noTransition" in element.dataset}`);
    return { getPropertyValue: () => "" };
  });
  press("night");
  press("night");
  expect(turning).toEqual(["night true"]);
  expect(root.dataset.noTransition).toBeUndefined();
});

test("data-crossfade names the direction while pictures crossfade", async () => {
  openAt(19, 59, 30);
  press("night");
  expect(root.dataset.crossfade).toBe("light");
  await vi.waitFor(() => expect(root.dataset.crossfade).toBeUndefined());
  press("auto");
  await vi.waitFor(() => expect(root.dataset.crossfade).toBeUndefined());
  vi.advanceTimersByTime(60_000);
  expect(root.dataset).toMatchObject({ hour: "night", crossfade: "light dusk" });
});
