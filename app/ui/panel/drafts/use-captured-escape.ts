import { useEffect } from "react";

/**
 * Calls `onEscape` on Escape and stops the event, so that it closes only this question. A dialog below, which is not its parent, would otherwise
 * handle the key too.
 */
export function useCapturedEscape(open: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      onEscape();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [open, onEscape]);
}
