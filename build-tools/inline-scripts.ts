import { build, type Plugin } from "vite";

const QUERY = "?inline-script";
const ENTRY_ID = "inline-script";
const RESOLVED_ENTRY_ID = `\0${ENTRY_ID}`;
/** Texts that React escapes inside a script. After escaping, the script would no longer match its CSP hash. */
const UNSAFE_IN_SCRIPT = /<\/?script/i;

/**
 * Turns a module of app/inline imported with `?inline-script` into a string: a minified program that calls the module's default export, with all its
 * imports. Server, browser, development and tests get the same string, so hydration matches and the CSP allows it by hash.
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
      // Every browser that runs the pages' scripts supports `import()`, and therefore ES2020.
      target: "es2020",
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY_ID,
        // A module may import one constant from a large module. The imports of the large module must stay out of the inline script.
        treeshake: { moduleSideEffects: false },
        output: { format: "iife" },
      },
    },
  });
  const [chunk, ...others] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${file} is not a single script.`);
  const text = chunk.code.trim();
  if (UNSAFE_IN_SCRIPT.test(text)) throw new Error(`The script of ${file} contains a script tag.`);
  return { text, modules: chunk.moduleIds.filter((id) => id !== RESOLVED_ENTRY_ID) };
}
