import { NEEDS_SCRIPTS } from "#app/browser/presses.ts";
import { SHELL_LETTERS } from "#app/features/admin/shell/use-shell-key.ts";

declare global {
  /** On pages that React takes over whole. */
  var earlyPresses: { end(): (() => void)[] } | undefined;
}

/**
 * Runs in the head of every page that React takes over whole (product.md#panel-shell). A press on a button that needs React, or of one of the panel's
 * keys, is kept until React is there. It is kept from React too, which begins to listen before it is done and would hear some of the presses, and drop
 * others: so each is carried out once. What is pressed again meanwhile, out of impatience, is carried out once as well.
 */
export default function keepEarlyPresses(): void {
  const kept = new Map<Element | string, () => void>();
  const keep = (event: Event, pressed: Element | string, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!kept.has(pressed)) kept.set(pressed, again);
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPTS) : null;
    if (button) keep(event, button, () => button.isConnected && button.click());
  };
  const onKey = (event: KeyboardEvent) => {
    // Asked first: an event by which a browser fills in a form has no key.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const letter = event.key.toLowerCase();
    if (!SHELL_LETTERS.some((each) => each === letter) || !document.querySelector(".panel-root")) return;
    keep(event, letter, () => window.dispatchEvent(new KeyboardEvent("keydown", event)));
  };
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKey, true);
  window.earlyPresses = {
    end() {
      window.removeEventListener("click", onClick, true);
      window.removeEventListener("keydown", onKey, true);
      const presses = [...kept.values()];
      kept.clear();
      return presses;
    },
  };
}

/** Carries out what was pressed before React was there; call it once everything listens. */
export function carryOutEarlyPresses(): void {
  for (const again of globalThis.earlyPresses?.end() ?? []) again();
}
