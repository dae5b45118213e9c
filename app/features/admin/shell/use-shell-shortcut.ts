import { useEffect } from "react";

/** Letters of the panel-wide shortcuts with Ctrl or Cmd. */
export const SHELL_SHORTCUT_LETTERS = ["b", "k"] as const;

/** Runs an action on Ctrl or Cmd plus the letter (product.md#panel-shell). app/inline/panel-click-replay.ts replays presses from before hydration. */
export function useShellShortcut(letter: (typeof SHELL_SHORTCUT_LETTERS)[number], action: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Checked first: autofill dispatches keydown events without a key.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== letter) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [letter, action]);
}
