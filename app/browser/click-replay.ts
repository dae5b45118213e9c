import { hasFailedLoads, onFailedLoadsChange } from "#app/ui/requests/load-with-retry.ts";
import type { RenderedControls } from "./rendered-controls.ts";

/** Buttons that do nothing without our scripts. */
export const SCRIPT_BUTTON_SELECTOR = "button[type=button]:not([popovertarget])";
/** An island that React has not begun to hydrate. */
const UNHYDRATED = "[data-island]:not([data-hydrating])";
/** Arrows of a carousel whose script has not started. */
const INACTIVE_ARROWS = "[data-carousel]:not([data-hydrating]) [data-arrows] button";
/** Controls handled by the page's own scripts, inside or outside an island. */
const SCRIPT_ACTIONS = "[data-action]";

/** The notice that clicks are waiting for a script that failed to load. */
const LOAD_FAILURE_NOTICE = "[data-load-failed]";

/** Controls clicked in islands that are not hydrated yet. Repeated clicks on one control count once. */
const pendingClicks = new Set<HTMLElement>();

/**
 * Takes over from the inline boot script, which has recorded every click on a control that needs scripts. Call it after all document listeners are
 * attached. It replays each click immediately, or keeps it until `replayClicks` runs for its island. A click is either recorded or handled, never
 * both.
 */
export function startClickReplay(clickedControls: readonly HTMLElement[]): void {
  document.addEventListener("click", recordClick, true);
  onFailedLoadsChange(updateLoadFailureNotice);
  for (const control of clickedControls) clickIfConnected(control);
}

/** Replays the clicks recorded in an island, now that it is hydrated. */
export function replayClicks({ current }: Pick<RenderedControls, "current">): void {
  const replayable = [...pendingClicks].filter(current);
  for (const control of replayable) pendingClicks.delete(control);
  updateLoadFailureNotice();
  for (const control of replayable) current(control)?.click();
}

/** Replays the clicks recorded on a carousel's arrows, now that it runs. */
export function replayArrowClicks(carousel: HTMLElement): void {
  carousel.dataset.hydrating = "";
  replayClicks({ current: (control) => (carousel.contains(control) ? (control as HTMLButtonElement) : undefined) });
}

function recordClick({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(SCRIPT_BUTTON_SELECTOR) : null;
  if (!control || !isInactive(control)) return;
  pendingClicks.add(control);
  updateLoadFailureNotice();
}

function updateLoadFailureNotice(): void {
  const notice = document.querySelector<HTMLElement>(LOAD_FAILURE_NOTICE);
  if (notice) notice.hidden = !hasFailedLoads() || pendingClicks.size === 0;
}

function clickIfConnected(control: HTMLElement): void {
  // `recordClick` catches this click again if its island is not hydrated yet.
  if (control.isConnected) control.click();
}

const isInactive = (control: Element) =>
  control.matches(SCRIPT_ACTIONS) ? control.matches(INACTIVE_ARROWS) : control.closest(UNHYDRATED) !== null;
