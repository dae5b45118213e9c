import { expect, test } from "vitest";
import { parseFileTextId, toFileTextId } from "#domain/content-texts/translation-file.ts";
import { formatTranslationCsv, parseTranslationCsv } from "./translation-csv.ts";
import { formatTranslationXliff, parseTranslationXliff } from "./translation-xliff.ts";

const KEY = { entity: "phrases" as const, entityId: "CV / km «x»", field: "text", sourceHash: "abc", version: 3 };
const FILE = {
  language: "de" as const,
  texts: [
    {
      id: toFileTextId(KEY),
      note: "phrases, a & b",
      italian: '=Ciao "tu"; <b>\n- riga',
      translation: "Hallo\n\n  <b> & 'du'",
      approved: true,
    },
    { id: "x", note: "", italian: "Uno", translation: "", approved: false },
  ],
};

// Rule: product.md#translation-files
// Rule: product.md#translation-files "The file"
test("a file has the same texts after it is written and read, as CSV and as XLIFF", () => {
  expect(parseTranslationCsv(formatTranslationCsv(FILE))).toEqual(FILE);
  expect(parseTranslationXliff(formatTranslationXliff(FILE))).toEqual(FILE);
  expect(parseFileTextId(toFileTextId(KEY))).toEqual(KEY);
});

// Rule: product.md#translation-files "The file"
test("XLIFF of translation tools is read with its markup, its states and without alternatives", () => {
  const file = `<xliff version="1.2"><file target-language="en-GB"><body><trans-unit id="x"><source>Uno</source>
<target state="signed-off"><g id="1">One</g> <![CDATA[& two]]></target><alt-trans><target>Other</target></alt-trans></trans-unit></body></file></xliff>`;
  expect(parseTranslationXliff(file)).toEqual({
    language: "en",
    texts: [{ id: "x", note: "", italian: "Uno", translation: "One & two", approved: true }],
  });
});

// Rule: product.md#translation-files "The file"
test.each([
  "",
  "<xliff",
  '<xliff version="2.0"><file target-language="en"/></xliff>',
  '<xliff version="1.2"><file target-language="it"/></xliff>',
  '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"><file target-language="en"/></xliff>',
])("%j is no XLIFF of ours", (file) => expect(parseTranslationXliff(file)).toBeNull());

test.each(["", "a;b\r\n1;2", "id;language;translation\r\nx;it;y", "id;language;translation\r\nx;en;y\r\nx;de;y"])(
  "%j is no CSV of ours",
  (file) => expect(parseTranslationCsv(file)).toBeNull(),
);

test.each(["", "a/b", "phrases/x/text/h/no", "nothing/x/text/h/1", "phrases/%/text/h/1"])("%j is no id of ours", (id) =>
  expect(parseFileTextId(id)).toBeNull(),
);
