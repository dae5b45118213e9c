/** A text that people or search engines read, and where it is: "main > p", "img alt". */
export interface VisibleText {
  place: string;
  text: string;
}

const TEXT_ATTRIBUTES = [
  "aria-label",
  "aria-description",
  "alt",
  "title",
  "placeholder",
  "content",
  "data-label",
  "data-name",
  "data-note",
];
const VOID_TAGS = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=/"]+)="([^"]*)"/g;
/** Metadata that is no text: addresses, sizes, colours and what robots may do. */
const METADATA =
  /^(viewport|robots|theme-color|color-scheme|og:(url|image|image:(width|height|type)|type|locale.*)|twitter:(card|image)|article:.*|csp.*|format-detection|referrer|generator|(supported-)?color-schemes?)$/;
/** Fields of JSON-LD that are codes, addresses or names of things. */
const CODES =
  /^(@.*|inLanguage|url|image|logo|item|sku|identifier|telephone|email|priceCurrency|availability|.*Date|date.*|.*Through|opens|closes|unitCode|.*Code|sameAs|contentUrl|target|urlTemplate|query-input|itemCondition|businessFunction|availableLanguage|dayOfWeek|validFrom|thumbnailUrl|addressCountry|contactType|addressLocality|streetAddress)$/;

/** Lists the texts of a page in its order; those within an element in another language are left out. */
export function listVisibleTexts(html: string): VisibleText[] {
  const texts: VisibleText[] = [];
  const open: { tag: string; isForeign: boolean }[] = [];
  const isForeign = () => open.some((element) => element.isForeign);
  for (const [
    token,
    rawTag,
    rawAttributes = "",
    rawContent = "",
    closing,
    tagName,
    attributesText = "",
  ] of html.matchAll(TOKEN)) {
    if (rawTag) {
      if (/ld\+json/.test(rawAttributes)) texts.push(...listStructuredTexts(JSON.parse(rawContent), "JSON-LD"));
    } else if (!tagName) {
      if (!token.startsWith("<!") && !isForeign()) texts.push({ place: open.at(-1)?.tag ?? "", text: decode(token) });
    } else if (closing) {
      const index = open.findLastIndex(({ tag }) => tag === tagName);
      if (index >= 0) open.length = index;
    } else {
      const attributes = Object.fromEntries(
        Array.from(attributesText.matchAll(ATTRIBUTE), ([, name = "", value = ""]) => [name, decode(value)]),
      );
      const inOther = tagName !== "html" && attributes.lang !== undefined;
      if (!inOther && !isForeign()) texts.push(...listAttributes(tagName, attributes));
      if (!VOID_TAGS.test(tagName) && !attributesText.endsWith("/")) open.push({ tag: tagName, isForeign: inOther });
    }
  }
  return texts;
}

function listAttributes(tag: string, attributes: Record<string, string>): VisibleText[] {
  if (tag === "meta" && METADATA.test(attributes.name ?? attributes.property ?? attributes["http-equiv"] ?? "csp"))
    return [];
  return TEXT_ATTRIBUTES.flatMap((name) => {
    const text = attributes[name];
    return text ? [{ place: `${tag} ${attributes.property ?? attributes.name ?? ""} ${name}`, text }] : [];
  });
}

function listStructuredTexts(value: unknown, place: string): VisibleText[] {
  if (typeof value === "string") return /^(https?:|\/)/.test(value) ? [] : [{ place, text: value }];
  if (typeof value !== "object" || !value) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (CODES.test(key)) return [];
    return listStructuredTexts(part, Array.isArray(value) ? place : `${place} ${key}`);
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00a0",
  apos: "'",
  zwnj: "",
};

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_entity, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|nbsp|apos|zwnj);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const SEPARATOR = "\u0001";
const INNERMOST = /⟦[^⟦⟧]*⟧/g;

/**
 * Returns what is outside of the brackets. A sentence with links has its brackets in several texts, so those of a page's body are read as one; of a
 * shortened text the end with its bracket is missing.
 */
export function listTextsOutside(texts: readonly VisibleText[]): VisibleText[] {
  const isBody = ({ place }: VisibleText) => !place.includes(" ");
  const alone = texts.filter((text) => !isBody(text)).map(({ place, text }) => ({ place, text: removeWrapped(text) }));
  const body = texts.filter(isBody);
  const outside = removeWrapped(body.map(({ text }) => text.replaceAll(SEPARATOR, " ")).join(SEPARATOR), true).split(
    SEPARATOR,
  );
  return [...alone, ...body.map(({ place }, index) => ({ place, text: outside[index] ?? "" }))];
}

function removeWrapped(text: string, isWhole = false): string {
  const keepSeparators = (wrapped: string) => SEPARATOR.repeat(wrapped.split(SEPARATOR).length - 1);
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(INNERMOST, keepSeparators);
  }
  return isWhole ? rest : rest.replace(/⟦.*/s, "");
}
