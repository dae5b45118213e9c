import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What appears only after an effect is waited for; on a busy machine that is longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  // The files of a worker share one window.
  localStorage.clear();
  sessionStorage.clear();
});
