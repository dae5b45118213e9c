import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "..");
const MAX_STYLESHEET_LINES = 300;

const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(join(APP, file), "utf8");
const sheets = files.filter((file) => file.endsWith(".css")).map((file) => ({ file, css: read(file) }));
const modules = sheets.filter(({ file }) => file.endsWith(".module.css"));
const components = files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).map((file) => ({ file, code: read(file) }));

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** Returns what precedes each brace: selectors and at-rules; `depth` counts the enclosing blocks. */
function preludes(css: string): { prelude: string; depth: number }[] {
  const found: { prelude: string; depth: number }[] = [];
  let depth = 0;
  let start = 0;
  const text = withoutComments(css);
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "{") found.push({ prelude: text.slice(start, at).trim(), depth: depth++ });
    if (character === "}") depth--;
    if (character === "{" || character === "}" || character === ";") start = at + 1;
  }
  return found;
}

const selectorsOf = (css: string) =>
  preludes(css)
    .map(({ prelude }) => prelude)
    .filter((prelude) => !prelude.startsWith("@"));

const classesIn = (selector: string) =>
  [...selector.replace(/"[^"]*"/g, "").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);

test("a stylesheet belongs to a component or is in app/styles", () => {
  const stray = sheets.filter(({ file }) => !file.startsWith("styles/") && !file.endsWith(".module.css"));
  expect(stray.map(({ file }) => file)).toEqual([]);
});

test(`no stylesheet is longer than ${MAX_STYLESHEET_LINES} lines`, () => {
  const long = sheets.map(({ file, css }) => ({ file, lines: css.trimEnd().split("\n").length }));
  expect(long.filter(({ lines }) => lines > MAX_STYLESHEET_LINES)).toEqual([]);
});

test("every rule is in a layer of layers.css", () => {
  const order = /@layer ([^;]+);/.exec(withoutComments(read("styles/layers.css")))?.[1] ?? "";
  const layers = new Set(order.split(",").map((name) => name.trim().split(".")[0]));
  const outside = sheets.flatMap(({ file, css }) =>
    preludes(css)
      .filter(({ depth, prelude }) => depth === 0 && !/^@(font-face|page)\b/.test(prelude))
      .filter(({ prelude }) => !layers.has(/^@layer ([\w-]+)(\.[\w-]+)?$/.exec(prelude)?.[1] ?? ""))
      .map(({ prelude }) => `${file}: ${prelude}`),
  );
  expect(outside).toEqual([]);
});

test("the layer order precedes every other style", () => {
  const imports = [...read("root.tsx").matchAll(/^import .*?"([^"]+)";/gm)].map(([, from]) => from);
  expect(imports[0]).toBe("./styles/layers.css");
});

const isOtherNotation = (query: string) => /\b(min|max)-|\d(px|em\b)|\.99/.test(query);

test("breakpoints are ranges in rem", () => {
  const others = sheets.flatMap(({ file, css }) =>
    preludes(css)
      .filter(({ prelude }) => /^@(media|container)/.test(prelude))
      .filter(({ prelude }) => isOtherNotation(prelude))
      .map(({ prelude }) => `${file}: ${prelude}`),
  );
  expect(others).toEqual([]);
});

/** Media queries used in scripts and markup, without those of `sizes`, which also contain a width. */
const queriesOfCode = files
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/(["'`])((?:(?:not|only|screen|print|and|or)\s|\([^()"'`]*\)\s?)+)\1/g)]
      .map(([, , query = ""]) => ({ file, query }))
      .filter(({ query }) => /\b(width|height)\b/.test(query)),
  );

test("scripts and pictures write a breakpoint like the stylesheets, each in one place", () => {
  expect(queriesOfCode.length).toBeGreaterThan(0);
  expect(queriesOfCode.filter(({ query }) => isOtherNotation(query))).toEqual([]);
  const queries = queriesOfCode.map(({ query }) => query);
  expect(queriesOfCode.filter(({ query }, index) => queries.indexOf(query) !== index)).toEqual([]);
});

test("no script or markup names a token, because the build renames them", () => {
  const tokens = [...read("styles/tokens.css").matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = ""]) => name);
  expect(tokens.length).toBeGreaterThan(0);
  const naming = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => tokens.some((token) => new RegExp(`${token}(?![\\w-])`).test(read(file))));
  expect(naming).toEqual([]);
});

