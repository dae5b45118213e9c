import { defineConfig } from "vite";
import { keepServerOut } from "./vite.config.ts";

/**
 * The scripts of the public pages (docs/decisions/page-scripts.md), a build of their own: so that they are few files, and none of them knows the
 * router. Their styles stand in the pages already.
 */
export default defineConfig({
  plugins: [keepServerOut()],
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: "es2023",
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isScript) },
    rolldownOptions: {
      input: "app/browser/start.ts",
      preserveEntrySignatures: false,
      output: {
        entryFileNames: "assets/start-[hash].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\/|\/app\/browser\/take-over\.tsx/ },
            // What comes only once a calendar is opened, or a search is sent.
            { name: "calendar", test: /\/node_modules\/(react-day-picker|date-fns)\// },
            { name: "rules", test: /\/node_modules\/zod\// },
            { name: "shared", test: /\/(app|domain)\/|\/node_modules\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

const isScript = (file: string) => !file.endsWith(".css");
