import { SaxesParser } from "saxes";
import type { FileText, TranslationFile } from "#domain/content-texts/translation-file.ts";
import { parseFileLanguage } from "#domain/content-texts/translation-file.ts";

/** States of XLIFF 1.2 in which a translation needs no further work. */
const APPROVED_STATES: readonly string[] = ["final", "signed-off"];

/** Writes texts as XLIFF 1.2. */
export function formatTranslationXliff({ language, texts }: TranslationFile): string {
  const units = texts.map(
    ({ id, note, italian, translation, approved }) =>
      `<trans-unit id="${escapeXml(id)}" xml:space="preserve" approved="${approved ? "yes" : "no"}">
<source>${escapeXml(italian)}</source>
<target state="${approved ? "final" : translation ? "needs-review-translation" : "new"}">${escapeXml(translation)}</target>
<note>${escapeXml(note)}</note>
</trans-unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="content_texts" source-language="it" target-language="${language}" datatype="plaintext">
<body>
${units.join("\n")}
</body>
</file>
</xliff>
`;
}

/** Reads an XLIFF 1.2 file with our ids, also after a translation tool saved it. Returns null for any other file. */
export function parseTranslationXliff(content: string): TranslationFile | null {
  const texts: FileText[] = [];
  const languages = new Set<string>();
  let isXliff = false;
  let unit: FileText | null = null;
  /** The open element whose text is read; text of elements inside it counts too. */
  let part: "italian" | "translation" | "note" | null = null;
  /** Alternatives from a translation memory are not the translation. */
  let isInAlternative = false;
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw new Error("a document type is refused");
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "xliff") isXliff = attributes.version === "1.2";
    if (name === "file") languages.add(attributes["target-language"] ?? "");
    if (name === "alt-trans") isInAlternative = true;
    if (name === "trans-unit") {
      unit = { ...EMPTY_TEXT, id: attributes.id ?? "", approved: attributes.approved === "yes" };
    }
    if (!unit || isInAlternative) return;
    part = PARTS[name] ?? part;
    if (name === "target" && APPROVED_STATES.includes(attributes.state ?? "")) unit.approved = true;
  });
  const addText = (text: string) => {
    if (unit && part) unit[part] += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    if (name in PARTS) part = null;
    if (name === "alt-trans") isInAlternative = false;
    if (name === "trans-unit" && unit) {
      texts.push(unit);
      unit = null;
    }
  });
  try {
    parser.write(content).close();
  } catch {
    return null;
  }
  const [tag = ""] = languages;
  const language = parseFileLanguage(tag);
  return isXliff && language && languages.size === 1 ? { language, texts } : null;
}

const PARTS: Readonly<Record<string, "italian" | "translation" | "note">> = {
  source: "italian",
  target: "translation",
  note: "note",
};

const EMPTY_TEXT = { note: "", italian: "", translation: "" };

const XML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => XML_ENTITIES[sign] ?? sign);