test("no class is styled in two files", () => {
  const styledIn = new Map<string, Set<string>>();
  for (const { file, css } of sheets) {
    const isModule = file.endsWith(".module.css");
    for (const selector of selectorsOf(css)) {
      const shared = isModule
        ? [...selector.matchAll(/:global\(([^)]*)\)/g)].map(([, inner = ""]) => inner)
        : [selector];
      for (const name of shared.flatMap(classesIn)) styledIn.set(name, (styledIn.get(name) ?? new Set()).add(file));
    }
  }
  expect([...styledIn].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where])).toEqual([]);
});

test("text does not shift when a font loads: each font has a fallback with its metrics", () => {
  const faces = sheets.flatMap(({ css }) =>
    [...withoutComments(css).matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => ({
      name: /font-family: "([^"]+)"/.exec(face)?.[1] ?? "",
      loaded: face.includes("url("),
      measured: face.includes("size-adjust") && face.includes("ascent-override"),
    })),
  );
  const loaded = [...new Set(faces.flatMap(({ name, loaded }) => (loaded ? [name] : [])))];
  expect(loaded.length).toBeGreaterThan(0);
  const measured = faces.flatMap(({ name, measured }) => (measured ? [name] : []));
  // Selectors shared by several font faces are written once.
  const all = sheets.map(({ css }) => withoutComments(css)).join("\n");
  const spelled = all.replace(
    /var\((--font-[\w-]+)\)/g,
    (_, name) => new RegExp(`${name}: ([^;]+);`).exec(all)?.[1] ?? "",
  );
  const stacks = [...spelled.matchAll(/"([^"]+)",\s*"([^"]+)"/g)].filter(([, name = ""]) => loaded.includes(name));
  expect(new Set(stacks.map(([, name]) => name))).toEqual(new Set(loaded));
  for (const [, name = "", next = ""] of stacks) {
    expect(measured, name).toContain(next);
    expect([name, name.startsWith(next.replace(/ Fallback$/, ""))]).toEqual([name, true]);
  }
});

/** Where each CSS module is imported, and under what name. */
const uses = components.flatMap(({ file, code }) =>
  [...code.matchAll(/^import (\w+) from "([^"]+\.module\.css)";/gm)].map(([, name = "", from = ""]) => ({
    file,
    name,
    sheet: from.startsWith("#app/") ? from.slice("#app/".length) : join(file, "..", from),
    code: code.replace(/^import [\s\S]*?;$/gm, ""),
  })),
);

test("a component uses only classes of its stylesheet", () => {
  const missing = uses.flatMap(({ file, name, sheet, code }) => {
    const known = new Set(selectorsOf(read(sheet)).flatMap(classesIn));
    const named = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, property = ""]) => property);
    return named.filter((property) => !known.has(property)).map((property) => `${file}: ${name}.${property}`);
  });
  expect(missing).toEqual([]);
});

test("no CSS module is imported without using a class, because the build would drop it", () => {
  const bare = components.filter(({ code }) => /^import "[^"]+\.module\.css";/m.test(code));
  expect(bare.map(({ file }) => file)).toEqual([]);
});

test("every class of a sheet is used by a component", () => {
  const unused = modules.flatMap(({ file, css }) => {
    const code = uses.filter(({ sheet }) => sheet === file).map((use) => use.code);
    // For `styles[variant]` the class names are strings in the component, or in the neighbouring file that defines the variant.
    if (code.some((text) => /\w[sS]tyles\[|\bstyles\[/.test(text))) code.push(...sourcesBeside(file));
    const isUsed = (name: string) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    return [...new Set(selectorsOf(css).flatMap(classesIn))]
      .filter((name) => !isUsed(name))
      .map((name) => [file, name]);
  });
  expect(unused).toEqual([]);
});

function sourcesBeside(sheet: string): string[] {
  const folder = join(sheet, "..");
  return files.filter((file) => join(file, "..") === folder && /(?<!\.test)\.tsx?$/.test(file)).map(read);
}

test("every class on an element comes from a CSS module", () => {
  const shared = new Set(
    sheets.filter((sheet) => !modules.includes(sheet)).flatMap(({ css }) => selectorsOf(css).flatMap(classesIn)),
  );
  const bare = components.flatMap(({ file, code }) =>
    [...code.matchAll(/\b(?:field)?[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
      .flatMap(([, text, template]) => (text ?? template?.replace(/\$\{[^}]*\}/g, " ") ?? "").split(/\s+/))
      .filter((name) => name && !shared.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(bare).toEqual([]);
});
