import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { AnimatedAmount } from "./animated-amount.tsx";

let frames: FrameRequestCallback[];
const paint = (now: number) => {
  for (const frame of frames.splice(0)) frame(now);
};
const drawnOver = (text: string) => screen.getByText(text).dataset.counting?.replace("\u00a0", " ");

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  vi.spyOn(performance, "now").mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an amount counts in whole euros to the latest amount within 250 ms, and its text changes immediately", () => {
  const { rerender } = renderOnSite(<AnimatedAmount amount={100_000} />);
  expect(drawnOver("€ 1.000")).toBeUndefined();
  rerender(<AnimatedAmount amount={200_000} />);
  expect(drawnOver("€ 2.000")).toBe("€ 1.000");
  paint(120);
  expect(drawnOver("€ 2.000")).toBe("€ 1.875");
  rerender(<AnimatedAmount amount={300_000} />);
  expect(drawnOver("€ 3.000")).toBe("€ 1.875");
  paint(250);
  expect(drawnOver("€ 3.000")).toBeUndefined();
  expect(frames).toEqual([]);
});

test("nothing counts with reduced motion", () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const { rerender } = renderOnSite(<AnimatedAmount amount={100_000} />);
  rerender(<AnimatedAmount amount={200_000} />);
  expect(drawnOver("€ 2.000")).toBeUndefined();
  expect(frames).toEqual([]);
});
