import { useEffect, useRef } from "react";
import { focusRecordHeading } from "./record-heading.ts";

const RETENTION_SCOPE = "[data-focus-retention]";
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea";
/** Layers over the page, from which the focus comes back. */
const LAYERS = "[data-dialog-size], [data-toast], [role=dialog], [role=alertdialog], [role=menu]";

/** Spread on the element around buttons that their own action replaces. */
export interface FocusRetentionProps<Element extends HTMLElement> {
  ref: React.RefObject<Element | null>;
  tabIndex: -1;
  "data-focus-retention": true;
}

/**
 * Keeps the keyboard focus in an element whose buttons change with what they do (product.md#panel-keyboard): when the focused control is replaced
 * or was disabled meanwhile, the focus goes to what stands in its place, and to the record's heading when the whole element is gone.
 */
export function useFocusRetention<Element extends HTMLElement = HTMLDivElement>(): FocusRetentionProps<Element> {
  const ref = useRef<Element>(null);
  useEffect(() => (ref.current ? retainFocus(ref.current) : undefined), []);
  return { ref, tabIndex: -1, "data-focus-retention": true };
}

/** Returns a function that finds where the focus goes back to after a layer: to what had it before, or to what stands in its place. */
export function captureFocus(opener: EventTarget | null = document.activeElement): () => HTMLElement | boolean {
  const container = opener instanceof HTMLElement ? opener.closest<HTMLElement>(RETENTION_SCOPE) : null;
  return () => {
    const focused = document.activeElement;
    // Somebody else took it meanwhile, such as the heading of the record that the dialog led to.
    if (focused && focused !== document.body && !focused.closest(LAYERS)) return false;
    if (!(opener instanceof HTMLElement) || opener === document.body) return true;
    if (opener.isConnected) return opener.matches(":disabled") ? true : opener;
    if (!container) return true;
    return container.isConnected ? replacementOf(opener, container) : (focusRecordHeading() ?? true);
  };
}

/** Where the focus goes from a layer that may have led to another screen: there to the page's content, until its heading takes it; else back. */
export function resolveFinalFocus(
  isLeaving: boolean,
  getFinalFocus: () => HTMLElement | boolean,
): HTMLElement | boolean {
  const finalFocus = getFinalFocus();
  return isLeaving && finalFocus !== false ? (document.querySelector<HTMLElement>("main") ?? true) : finalFocus;
}

function retainFocus(container: HTMLElement): () => void {
  /** The control in here that had the focus last, until another part of the page has it. */
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
    // Browsers take the focus from a disabled control only at the next frame.
    if (target.matches(":disabled")) wasDisabled = true;
    else if (isFocusLost() && (wasDisabled || target !== lastFocused)) target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(container, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    // A layer that is gone gives the focus back by itself.
    if (lastFocused && !layer && !container.isConnected && isFocusLost()) focusRecordHeading();
  };
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/** The control of the same name, the first control, or the place itself, which says why it has none. */
function replacementOf(removed: HTMLElement, container: HTMLElement): HTMLElement {
  const controls = [...container.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.find((control) => nameOf(control) === nameOf(removed)) ?? controls[0] ?? container;
}

const nameOf = (control: HTMLElement) => control.getAttribute("aria-label") ?? control.textContent;
