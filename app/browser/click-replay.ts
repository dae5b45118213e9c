import { hasFailedLoads, onFailedLoadsChange } from "#app/ui/requests/load-with-retry.ts";
import type { RenderedControls } from "./rendered-controls.ts";

/** A control that does nothing by the browser alone. */
export const NEEDS_SCRIPTS = "button[type=button]:not([popovertarget])";
/** An island in which React hears no press yet. */
const UNHYDRATED = "[data-island]:not([data-hydrating])";
/** The arrows of a carousel that does not go round yet. */
const INACTIVE_ARROWS = "[data-carousel]:not([data-hydrating]) [data-arrows] button";
/** What the page's own scripts do, wherever it stands. */
const SCRIPT_ACTIONS = "[data-action]";

/** What says that presses wait for a part of the scripts that did not come. */
const LOAD_FAILURE_NOTICE = "[data-load-failed]";

/** The controls pressed in islands that are not there yet. One that is pressed again meanwhile, out of impatience, is carried out once. */
const pendingClicks = new Set<HTMLElement>();

/**
 * Takes over from the page's first script, which has noted every press on a control that needs scripts; call it once everything that listens to
 * the document does. What can be carried out is; what waits for an island is carried out by `carryOut`. A press is either noted or heard, never both.
 */
export function startClickReplay(clickedControls: readonly HTMLElement[]): void {
  document.addEventListener("click", recordClick, true);
  onFailedLoadsChange(updateLoadFailureNotice);
  for (const control of clickedControls) clickIfConnected(control);
}

/** Carries out what was pressed in an island, now that React is there. */
export function replayClicks({ current }: Pick<RenderedControls, "current">): void {
  const replayable = [...pendingClicks].filter(current);
  for (const control of replayable) pendingClicks.delete(control);
  updateLoadFailureNotice();
  for (const control of replayable) current(control)?.click();
}

/** Carries out what was pressed on the arrows of a carousel, now that it goes round. */
export function replayArrowClicks(carousel: HTMLElement): void {
  carousel.dataset.hydrating = "";
  replayClicks({ current: (control) => (carousel.contains(control) ? (control as HTMLButtonElement) : undefined) });
}

function recordClick({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPTS) : null;
  if (!control || !isInactive(control)) return;
  pendingClicks.add(control);
  updateLoadFailureNotice();
}

function updateLoadFailureNotice(): void {
  const notice = document.querySelector<HTMLElement>(LOAD_FAILURE_NOTICE);
  if (notice) notice.hidden = !hasFailedLoads() || pendingClicks.size === 0;
}

function clickIfConnected(control: HTMLElement): void {
  // A press that is noted again waits for its island.
  if (control.isConnected) control.click();
}

const isInactive = (control: Element) =>
  control.matches(SCRIPT_ACTIONS) ? control.matches(INACTIVE_ARROWS) : control.closest(UNHYDRATED) !== null;
