const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for XML 1.0, in an element or an attribute: markup escaped, characters that XML cannot hold (most control characters, lone surrogates) left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
