import { useEffect, useRef } from "react";
import { focusHeading } from "./record-heading.ts";

const PLACE = "[data-action-place]";
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea";
/** Layers over the page, from which the focus comes back. */
const OVER_PAGE = "[data-dialog-size], [data-toast], [role=dialog], [role=alertdialog], [role=menu]";

/** Spread on the element around buttons that their own action replaces. */
export interface ActionPlaceProps<Element extends HTMLElement> {
  ref: React.RefObject<Element | null>;
  tabIndex: -1;
  "data-action-place": true;
}

/**
 * Keeps the keyboard focus in an element whose buttons change with what they do (product.md#panel-keyboard): when the focused control is replaced
 * or was disabled meanwhile, the focus goes to what stands in its place, and to the record's heading when the whole element is gone.
 */
export function useActionPlace<Element extends HTMLElement = HTMLDivElement>(): ActionPlaceProps<Element> {
  const ref = useRef<Element>(null);
  useEffect(() => (ref.current ? keepFocusIn(ref.current) : undefined), []);
  return { ref, tabIndex: -1, "data-action-place": true };
}

/** Returns a function that finds where the focus goes back to after a layer: to what had it before, or to what stands in its place. */
export function rememberFocus(opener: EventTarget | null = document.activeElement): () => HTMLElement | boolean {
  const place = opener instanceof HTMLElement ? opener.closest<HTMLElement>(PLACE) : null;
  return () => {
    const now = document.activeElement;
    // Somebody else took it meanwhile, such as the heading of the record that the dialog led to.
    if (now && now !== document.body && !now.closest(OVER_PAGE)) return false;
    if (!(opener instanceof HTMLElement) || opener === document.body) return true;
    if (opener.isConnected) return opener.matches(":disabled") ? true : opener;
    if (!place) return true;
    return place.isConnected ? replacementOf(opener, place) : (focusHeading() ?? true);
  };
}

/** Where the focus goes from a layer that may have led to another screen: there to the page's content, until its heading takes it; else back. */
export function leaveFor(isLeaving: boolean, backTo: () => HTMLElement | boolean): HTMLElement | boolean {
  const back = backTo();
  return isLeaving && back !== false ? (document.querySelector<HTMLElement>("main") ?? true) : back;
}

function keepFocusIn(place: HTMLElement): () => void {
  /** The control in here that had the focus last, until another part of the page has it. */
  let last: HTMLElement | null = null;
  let wasDisabled = false;
  const layer = place.closest(OVER_PAGE);
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(OVER_PAGE) !== layer) return;
    last = target !== place && place.contains(target) ? target : null;
    wasDisabled = false;
  };
  const restore = () => {
    if (!last) return;
    const target = last.isConnected ? last : replacementOf(last, place);
    // Browsers take the focus from a disabled control only at the next frame.
    if (target.matches(":disabled")) wasDisabled = true;
    else if (isFocusLost() && (wasDisabled || target !== last)) target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    // A layer that is gone gives the focus back by itself.
    if (last && !layer && !place.isConnected && isFocusLost()) focusHeading();
  };
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/** The control of the same name, the first control, or the place itself, which says why it has none. */
function replacementOf(gone: HTMLElement, place: HTMLElement): HTMLElement {
  const controls = [...place.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.find((control) => nameOf(control) === nameOf(gone)) ?? controls[0] ?? place;
}

const nameOf = (control: HTMLElement) => control.getAttribute("aria-label") ?? control.textContent;
