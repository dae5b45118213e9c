import { afterEach, expect, test } from "vitest";
import { followFinish } from "./shown-finish.ts";

// Other files are tested in the same window.
afterEach(() => document.body.replaceChildren());

test("the finish chosen in the price box is shown in the pictures; one they are not drawn in leaves them as they are", () => {
  document.body.innerHTML = `
    <input type="radio" name="shown-finish" value="grigio" checked><input type="radio" name="shown-finish" value="nero">
    <input type="radio" name="colour" value="nero"><input type="radio" name="colour" value="altro">`;
  followFinish();
  const choose = (value: string) =>
    document.querySelector(`[name=colour][value=${value}]`)?.dispatchEvent(new Event("change", { bubbles: true }));
  const shown = () => document.querySelector<HTMLInputElement>("[name=shown-finish]:checked")?.value;
  choose("nero");
  expect(shown()).toBe("nero");
  choose("altro");
  expect(shown()).toBe("nero");
});
