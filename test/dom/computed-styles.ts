// The library that finds parts by their role asks of every element, up to the top, whether it is displayed and visible, and jsdom puts each answer
// together from all the rules of its own sheet, anew after every change of the document. Both hang only on what kinds of element stand above one
// another and on these attributes of theirs: what was once found for such a row of elements is not looked for again.
const RELEVANT_ATTRIBUTES = ["style", "hidden", "type", "open", "popover"];
const CACHED_PROPERTIES = ["display", "visibility"];

const originalGetComputedStyle = window.getComputedStyle.bind(window);
const cachedValues = new Map<string, string>();

window.getComputedStyle = (element, pseudo) => {
  const style = originalGetComputedStyle.bind(null, element, pseudo);
  if (pseudo || document.styleSheets.length > 0 || !element.isConnected) return style();
  const read = (property: string) => {
    const key = `${property} ${ancestryKey(element)}`;
    const value = cachedValues.get(key) ?? style().getPropertyValue(property);
    cachedValues.set(key, value);
    return value;
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name: keyof CSSStyleDeclaration & string) {
      if (CACHED_PROPERTIES.includes(name)) return read(name);
      if (name === "getPropertyValue")
        return (property: string) =>
          CACHED_PROPERTIES.includes(property) ? read(property) : style().getPropertyValue(property);
      const value = style()[name];
      return typeof value === "function" ? value.bind(style()) : value;
    },
  });
};

function ancestryKey(element: Element): string {
  let row = "";
  for (let each: Element | null = element; each; each = each.parentElement) {
    row += `>${each.localName}`;
    for (const name of RELEVANT_ATTRIBUTES) {
      const value = each.getAttribute(name);
      if (value !== null) row += ` ${name}=${value}`;
    }
  }
  return row;
}
