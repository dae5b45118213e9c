import { useEffect, useRef } from "react";

/** What Escape belongs to while it is open: a dialog, a menu, the list of a field. A toast is none, whatever its role. */
const OPEN_LAYERS = [
  "[data-dialog-size]",
  ":is([role=dialog], [role=alertdialog]):not([data-toast])",
  "[role=menu]",
  "[aria-haspopup][aria-expanded=true]",
  "[role=combobox][aria-expanded=true]",
].join();

/** Calls back on Escape, wherever the focus is, unless the key belongs to what is open over the page or to what is being typed. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector(OPEN_LAYERS) || handlesEscape(event.target)) return;
      latest.current();
    };
    // Before anything open hears the key and is gone.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}

/** A search with words is emptied by the browser, an open choice closed. */
function handlesEscape(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === "search" && target.value !== "";
  return target instanceof HTMLSelectElement && isSelectOpen(target);
}

function isSelectOpen(select: HTMLSelectElement): boolean {
  // Browsers that do not know the state close the choice before the page hears of the key.
  return globalThis.CSS?.supports("selector(:open)") && select.matches(":open");
}
