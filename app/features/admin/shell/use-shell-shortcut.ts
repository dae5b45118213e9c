import { useEffect } from "react";

/** Letters that, with Ctrl or Cmd, act wherever one is in the panel. */
export const SHELL_SHORTCUT_LETTERS = ["b", "k"] as const;

/** Ctrl or Cmd plus the letter acts (product.md#panel-shell); pressed before React was there, once it is (app/inline/panel-click-replay.ts). */
export function useShellShortcut(letter: (typeof SHELL_SHORTCUT_LETTERS)[number], action: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Asked first: an event by which a browser fills in a form has no key.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== letter) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [letter, action]);
}
