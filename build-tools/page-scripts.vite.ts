import { defineConfig, type Plugin } from "vite";
import { keepServerOut, shortClassNames } from "../vite.config.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { shortenCustomProperties } from "./shorten-custom-properties.ts";

/**
 * Builds the scripts of the public pages (docs/decisions/page-scripts.md) separately, so that they are few files without the router. Their styles are
 * already in the pages.
 */
export default defineConfig({
  plugins: [keepServerOut(), inlineScripts(), shortenCustomProperties(), dropStyles()],
  publicDir: false,
  css: { modules: shortClassNames },
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    // The URLs that pages name beside the first script (server/http/built-files.ts).
    manifest: ".vite/page-scripts.json",
    reportCompressedSize: false,
    // Builds a single stylesheet, which is not used.
    cssCodeSplit: false,
    target: "es2023",
    modulePreload: {
      polyfill: false,
      // Their names would enlarge the first script, which every visitor waits for. The page itself names what its islands need.
      resolveDependencies: (_file, dependencies, { hostId }) =>
        isEntryFile(hostId) ? [] : dependencies.filter(isScript),
    },
    rolldownOptions: {
      input: "app/browser/start.ts",
      preserveEntrySignatures: false,
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
            // Modules loaded only when a calendar opens or a search is sent.
            { name: "calendar", test: /\/node_modules\/(react-day-picker|date-fns)\// },
            { name: "rules", test: /\/node_modules\/zod\// },
            { name: "shared", test: /\/(app|domain)\/|\/node_modules\/|rolldown\/runtime/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** Whether a module is part of the entry chunk, so that nothing else is fetched for it. */
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
