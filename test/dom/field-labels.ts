// jsdom finds the labels of a field by walking the window for every label in it, and the library that finds fields by their label asks that
// of every field: in the panel's long forms most of a test's work. Here all labels are looked through once for each state of the document.
const LABELLABLE = "input:not([type=hidden]), select, textarea, button, meter, output, progress";

let labels: Map<Element, HTMLLabelElement[]> | null = null;
const observer = new MutationObserver(() => {
  labels = null;
});
observer.observe(document, { subtree: true, childList: true, attributes: true });

function labelsByField(): Map<Element, HTMLLabelElement[]> {
  // What changed within this very step is still among the records.
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
