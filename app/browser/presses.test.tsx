import { afterEach, beforeEach, expect, test } from "vitest";
import { controlsIn } from "./controls.ts";
import { carryOut, carryOutArrows, takePresses } from "./presses.ts";

// Other files are tested in the same window.
afterEach(() => document.body.replaceChildren());

/** What was heard, in order. */
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  document.body.innerHTML = `
    <button type="button" id="heart" data-does="favourite">heart</button>
    <div data-island="one"><button type="button" id="date">date</button><button type="button" id="inner" data-does="favourite">heart</button></div>`;
});

const button = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const listen = (id: string) => button(id).addEventListener("click", () => heard.push(id));

// Rule: product.md#speed
test("what was pressed before is carried out once: at once where the page hears it, in an island when React is there", () => {
  listen("heart");
  listen("inner");
  takePresses([button("heart"), button("date"), button("inner")]);
  expect(heard).toEqual(["heart", "inner"]);
  button("date").click();
  const island = document.querySelector("[data-island]") ?? document.body;
  listen("date");
  island.setAttribute("data-heard", "");
  carryOut(controlsIn(island));
  expect(heard).toEqual(["heart", "inner", "date"]);
});

test("a press in the moment after is heard, and not noted as well", () => {
  const island = document.querySelector("[data-island]") ?? document.body;
  island.setAttribute("data-heard", "");
  listen("date");
  button("date").click();
  carryOut(controlsIn(island));
  expect(heard).toEqual(["date"]);
});

test("a press on the arrows of a carousel that does not go round yet is carried out once it does, and heard from then on", () => {
  document.body.innerHTML =
    '<div data-carousel=""><div data-arrows=""><button type="button" id="next" data-does="next">next</button></div></div>';
  takePresses([]);
  button("next").click();
  listen("next");
  const carousel = document.querySelector<HTMLElement>("[data-carousel]") ?? document.body;
  carryOutArrows(carousel);
  expect(heard).toEqual(["next"]);
  button("next").click();
  carryOutArrows(carousel);
  expect(heard).toEqual(["next", "next"]);
});
