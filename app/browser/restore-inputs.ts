import type { RenderedControl, RenderedControls, RenderedField } from "./rendered-controls.ts";

/**
 * Passes what was typed or chosen before hydration on to React: a controlled field would otherwise show a value that React doesn't know. A field that
 * React rendered again gets its value and the focus back. Returns whether there was anything to pass on.
 */
export function restoreInputs({ rendered, focused, current }: RenderedControls): boolean {
  const restorers = rendered.flatMap((control) => createRestorer(control, current(control)) ?? []);
  const field = focused && current(focused);
  if (field && field !== focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  for (const restore of restorers) restore();
  return restorers.length > 0;
}

/** What tells React of what was typed into the field that the server drew, in the one that stands for it now. */
function createRestorer(rendered: RenderedControl, control: RenderedControl | undefined): (() => void) | null {
  if (!control || rendered instanceof HTMLButtonElement) return null;
  if (rendered instanceof HTMLDetailsElement) {
    // At once, since a field in it takes the focus only where it is open.
    (control as HTMLDetailsElement).open = rendered.open;
    return null;
  }
  const field = control as RenderedField;
  if (rendered instanceof HTMLSelectElement) {
    const hasChanged = [...rendered.options].some((option) => option.selected !== option.defaultSelected);
    if (!hasChanged) return null;
    const { value } = rendered;
    return ifConnected(field, () => {
      field.value = value;
      dispatchInputEvent(field, "change");
    });
  }
  if (rendered instanceof HTMLInputElement && (rendered.type === "radio" || rendered.type === "checkbox")) {
    const { checked } = rendered;
    // Of two radio buttons that changed, the one that is chosen now says it all.
    if (checked === rendered.defaultChecked || (rendered.type === "radio" && !checked)) return null;
    return ifConnected(field, () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    });
  }
  const { value, defaultValue } = rendered;
  if (value === defaultValue) return null;
  const prototype = rendered instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return ifConnected(field, () => {
    const restoreSelection = captureSelection(rendered, field as typeof rendered);
    // React compares with what it knows: first what was there, then, past React, what was typed.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    dispatchInputEvent(field, "input");
    restoreSelection();
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What selects again what is selected now, or sets the caret where it stands: with a new value it stands at the end, and what is typed to replace another
 * text would come after it. Nothing in a field without the focus, or of a kind that hides its selection, such as an e-mail address.
 */
function captureSelection(rendered: TextField, field: TextField): () => void {
  const { selectionStart, selectionEnd, selectionDirection } = rendered;
  if (field !== document.activeElement || selectionStart === null) return () => {};
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
}

const ifConnected = (field: Element, restore: () => void) => () => {
  if (field.isConnected) restore();
};

function dispatchInputEvent(field: Element, type: "input" | "change"): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
