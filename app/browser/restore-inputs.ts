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

/** Returns a function that restores what was typed into a server-rendered field, or null if nothing changed. */
function createRestorer(rendered: RenderedControl, control: RenderedControl | undefined): (() => void) | null {
  if (!control || rendered instanceof HTMLButtonElement) return null;
  if (rendered instanceof HTMLDetailsElement) {
    // Open it immediately: a field inside can take the focus only while it is open.
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
    // Of two radio buttons that changed, only the one now checked needs restoring.
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
    // React ignores a value it already has: set the old value through React, then the typed one through the native setter, which React doesn't
    // notice.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    dispatchInputEvent(field, "input");
    restoreSelection();
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns a function that restores the current selection or caret. Setting a value moves the caret to the end. Does nothing for an unfocused field,
 * or for types without a readable selection, such as e-mail.
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
