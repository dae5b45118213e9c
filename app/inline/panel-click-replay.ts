import { NEEDS_SCRIPTS } from "#app/browser/click-replay.ts";
import { SHELL_SHORTCUT_LETTERS } from "#app/features/admin/shell/use-shell-shortcut.ts";

declare global {
  /** On pages that React takes over whole. */
  var earlyPanelClicks: { end(): (() => void)[] } | undefined;
}

/**
 * Runs in the head of every page that React takes over whole (product.md#panel-shell). A press on a button that needs React, or of one of the panel's
 * keys, is kept until React is there. It is kept from React too, which begins to listen before it is done and would hear some of the presses, and drop
 * others: so each is carried out once. What is pressed again meanwhile, out of impatience, is carried out once as well.
 */
export default function recordPanelClicks(): void {
  const pendingActions = new Map<Element | string, () => void>();
  const defer = (event: Event, source: Element | string, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pendingActions.has(source)) pendingActions.set(source, replay);
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_SCRIPTS) : null;
    if (button) defer(event, button, () => button.isConnected && button.click());
  };
  const onKey = (event: KeyboardEvent) => {
    // Asked first: an event by which a browser fills in a form has no key.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const letter = event.key.toLowerCase();
    if (!SHELL_SHORTCUT_LETTERS.some((each) => each === letter) || !document.querySelector(".panel-root")) return;
    defer(event, letter, () => window.dispatchEvent(new KeyboardEvent("keydown", event)));
  };
  window.addEventListener("click", onClick, true);
  window.addEventListener("keydown", onKey, true);
  window.earlyPanelClicks = {
    end() {
      window.removeEventListener("click", onClick, true);
      window.removeEventListener("keydown", onKey, true);
      const replays = [...pendingActions.values()];
      pendingActions.clear();
      return replays;
    },
  };
}

/** Carries out what was pressed before React was there; call it once everything listens. */
export function replayPanelClicks(): void {
  for (const replay of globalThis.earlyPanelClicks?.end() ?? []) replay();
}
