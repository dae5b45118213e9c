import { afterEach, beforeEach, expect, test } from "vitest";
import { replayArrowClicks, replayClicks, startClickReplay } from "./click-replay.ts";
import { collectControls } from "./rendered-controls.ts";

// Other test files use the same document.
afterEach(() => document.body.replaceChildren());

/** Ids of the clicked controls, in order. */
let clickedIds: string[] = [];

beforeEach(() => {
  clickedIds = [];
  document.body.innerHTML = `
    <button type="button" id="heart" data-action="favourite">heart</button>
    <div data-island="one"><button type="button" id="date">date</button><button type="button" id="inner" data-action="favourite">heart</button></div>`;
});

const button = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const listen = (id: string) => button(id).addEventListener("click", () => clickedIds.push(id));

// Rule: product.md#speed
test("clicks before hydration are replayed once: immediately outside islands, after hydration inside", () => {
  listen("heart");
  listen("inner");
  startClickReplay([button("heart"), button("date"), button("inner")]);
  expect(clickedIds).toEqual(["heart", "inner"]);
  button("date").click();
  const island = document.querySelector("[data-island]") ?? document.body;
  listen("date");
  island.setAttribute("data-hydrating", "");
  replayClicks(collectControls(island));
  expect(clickedIds).toEqual(["heart", "inner", "date"]);
});

test("a click right after hydration is handled and not recorded as well", () => {
  const island = document.querySelector("[data-island]") ?? document.body;
  island.setAttribute("data-hydrating", "");
  listen("date");
  button("date").click();
  replayClicks(collectControls(island));
  expect(clickedIds).toEqual(["date"]);
});

test("clicks on the arrows of a carousel are recorded until it runs and handled from then on", () => {
  document.body.innerHTML =
    '<div data-carousel=""><div data-arrows=""><button type="button" id="next" data-action="next">next</button></div></div>';
  startClickReplay([]);
  button("next").click();
  listen("next");
  const carousel = document.querySelector<HTMLElement>("[data-carousel]") ?? document.body;
  replayArrowClicks(carousel);
  expect(clickedIds).toEqual(["next"]);
  button("next").click();
  replayArrowClicks(carousel);
  expect(clickedIds).toEqual(["next", "next"]);
});
