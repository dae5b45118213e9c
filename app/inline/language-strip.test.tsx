// Rule: product.md#languages "A browser whose first language"
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import showLanguageStrip from "./language-strip.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<div id="language-strip" hidden><a lang="en" hidden>English</a><a lang="de" hidden>Deutsch</a><button></button></div>';
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const runIn = (language: string) => {
  vi.stubGlobal("navigator", { language });
  showLanguageStrip();
};
const shown = () =>
  [...document.querySelectorAll<HTMLElement>("#language-strip:not([hidden]) a:not([hidden])")].map(({ lang }) => lang);

test.each([
  ["de", ["de"]],
  ["de-AT", ["de"]],
  ["en-US", ["en"]],
  // The page's own language, and those in which it doesn't exist.
  ["it-IT", []],
  ["fr", []],
  ["", []],
])("a browser in %j is offered %j", (language, expected) => {
  runIn(language);
  expect(shown()).toEqual(expected);
});

test("the visitor closes it, for good", () => {
  runIn("de");
  document.querySelector("button")?.click();
  expect(shown()).toEqual([]);
  runIn("de");
  expect(shown()).toEqual([]);
});

test("a browser without storage shows it, and closes it on this page", () => {
  const refuse = () => {
    throw new Error("no storage here");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, clear() {} });
  runIn("de");
  expect(shown()).toEqual(["de"]);
  document.querySelector("button")?.click();
  expect(shown()).toEqual([]);
});

test("a page without the strip has nothing to show", () => {
  document.body.innerHTML = "";
  expect(() => runIn("de")).not.toThrow();
});
