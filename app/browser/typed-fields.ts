import type { DrawnControl, DrawnControls, DrawnField } from "./controls.ts";

/**
 * Passes what was typed or chosen before hydration on to React: a controlled field would otherwise show a value that React doesn't know. A field that
 * React rendered again gets its value and the focus back. Returns whether there was anything to pass on.
 */
export function tellTyped({ drawn, focused, now }: DrawnControls): boolean {
  const retellings = drawn.flatMap((control) => retelling(control, now(control)) ?? []);
  const field = focused && now(focused);
  if (field && field !== focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  for (const retell of retellings) retell();
  return retellings.length > 0;
}

/** What tells React of what was typed into the field that the server drew, in the one that stands for it now. */
function retelling(drawn: DrawnControl, control: DrawnControl | undefined): (() => void) | null {
  if (!control || drawn instanceof HTMLButtonElement) return null;
  if (drawn instanceof HTMLDetailsElement) {
    // At once, since a field in it takes the focus only where it is open.
    (control as HTMLDetailsElement).open = drawn.open;
    return null;
  }
  const field = control as DrawnField;
  if (drawn instanceof HTMLSelectElement) {
    const isChosen = [...drawn.options].some((option) => option.selected !== option.defaultSelected);
    if (!isChosen) return null;
    const { value } = drawn;
    return whileThere(field, () => {
      field.value = value;
      tell(field, "change");
    });
  }
  if (drawn instanceof HTMLInputElement && (drawn.type === "radio" || drawn.type === "checkbox")) {
    const { checked } = drawn;
    // Of two radio buttons that changed, the one that is chosen now says it all.
    if (checked === drawn.defaultChecked || (drawn.type === "radio" && !checked)) return null;
    return whileThere(field, () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    });
  }
  const { value, defaultValue } = drawn;
  if (value === defaultValue) return null;
  const prototype = drawn instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return whileThere(field, () => {
    const select = selectionIn(drawn, field as typeof drawn);
    // React compares with what it knows: first what was there, then, past React, what was typed.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    tell(field, "input");
    select();
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What selects again what is selected now, or sets the caret where it stands: with a new value it stands at the end, and what is typed to replace another
 * text would come after it. Nothing in a field without the focus, or of a kind that hides its selection, such as an e-mail address.
 */
function selectionIn(drawn: TextField, field: TextField): () => void {
  const { selectionStart, selectionEnd, selectionDirection } = drawn;
  if (field !== document.activeElement || selectionStart === null) return () => {};
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
}

const whileThere = (field: Element, retell: () => void) => () => {
  if (field.isConnected) retell();
};

function tell(field: Element, type: "input" | "change"): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
