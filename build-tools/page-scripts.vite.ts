import { defineConfig, type Plugin } from "vite";
import { keepServerOut, shortClassNames } from "../vite.config.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { shortenCustomProperties } from "./shorten-custom-properties.ts";

/**
 * Builds the scripts of the public pages (docs/decisions/page-scripts.md) separately from the panel, so that they are few files and do not include
 * the router. The HTML of the pages already contains their styles.
 */
export default defineConfig({
  plugins: [keepServerOut(), inlineScripts(), shortenCustomProperties(), dropStyles()],
  publicDir: false,
  css: { modules: shortClassNames },
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    // The server reads this manifest to find the URLs of the scripts that a page needs (server/http/built-files.ts).
    manifest: ".vite/page-scripts.json",
    reportCompressedSize: false,
    // Builds a single stylesheet, which no page uses.
    cssCodeSplit: false,
    target: "es2023",
    modulePreload: {
      polyfill: false,
      // The file names of the dependencies would enlarge the entry script, which every visitor waits for. The HTML of a page names the scripts that
      // its islands need.
      resolveDependencies: (_file, dependencies, { hostId }) =>
        isEntryFile(hostId) ? [] : dependencies.filter(isScript),
    },
    rolldownOptions: {
      input: "app/browser/start.ts",
      preserveEntrySignatures: false,
      // Reading a property has no effect, so unused constants that are made of Italian words ({ ...ITALIAN_FORMATS, prices: PRICES_IT }) are dropped.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: "assets/start-[hash].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: (id, build) => (isInEntryChunk(id, build) ? "begin" : null),
              debugName: "begin",
              test: /\/(app|domain)\/|vite\/preload-helper/,
              minShareCount: 2,
              priority: 1,
            },
            // Modules that a page loads only when the visitor opens a calendar or sends a search.
            { name: "calendar", test: /\/node_modules\/(react-day-picker|date-fns)\// },
            { name: "rules", test: /\/node_modules\/zod\// },
            { name: "shared", test: /\/(app|domain)\/|\/node_modules\/|rolldown\/runtime/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** Whether a module is part of the entry chunk, so that the browser fetches no further file for it. */
function isInEntryChunk(id: string, build: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = build.getModuleInfo(id);
  return info !== null && (info.isEntry || info.importers.some((importer) => isInEntryChunk(importer, build, seen)));
}

interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

function dropStyles(): Plugin {
  return {
    name: "velluto:drop-styles",
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) if (!isScript(file)) delete bundle[file];
    },
  };
}

const isEntryFile = (file: string) => /(?:^|\/)start-[^/]+$/.test(file);
const isScript = (file: string) => !file.endsWith(".css");
