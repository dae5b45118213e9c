// Testing Library's role queries ask for the computed style of every element and its ancestors, and jsdom computes each again after every DOM change.
// `display` and `visibility` depend only on the ancestors' element types and on these attributes, so results are cached by them.
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
