import { fireEvent } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { prefetchFinishPictures, syncPictureFinish } from "./finish-pictures.ts";

// Other test files use the same document.
afterEach(() => document.body.replaceChildren());

test("the pictures show the finish chosen in the price box, unless they lack it", () => {
  document.body.innerHTML = `
    <input type="radio" name="shown-finish" value="grigio" checked><input type="radio" name="shown-finish" value="nero">
    <input type="radio" name="colour" value="nero"><input type="radio" name="colour" value="altro">`;
  syncPictureFinish();
  const choose = (value: string) =>
    document.querySelector(`[name=colour][value=${value}]`)?.dispatchEvent(new Event("change", { bubbles: true }));
  const shown = () => document.querySelector<HTMLInputElement>("[name=shown-finish]:checked")?.value;
  choose("nero");
  expect(shown()).toBe("nero");
  choose("altro");
  expect(shown()).toBe("nero");
});

test.each([
  ["the pointer comes near", (swatch: Element) => fireEvent.pointerOver(swatch)],
  ["it has the focus", (swatch: Element) => fireEvent.focusIn(swatch)],
])("a paint's pictures, and no others, are fetched when %s", (_what, act) => {
  document.body.innerHTML = `<div>
    <div><img loading="lazy"></div><div><img loading="lazy"></div><div><img loading="lazy"></div>
    <fieldset>${["grigio", "nero", "blu"].map((value) => `<label><input type="radio" name="shown-finish" value="${value}"></label>`).join("")}</fieldset>
  </div>`;
  prefetchFinishPictures();
  act(document.querySelector("[value=nero]") as Element);
  expect([...document.querySelectorAll("img")].map(({ loading }) => loading === "eager")).toEqual([false, true, false]);
});
