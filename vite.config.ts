import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { type CSSModulesOptions, defineConfig, type Plugin } from "vite";
import { DEFERRED_STYLESHEET, ERROR_STYLESHEET, PHOTOGRAPHS_STYLESHEET } from "./app/document/stylesheets.ts";
import { inlineScripts } from "./build-tools/inline-scripts.ts";
import { shortenCustomProperties } from "./build-tools/shorten-custom-properties.ts";
import { assetFileNames, subsetFonts } from "./build-tools/subset-fonts.ts";
import { europeanTowns } from "./build-tools/towns/european-towns.ts";

/** Fails the build when the browser bundle imports a file of server/. */
export function keepServerOut(): Plugin {
  return {
    name: "velluto:keep-server-out",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(_code, id) {
      if (/\/(server)\/[^?]+\.tsx?$/.test(id.replace(import.meta.dirname, ""))) {
        throw new Error(`The browser bundle reaches ${id}: code in server/ must stay on the server.`);
      }
      return null;
    },
  };
}

const APP = join(import.meta.dirname, "app");
const MODULES = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .sort();
/** The smallest number whose Base 36 form has two characters and begins with a letter. */
const FIRST_SHEET = 360;

/**
 * Names a class by the index of its stylesheet and its index in it. Class names repeat in every page, so short and similar names compress best. All builds
 * read the same stylesheets, so they give a class the same name.
 */
export const shortClassNames: CSSModulesOptions = {
  generateScopedName: (name, file, css) => {
    const sheet = MODULES.indexOf(relative(APP, file));
    const names = new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, found]) => found));
    const place = [...names].indexOf(name);
    if (sheet === -1 || place === -1)
      throw new Error(`${file} is no sheet of app/, or has no class or keyframes ${name}.`);
    return (FIRST_SHEET + sheet).toString(36) + place.toString(36);
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), keepServerOut(), inlineScripts(), europeanTowns(), subsetFonts(), shortenCustomProperties()],
  // e2e/pages.spec.ts asserts the size of pages.
  build: { reportCompressedSize: false },
  ...(command === "build" ? { css: { modules: shortClassNames } } : {}),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames,
            // Public pages have their styles in their HTML, each only those it uses. The panel's are one file, because a file for each
            // component would cost twenty small requests a screen.
            codeSplitting: {
              groups: [
                { name: "panel", test: /\/app\/ui\/panel\/.+\.module\.css$/ },
                // Styles of closed dialogs, of photographs and of error pages: app/document/stylesheets.ts leaves them out of the HTML of other pages.
                { name: DEFERRED_STYLESHEET, test: /\.deferred\.module\.css$/ },
                { name: PHOTOGRAPHS_STYLESHEET, test: /\/features\/photographs\/.+\.module\.css$/ },
                { name: ERROR_STYLESHEET, test: /\/shell\/(error-frame|not-found-page)\.module\.css$/ },
              ],
            },
          },
        },
      },
    },
    // The server bundle's entry is the whole HTTP app, so that loaders, API and sign-in share one module graph.
    ssr: {
      build: {
        rolldownOptions: {
          input: "./server/entry.ts",
          output: {
            assetFileNames,
            // Node stores a program's text with two bytes a character as soon as one is not ASCII. Names and lines stay readable in stack traces.
            comments: false,
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
          },
        },
      },
      // Bundled dependencies start faster and use half the memory. The two database drivers contain binaries, so they stay external.
      ...(command === "build"
        ? {
            // Leaves out the development code of libraries.
            define: { "process.env.NODE_ENV": '"production"' },
            resolve: {
              noExternal: true,
              external: ["pg", "@electric-sql/pglite", "pg-boss", "nodemailer", "pino", "sharp"],
            },
          }
        : {}),
    },
  },
}));
