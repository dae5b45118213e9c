const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for an XML 1.0 element or attribute. Drops characters that XML cannot contain (most control characters, lone surrogates). */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
