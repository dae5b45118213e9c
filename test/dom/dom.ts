import "./computed-styles.ts";
import "./fetch-backed-requests.ts";
import "./field-labels.ts";
import { setImmediate as waitForTurn } from "node:timers/promises";
import { cleanup, configure, getConfig } from "@testing-library/react";
import * as React from "react";
import { afterEach } from "vitest";

/** React renders in the next turn of the event loop what changed in this one, such as a refusal; the second is for what that render changes. */
const TURNS_OF_A_RENDER = 2;

const { asyncWrapper } = getConfig();
configure({
  // Effects can take longer than the library's default of one second on a busy machine.
  asyncUtilTimeout: 60_000,
  // On a busy machine a test would otherwise go on between two renders, for example press a button that is enabled again only in the second.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await wait();
      for (let turns = 0; turns < TURNS_OF_A_RENDER; turns++) await waitForTurn();
      return result;
    }),
});
afterEach(() => {
  cleanup();
  // The test files of a worker share one window and its document.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no `matchMedia`; assume a wide window.
window.matchMedia ??= ((media: string) => ({
  matches: false,
  media,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof window.matchMedia;

// React records a stack for each element for its warnings. Warnings fail a test anyway and describe themselves; without the stacks a form renders a
// sixth faster.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks: number };
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set() {} });
