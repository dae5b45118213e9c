// Rule: product.md#logo "An SVG is a flat drawing"
import { describe, expect, test } from "vitest";
import { checkSvg } from "./check-svg.ts";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 20"${attributes}>${content}</svg>`;
const refusalOf = (text: string): string => {
  try {
    checkSvg(text);
  } catch (error) {
    return (error as Error).message;
  }
  return "accepted";
};

/** `copies` references to a group of as many references, `levels` times. */
const nested = (levels: number, copies: number) =>
  Array.from({ length: levels }, (_, at) => {
    const uses = `<use href="#level${at - 1}"/>`.repeat(at === 0 ? 0 : copies);
    return `<g id="level${at}"><path d="M0 0h9"/>${uses}</g>`;
  }).join("");

test.each([
  ["shapes", svg('<path d="M0 0h80v20z" fill="#5a1522"/>')],
  ["a declaration and a comment", `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: Adobe -->${svg("<g/>")}`],
  [
    "classes, gradients and clip paths of a drawing program",
    svg(
      '<defs><style>.cls-1{fill:url(#a);clip-path:url("#c")}</style><linearGradient id="a"><stop offset="0"/></linearGradient>' +
        '<clipPath id="c"><rect class="cls-2" width="9" height="9"/></clipPath></defs>' +
        '<path class="cls-1" d="M0 0h9"/>'.repeat(900),
    ),
  ],
  ["references within the file", svg('<symbol id="s"><circle r="3"/></symbol><use xlink:href="#s"/><use href="#s"/>')],
  [
    "data of a drawing program",
    svg(
      '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li rdf:resource="http://a.example"/></rdf:RDF></metadata>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\Logo\\seta.png"',
    ),
  ],
])("accepts %s", (_what, text) => {
  expect(refusalOf(text)).toBe("accepted");
});

const OTHER_FILES = "Il file SVG rimanda ad altri file: esportalo di nuovo con tutto al suo interno.";
const BROKEN = "Il file SVG è rovinato o incompleto.";
const SCRIPT = "Il file SVG contiene uno script: esportalo di nuovo senza.";
const DOCTYPE = "Il file SVG contiene una dichiarazione DOCTYPE: esportalo di nuovo come SVG semplice.";
const without = (name: string) => `Il file SVG contiene ${name}: esportalo di nuovo senza.`;

test.each([
  ["a script", svg("<script>alert(1)</script>"), without("<script>")],
  ["a script of another namespace", svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), without("<script>")],
  ["a handler", svg("<g/>", ' onload="alert(1)"'), SCRIPT],
  ["a picture", svg('<image href="data:image/png;base64,AAAA"/>'), without("<image>")],
  ["HTML", svg("<foreignObject/>"), without("<foreignObject>")],
  ["an animation", svg('<path d="M0 0"><animate attributeName="d"/></path>'), without("<animate>")],
  ["a filter", svg('<filter id="f"/>'), without("<filter>")],
  ["@import", svg("<style>@import 'a.css';</style>"), without("@import")],
  ["@import by address", svg("<style><![CDATA[@IMPORT url(//a.example/a.css);]]></style>"), OTHER_FILES],
  ["a font", svg("<style>@font-face{font-family:a;src:local(b)}</style>"), without("@font-face")],
  ["an address in a style", svg("<style>.a{fill:URL( 'https://a.example/b.svg#c')}</style>"), OTHER_FILES],
  ["an escaped address", svg("<style>.a{fill:u\\72l(https://a.example)}</style>"), OTHER_FILES],
  ["an address in an attribute", svg('<path fill="url(file:///etc/passwd#a)"/>'), OTHER_FILES],
  ["an address in a style attribute", svg('<path style="fill:url(b.svg#a)"/>'), OTHER_FILES],
  ["a reference to another file", svg('<use xlink:href="b.svg#a"/>'), OTHER_FILES],
  ["a link", svg('<a href="https://a.example"/>'), OTHER_FILES],
  ["another base", svg('<use href="#a"/>', ' xml:base="https://a.example/"'), OTHER_FILES],
  ["a style sheet", `<?xml-stylesheet href="a.css"?>${svg("")}`, OTHER_FILES],
  ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("<text>&a;</text>")}`, DOCTYPE],
  ["an entity of another file", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("&a;")}`, DOCTYPE],
  ["an undeclared entity", svg("<text>&nbsp;</text>"), BROKEN],
  ["half a file", svg("<g/>").slice(0, -8), BROKEN],
  ["a broken style sheet", svg("<style>.a{</style>"), BROKEN],
  ["another document", "<html/>", "Il logo dev'essere un file SVG o PNG."],
  [
    "another encoding",
    `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`,
    "Il file SVG non è in UTF-8: esportalo di nuovo.",
  ],
])("refuses %s", (_what, text, message) => {
  expect(refusalOf(text)).toBe(message);
});

describe("elements", () => {
  const TOO_MANY = "Il file SVG ha più di 5.000 elementi: semplifica il disegno.";
  const TOO_MANY_COPIES = "Il file SVG ripete i suoi elementi troppe volte: semplifica il disegno.";

  test("are at most 5,000, and not too deep", () => {
    expect(refusalOf(svg("<g/>".repeat(4999)))).toBe("accepted");
    expect(refusalOf(svg("<g/>".repeat(50_000)))).toBe(TOO_MANY);
    expect(refusalOf(svg("<g>".repeat(4000)))).toBe(TOO_MANY);
    const attributes = Array.from({ length: 40_001 }, (_, at) => `a${at}="1"`).join(" ");
    expect(refusalOf(svg(`<g ${attributes}/>`))).toBe(TOO_MANY);
  });

  test("that references repeat count each time", () => {
    expect(refusalOf(svg(`${nested(3, 10)}<use href="#level2"/>`))).toBe("accepted");
    expect(refusalOf(svg(`${nested(9, 10)}<use href="#level8"/>`))).toBe(TOO_MANY_COPIES);
    const chain = Array.from({ length: 2400 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join("");
    expect(refusalOf(svg(chain))).toBe(TOO_MANY_COPIES);
    expect(refusalOf(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe("accepted");
  });

  test("are refused if a style sheet is too long, or refers too often", () => {
    const styled = (styles: string) => svg(`<style>${styles}</style>${'<g class="a"/>'.repeat(1000)}`);
    expect(refusalOf(styled(".a{fill:#000}".repeat(10_000)))).toBe(
      "Il foglio di stile dell'SVG è troppo lungo: semplifica il disegno.",
    );
    expect(refusalOf(styled(".a{fill:url(#b)}".repeat(1001)))).toBe(TOO_MANY_COPIES);
    expect(refusalOf(styled(`${".a,".repeat(1000)}.b{fill:url(#b)}`))).toBe(TOO_MANY_COPIES);
  });

  test("that masks of a style sheet repeat count too", () => {
    const masks = Array.from({ length: 8 }, (_, at) => {
      const shapes = `<rect class="mask${at + 1}" width="9" height="9"/>`.repeat(10);
      return `<mask id="m${at}">${shapes}</mask>`;
    }).join("");
    const rules = Array.from({ length: 8 }, (_, at) => `.mask${at}{mask:url(#m${at})}`).join("");
    expect(refusalOf(svg(`<style>${rules}</style>${masks}<g class="mask0"/>`))).toBe(TOO_MANY_COPIES);
    expect(refusalOf(svg(`<style>rect{mask:url(#m7)}</style>${masks}`))).toBe("accepted");
  });
});
