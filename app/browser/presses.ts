import { isPartMissing, onPartMissing } from "#app/ui/requests/until-arrived.ts";
import type { DrawnControls } from "./controls.ts";

/** A control that does nothing by the browser alone. */
export const NEEDS_SCRIPTS = "button[type=button]:not([popovertarget])";
/** An island in which React hears no press yet. */
const DEAF = "[data-island]:not([data-heard])";
/** The arrows of a carousel that does not go round yet. */
const DEAF_ARROWS = "[data-carousel]:not([data-heard]) [data-arrows] button";
/** What the page's own scripts do, wherever it stands. */
const OURS = "[data-does]";

/** What says that presses wait for a part of the scripts that did not come. */
const NOTICE = "[data-unreached]";

/** The controls pressed in islands that are not there yet. One that is pressed again meanwhile, out of impatience, is carried out once. */
const noted = new Set<HTMLElement>();

/**
 * Takes over from the page's first script, which has noted every press on a control that needs scripts; call it once everything that listens to
 * the document does. What can be carried out is; what waits for an island is carried out by `carryOut`. A press is either noted or heard, never both.
 */
export function takePresses(pressed: readonly HTMLElement[]): void {
  document.addEventListener("click", note, true);
  onPartMissing(showNotice);
  for (const control of pressed) press(control);
}

/** Carries out what was pressed in an island, now that React is there. */
export function carryOut({ now }: Pick<DrawnControls, "now">): void {
  const waiting = [...noted].filter(now);
  for (const control of waiting) noted.delete(control);
  showNotice();
  for (const control of waiting) now(control)?.click();
}

/** Carries out what was pressed on the arrows of a carousel, now that it goes round. */
export function carryOutArrows(carousel: HTMLElement): void {
  carousel.dataset.heard = "";
  carryOut({ now: (control) => (carousel.contains(control) ? (control as HTMLButtonElement) : undefined) });
}

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPTS) : null;
  if (!control || !isDeaf(control)) return;
  noted.add(control);
  showNotice();
}

function showNotice(): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (notice) notice.hidden = !isPartMissing() || noted.size === 0;
}

function press(control: HTMLElement): void {
  // A press that is noted again waits for its island.
  if (control.isConnected) control.click();
}

const isDeaf = (control: Element) =>
  control.matches(OURS) ? control.matches(DEAF_ARROWS) : control.closest(DEAF) !== null;
