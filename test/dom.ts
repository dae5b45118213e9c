import "./field-labels.ts";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What appears only after an effect is waited for; on a busy machine that is longer than the library's second.
configure({ asyncUtilTimeout: 60_000 });
afterEach(() => {
  cleanup();
  // The files of a worker share one window.
  localStorage.clear();
  sessionStorage.clear();
});

// The DOM under test has no window to measure: it is a wide one.
window.matchMedia ??= ((media: string) => ({
  matches: false,
  media,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof window.matchMedia;
