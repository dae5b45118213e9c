import type { Theme } from "#domain/rental-period/night.ts";

/** What <html> says of day and night (product.md#day-and-night). */
export interface Light {
  /** The colours that the page wears. */
  theme: Theme;
  /** By the visitor's clock: what the hero follows. */
  hour: Theme;
}

/**
 * Turns the page to this light. Its colours change at once: letters that change slowly over a ground that has changed cannot be read meanwhile. Its
 * pictures come on with frames between, as long as `data-crossing` says what turns: the hour (dusk, dawn), and the hero's night comes on over its day; the
 * colours (light), and so do pictures that have a night of their own. Nothing lies over the page meanwhile, as a view transition would: no tap is lost.
 */
export function turnTo({ theme, hour }: Light): void {
  const root = document.documentElement;
  const crossing = [
    root.dataset.theme !== theme && "light",
    root.dataset.hour !== hour && (hour === "night" ? "dusk" : "dawn"),
  ].filter(Boolean);
  if (crossing.length === 0) return;
  root.dataset.turning = "";
  root.dataset.theme = theme;
  // What is styled now is styled without a transition.
  getComputedStyle(root).getPropertyValue("color");
  delete root.dataset.turning;
  root.dataset.hour = hour;
  root.dataset.crossing = crossing.join(" ");
  void Promise.allSettled(comingOn().map(({ finished }) => finished)).then(() => {
    // One that was overtaken by the next turn leaves the end to it.
    if (comingOn().length === 0) delete root.dataset.crossing;
  });
}

/** Fetches the pictures of the hour that is not shown; null where the page has none, or all are there. */
export function fetchOtherHour(): Promise<unknown> | null {
  const waiting = [...document.querySelectorAll<HTMLImageElement>("[data-ground=hour] img")].filter(
    ({ naturalWidth }) => naturalWidth === 0,
  );
  if (waiting.length === 0) return null;
  return Promise.allSettled(
    waiting.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    }),
  );
}

const comingOn = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.animationName === "coming-on" &&
        animation.playState === "running",
    );
