import { useEffect, useRef } from "react";

/** Open elements that handle Escape themselves: dialogs, menus, lists of fields. Toasts do not, whatever their role. */
const OPEN_LAYERS = [
  "[data-dialog-size]",
  ":is([role=dialog], [role=alertdialog]):not([data-toast])",
  "[role=menu]",
  "[aria-haspopup][aria-expanded=true]",
  "[role=combobox][aria-expanded=true]",
].join();

/** Calls back on Escape, wherever the focus is, unless an open layer or a field handles the key. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector(OPEN_LAYERS) || handlesEscape(event.target)) return;
      latest.current();
    };
    // Capture phase: runs before an open layer handles the key and disappears.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}

/** Whether the browser handles Escape: it clears a search field and closes an open select. */
function handlesEscape(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === "search" && target.value !== "";
  return target instanceof HTMLSelectElement && isSelectOpen(target);
}

function isSelectOpen(select: HTMLSelectElement): boolean {
  // Browsers without `:open` close the select before the page gets the key event.
  return globalThis.CSS?.supports("selector(:open)") && select.matches(":open");
}
