/**
 * Looks what was typed or chosen in `root` before React is there. Returns what tells React of it afterwards: a controlled field would else keep
 * showing it while React knows nothing of it.
 */
export function typedInto(root: ParentNode): () => void {
  const retellings = [...root.querySelectorAll<HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement>(FIELDS)]
    .map(retelling)
    .filter((retell) => retell !== null);
  return () => {
    for (const retell of retellings) retell();
  };
}

const FIELDS = "select, textarea, input:not([type=hidden])";

function retelling(field: HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const isChosen = [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (!isChosen) return null;
    const { value } = field;
    return whileThere(field, () => {
      field.value = value;
      tell(field, "change");
    });
  }
  if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox")) {
    const { checked } = field;
    // Of two radio buttons that changed, the one that is chosen now says it all.
    if (checked === field.defaultChecked || (field.type === "radio" && !checked)) return null;
    return whileThere(field, () => {
      field.checked = !checked;
      field.click();
    });
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return whileThere(field, () => {
    const select = selectionIn(field);
    // React compares with what it knows: first what was there, then, past React, what was typed.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    tell(field, "input");
    select();
  });
}

/**
 * What selects again what is selected now, or sets the caret where it stands: with a new value it stands at the end, and what is typed to replace another
 * text would come after it. Nothing in a field without the focus, or of a kind that hides its selection, such as an e-mail address.
 */
function selectionIn(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (field !== document.activeElement || selectionStart === null) return () => {};
  return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
}

const whileThere = (field: Element, retell: () => void) => () => {
  if (field.isConnected) retell();
};

function tell(field: Element, type: "input" | "change"): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
