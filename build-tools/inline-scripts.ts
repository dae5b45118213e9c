import { build, type Plugin } from "vite";

const QUERY = "?inline-script";
const ENTRY_ID = "inline-script";
const RESOLVED_ENTRY_ID = `\0${ENTRY_ID}`;
/** React writes these otherwise inside a script, and the page's policy would not know the text. */
const UNSAFE_IN_SCRIPT = /<\/?script/i;

/**
 * A module of app/inline that is imported with `?inline-script` is a text: a program that calls the module's default export, minified, with all it imports.
 * The server's bundle and the browser's, development and tests get the same text, so that what the server draws, React finds and the policy allows by its hash.
 */
export function inlineScripts(): Plugin {
  return {
    name: "velluto:inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const { text, modules } = await buildInlineScript(id.slice(0, -QUERY.length));
      for (const module of modules) this.addWatchFile(module);
      return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
    },
  };
}

export async function buildInlineScript(file: string): Promise<{ text: string; modules: string[] }> {
  const callDefaultExport: Plugin = {
    name: "velluto:call-default-export",
    resolveId: (id) => (id === ENTRY_ID ? RESOLVED_ENTRY_ID : null),
    load: (id) => (id === RESOLVED_ENTRY_ID ? `import run from ${JSON.stringify(file)};run();` : null),
  };
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [callDefaultExport],
    build: {
      write: false,
      // What the pages' scripts need in any case: `import()`.
      target: "es2020",
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY_ID,
        // A module may take one constant from a large one, whose other imports stay out.
        treeshake: { moduleSideEffects: false },
        output: { format: "iife" },
      },
    },
  });
  const [chunk, ...others] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} is no single script.`);
  const text = chunk.code.trim();
  if (UNSAFE_IN_SCRIPT.test(text)) throw new Error(`The script of ${file} names the element that it stands in.`);
  return { text, modules: chunk.moduleIds.filter((id) => id !== RESOLVED_ENTRY_ID) };
}
