import "./computed-styles.ts";
import "./field-labels.ts";
import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach } from "vitest";

// What appears only after an effect is waited for; on a busy machine that is longer than the library's second.
configure({ asyncUtilTimeout: 60_000 });
afterEach(() => {
  cleanup();
  // The files of a worker share one window, and its document.
  document.body.replaceChildren();
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

// React keeps with each element where it was made, for warnings; any warning fails a test, and says itself what it is about. That is a sixth of a form's work.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks: number };
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set() {} });
