import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderOnSite } from "#test/render-on-site.tsx";
import { startCarousels } from "./carousels.ts";

const SLIDES = 5;
const SLIDE_WIDTH_PX = 400;
const FRAME_MS = 1000 / 60;
/** Embla's default friction: we change only the duration. */
const EMBLA_FRICTION = 0.68;
/** Enough frames for a motion of duration 25 to end. */
const FRAMES_TO_REST = 120;

let frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 0;
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
  const view = document.defaultView ?? window;
  vi.spyOn(view, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  // Without an `offsetParent`, embla takes the row for hidden and disables dragging.
  vi.spyOn(HTMLElement.prototype, "offsetParent", "get").mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(SLIDE_WIDTH_PX);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return this instanceof HTMLLIElement ? [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH_PX : 0;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openCarousel() {
  renderOnSite(
    <section aria-label="Carosello" data-carousel="">
      <div data-viewport="">
        <ul>
          {Array.from({ length: SLIDES }, (_, place) => `Vettura ${place + 1}`).map((name) => (
            <li key={name}>
              <a href="#a-page">{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>,
  );
  startCarousels();
  drawFrames(2);
  return screen.getByRole("region", { name: "Carosello" });
}

/** Runs the next frames and returns how far the row has moved after each. */
function drawFrames(count: number): number[] {
  return Array.from({ length: count }, () => {
    now += FRAME_MS;
    for (const callback of frames.splice(0)) callback(now);
    return movedPx();
  });
}

function movedPx(): number {
  const [, moved = "0"] = /translate3d\(([-\d.e]+)px/.exec(document.querySelector("ul")?.style.transform ?? "") ?? [];
  return Number(moved);
}

// Rule: product.md#category-carousel
test.each([
  ["ArrowRight", [1, 2, 3, 4, 0]],
  ["ArrowLeft", [4, 3, 2, 1, 0]],
])("%s loops through all slides", (key, places) => {
  const carousel = openCarousel();
  for (const place of places) {
    fireEvent.keyDown(carousel, { key });
    expect(drawFrames(FRAMES_TO_REST).at(-1)).toBeCloseTo(-place * SLIDE_WIDTH_PX, 0);
  }
});

// Rule: product.md#category-carousel
test("the row moves with duration 25", () => {
  const carousel = openCarousel();
  fireEvent.keyDown(carousel, { key: "ArrowRight" });
  const places = placesAfterEachMove(-SLIDE_WIDTH_PX, 25, 20);
  expect(drawFrames(places.length)).toEqual(places.map((place) => expect.closeTo(place, 1)));
});

// Rule: product.md#category-carousel
test.each([
  [10, "still follows the link under it"],
  [11, "drags the row and does not follow the link under it"],
])("a press that moves %i px %s", (movedBy) => {
  openCarousel();
  const link = screen.getByRole("link", { name: "Vettura 1" });
  fireEvent.mouseDown(link, { button: 0, clientX: 300, clientY: 50 });
  fireEvent.mouseMove(document, { clientX: 300 - movedBy, clientY: 50 });
  fireEvent.mouseUp(document, { clientX: 300 - movedBy, clientY: 50 });
  // `fireEvent` returns true if no listener prevented the default.
  expect(fireEvent.click(link)).toBe(movedBy <= 10);
});

function placesAfterEachMove(way: number, duration: number, moves: number): number[] {
  let at = 0;
  let velocity = 0;
  return Array.from({ length: moves }, () => {
    velocity = (velocity + (way - at) / duration) * EMBLA_FRICTION;
    at += velocity;
    return at;
  });
}
