import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findCandidateNames,
  type LinkTarget,
  linkMentions,
  listMentionedPaths,
  type TextPiece,
} from "./link-mentions.ts";

const PAGES: LinkTarget[] = [
  { name: "Roma Spider", to: "/spider" },
  { name: "Ferrari Roma Spider", to: "/spider" },
  { name: "Ferrari", to: "/ferrari" },
  { name: "Rolls-Royce", to: "/rolls-royce" },
  { name: "Roma", to: "/roma", isCity: true },
  { name: "Monaco", to: "/monaco", isCity: true },
  { name: "Monaco di Baviera", to: "/monaco-di-baviera", isCity: true },
];

const linked = (text: string, pages = PAGES): TextPiece[] => {
  const [block] = linkMentions([{ kind: "paragraph", text }], pages);
  return block?.kind === "paragraph" ? block.pieces : [];
};

describe("linkMentions", () => {
  // Rule: product.md#magazine
  test("prefers the longest name and links each page once", () => {
    expect(linked("La Ferrari Roma Spider a Roma: la Roma Spider, una Ferrari, Roma.")).toEqual([
      "La ",
      { text: "Ferrari Roma Spider", to: "/spider" },
      " a ",
      { text: "Roma", to: "/roma" },
      ": la Roma Spider, una ",
      { text: "Ferrari", to: "/ferrari" },
      ", Roma.",
    ]);
    expect(linked("Monaco di Baviera")).toEqual([{ text: "Monaco di Baviera", to: "/monaco-di-baviera" }]);
  });

  test.each(["Romana", "la roma", "Monaco-Ville", "Aroma", "Roma2"])("%s matches no name", (text) => {
    expect(linked(text)).toEqual([text]);
  });

  test("starts a word after an apostrophe, but treats a hyphen as part of the name", () => {
    expect(linked("un'Rolls-Royce")).toEqual(["un'", { text: "Rolls-Royce", to: "/rolls-royce" }]);
  });

  test.each(["via Roma", "Viale Roma", "in piazza Roma", "piazzale Roma", "corso Roma"])(
    "%s is a street and not linked; a later mention of the city is",
    (text) => {
      expect(linked(`${text}, Roma`)).toEqual([`${text}, `, { text: "Roma", to: "/roma" }]);
    },
  );

  test("links names in list items but not in headings", () => {
    expect(
      linkMentions(
        [
          { kind: "heading", text: "Roma" },
          { kind: "list", items: ["Roma", "Ferrari"] },
        ],
        PAGES,
      ),
    ).toEqual([
      { kind: "heading", text: "Roma" },
      { kind: "list", items: [[{ text: "Roma", to: "/roma" }], [{ text: "Ferrari", to: "/ferrari" }]] },
    ]);
  });

  test("links to the first of two cars with one name", () => {
    const pages = [
      { name: "Ghost", to: "/first" },
      { name: "Ghost", to: "/second" },
    ];
    expect(linked("Ghost", pages)).toEqual([{ text: "Ghost", to: "/first" }]);
  });

  test("keeps every character and links each page at most once, for any text and names", () => {
    const words = fc.constantFrom("Roma", "Ferrari", "via", "Monaco di Baviera", "(", ".*", " ", ", ", "di", "Spider");
    const texts = fc.array(fc.oneof(words, fc.string()), { minLength: 1 }).map((parts) => parts.join(" "));
    const names = fc.array(fc.oneof(words, fc.string({ minLength: 1 })));
    fc.assert(
      fc.property(texts, names, (text, chosen) => {
        const pages = chosen.map((name) => ({ name, to: `/${name}`, isCity: true }));
        const pieces = linked(text, pages);
        expect(pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("")).toBe(text);
        const led = listMentionedPaths([{ kind: "paragraph", pieces }]);
        expect(new Set(led).size).toBe(led.length);
        expect(linked(text, [])).toEqual([text]);
      }),
    );
  });
});

test("lists a car's name as a candidate at any position, and omits words that cannot be names", () => {
  const names = findCandidateNames([
    { kind: "heading", text: "Una Dawn" },
    { kind: "paragraph", text: "Prendi la 911 Carrera S. Un'Aston Martin DB12, la Classe S 580, o la Ghost." },
    { kind: "list", items: ["una BMW i7 xDrive60"] },
  ]);
  for (const name of ["911 Carrera S", "DB12", "Aston Martin DB12", "S 580", "Ghost", "i7 xDrive60"])
    expect(names).toContain(name);
  for (const other of ["Dawn", "la Ghost", "Carrera S. Un'Aston", "Ghost."]) expect(names).not.toContain(other);
});

test("limits the candidates of a text that consists of names only", () => {
  const text = Array.from({ length: 50_000 }, (_, place) => `N${place}`).join(" ");
  const names = findCandidateNames([{ kind: "paragraph", text }]);
  expect(names).toContain("N0 N1 N2 N3 N4");
  expect(names).toHaveLength(1_000);
});
