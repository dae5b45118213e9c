import { expect, test } from "vitest";
import { enableSpaceOnCheckboxLinks } from "./checkbox-link-keys.ts";

// Rule: product.md#explore
test("the space bar follows a link that looks like a checkbox and scrolls on any other link", () => {
  document.body.innerHTML = '<a href="#a" data-checkbox-link="">Ferrari</a><a href="#b">Tutte</a>';
  enableSpaceOnCheckboxLinks();
  const pressed: string[] = [];
  document.addEventListener("click", ({ target }) => pressed.push(target instanceof Element ? target.innerHTML : ""));
  const scrolls = [...document.querySelectorAll("a")].map((link) =>
    link.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true })),
  );
  expect(pressed).toEqual(["Ferrari"]);
  expect(scrolls).toEqual([false, true]);
});
