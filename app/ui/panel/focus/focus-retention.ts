import { useEffect, useRef } from "react";
import { focusRecordHeading } from "./record-heading.ts";

const RETENTION_SCOPE = "[data-focus-retention]";
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea";
/** Layers over the page, which return the focus when they close. */
const LAYERS = "[data-dialog-size], [data-toast], [role=dialog], [role=alertdialog], [role=menu]";

/** Props to spread on an element whose buttons are replaced by their own action. */
export interface FocusRetentionProps<Element extends HTMLElement> {
  ref: React.RefObject<Element | null>;
  tabIndex: -1;
  "data-focus-retention": true;
}

/**
 * Keeps the focus inside an element whose buttons change with their action (product.md#panel-keyboard). If the focused control is replaced or
 * disabled, its successor gets the focus; if the whole element is removed, the record's heading does.
 */
export function useFocusRetention<Element extends HTMLElement = HTMLDivElement>(): FocusRetentionProps<Element> {
  const ref = useRef<Element>(null);
  useEffect(() => (ref.current ? retainFocus(ref.current) : undefined), []);
  return { ref, tabIndex: -1, "data-focus-retention": true };
}

/** Returns a function that finds the focus target after a layer closes: the opener, or the control that replaced it. */
export function captureFocus(opener: EventTarget | null = document.activeElement): () => HTMLElement | boolean {
  const container = opener instanceof HTMLElement ? opener.closest<HTMLElement>(RETENTION_SCOPE) : null;
  return () => {
    const focused = document.activeElement;
    // Another element has taken the focus meanwhile, such as the heading of a record that the dialog opened.
    if (focused && focused !== document.body && !focused.closest(LAYERS)) return false;
    if (!(opener instanceof HTMLElement) || opener === document.body) return true;
    if (opener.isConnected) return opener.matches(":disabled") ? true : opener;
    if (!container) return true;
    return container.isConnected ? replacementOf(opener, container) : (focusRecordHeading() ?? true);
  };
}

/** Returns the focus target of a closing layer. If it leads to another screen, that is the main element, until the new heading takes the focus. */
export function resolveFinalFocus(
  isLeaving: boolean,
  getFinalFocus: () => HTMLElement | boolean,
): HTMLElement | boolean {
  const finalFocus = getFinalFocus();
  return isLeaving && finalFocus !== false ? (document.querySelector<HTMLElement>("main") ?? true) : finalFocus;
}

function retainFocus(container: HTMLElement): () => void {
  /** The control in the container that last had the focus, unless the focus has moved elsewhere. */
  let lastFocused: HTMLElement | null = null;
  let wasDisabled = false;
  const layer = container.closest(LAYERS);
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(LAYERS) !== layer) return;
    lastFocused = target !== container && container.contains(target) ? target : null;
    wasDisabled = false;
  };
  const restore = () => {
    if (!lastFocused) return;
    const target = lastFocused.isConnected ? lastFocused : replacementOf(lastFocused, container);
    // Browsers blur a disabled control only in the next frame.
    if (target.matches(":disabled")) wasDisabled = true;
    else if (isFocusLost() && (wasDisabled || target !== lastFocused)) target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(container, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    // A layer returns the focus itself when it closes.
    if (lastFocused && !layer && !container.isConnected && isFocusLost()) focusRecordHeading();
  };
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/** Returns the control of the same name, else the first control, else the container. */
function replacementOf(removed: HTMLElement, container: HTMLElement): HTMLElement {
  const controls = [...container.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.find((control) => nameOf(control) === nameOf(removed)) ?? controls[0] ?? container;
}

const nameOf = (control: HTMLElement) => control.getAttribute("aria-label") ?? control.textContent;
