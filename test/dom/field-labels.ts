// jsdom finds a field's labels by walking the whole document, and Testing Library does that for every field, which dominates the tests of long forms.
// This version indexes all labels once per state of the document.
const LABELLABLE = "input:not([type=hidden]), select, textarea, button, meter, output, progress";

let labels: Map<Element, HTMLLabelElement[]> | null = null;
const observer = new MutationObserver(() => {
  labels = null;
});
observer.observe(document, { subtree: true, childList: true, attributes: true });

function labelsByField(): Map<Element, HTMLLabelElement[]> {
  // Changes made in this same task are still among the pending records.
  if (labels && observer.takeRecords().length === 0) return labels;
  labels = new Map();
  for (const label of document.querySelectorAll("label")) {
    const field = label.htmlFor ? document.getElementById(label.htmlFor) : label.querySelector(LABELLABLE);
    if (field) labels.set(field, [...(labels.get(field) ?? []), label]);
  }
  return labels;
}

for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
  const own = Object.getOwnPropertyDescriptor(prototype, "labels");
  Object.defineProperty(prototype, "labels", {
    ...own,
    get(this: Element) {
      return this.isConnected && this.matches(LABELLABLE) ? (labelsByField().get(this) ?? []) : own?.get?.call(this);
    },
  });
}
