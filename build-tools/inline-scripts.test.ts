import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext, Script } from "node:vm";
import { expect, test } from "vitest";
import { buildInlineScript } from "./inline-scripts.ts";

const TEXTS = import.meta.glob<string>(["../app/inline/*.ts", "!**/*.test.ts"], {
  eager: true,
  query: "?inline-script",
  import: "default",
});
const build = async (source: string) => {
  const folder = await mkdtemp(join(tmpdir(), "velluto-inline-"));
  try {
    const file = join(folder, "script.ts");
    await writeFile(file, source);
    return (await buildInlineScript(file)).text;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

test("every module of app/inline becomes one self-contained classic script in one line", () => {
  expect(Object.keys(TEXTS).length).toBeGreaterThan(5);
  for (const [file, text] of Object.entries(TEXTS)) {
    expect(() => new Script(text), file).not.toThrow();
    expect(text, file).toMatch(/^\(function\(\)\{.+\}\)\(\);$/);
  }
});

test("a script calls its module, minified, and defines no globals", async () => {
  const text = await build(
    'const said: string[] = ["a", "b"];\nexport default function say(): void {\n  heard.push(...said);\n}\ndeclare const heard: string[];\n',
  );
  const page = { heard: [] as string[] };
  runInNewContext(text, page);
  expect(page).toEqual({ heard: ["a", "b"] });
  expect(text).not.toContain("said");
});

test("a text that React would escape inside a script is rejected", async () => {
  const source = "export default function write(): void {\n  document.title = 'a<ScRipt>';\n}\n";
  await expect(build(source)).rejects.toThrow("contains a script tag");
});
