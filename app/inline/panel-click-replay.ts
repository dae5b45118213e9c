import { SCRIPT_BUTTON_SELECTOR } from "#app/browser/click-replay.ts";
import { SHELL_SHORTCUT_LETTERS } from "#app/features/admin/shell/use-shell-shortcut.ts";

declare global {
  /** Defined only on pages that React hydrates as a whole. */
  var earlyPanelClicks: { end(): (() => void)[] } | undefined;
}

/**
 * Runs in the head of every page that React hydrates as a whole (product.md#panel-shell). It records clicks on buttons that need React, and the
 * panel's keyboard shortcuts, until hydration ends. It hides these events from React, which handles some and drops others while hydrating. Each
 * action is replayed once, however often it was repeated.
 */
export default function recordPanelClicks(): void {
  const pendingActions = new Map<Element | string, () => void>();
  const defer = (event: Event, source: Element | string, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pendingActions.has(source)) pendingActions.set(source, replay);
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(SCRIPT_BUTTON_SELECTOR) : null;
    if (button) defer(event, button, () => button.isConnected && button.click());
  };
  const onKey = (event: KeyboardEvent) => {
    // Checked first: an autofill event has no key.
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

/**
 * Replays the clicks and shortcuts recorded before hydration, once React has rendered what only the browser knows, such as whether the window is a
 * phone's. Call it in an effect of the whole page, after all listeners are attached.
 */
export function replayPanelClicks(): void {
  queueMicrotask(() => {
    for (const replay of globalThis.earlyPanelClicks?.end() ?? []) replay();
  });
}
