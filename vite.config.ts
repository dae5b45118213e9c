import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { type CSSModulesOptions, defineConfig, type Plugin } from "vite";
import { DEFERRED_STYLESHEET, ERROR_STYLESHEET } from "./app/document/stylesheets.ts";
import { inlineScripts } from "./build-tools/inline-scripts.ts";
import { shortenCustomProperties } from "./build-tools/shorten-custom-properties.ts";
import { assetFileNames, subsetFonts } from "./build-tools/subset-fonts.ts";

/** Fails the build when a file of server/ is reached from the browser bundle: the folder's name alone protects nothing. */
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
/** The first number that Base 36 writes with two digits and a letter first. */
const FIRST_SHEET = 360;

/**
 * Names a class by the places of its sheet and of itself in the sheet: what a built page repeats most, so the shorter and the more alike the lighter it is.
 * Every build reads the same sheets, so all of them give a class the same name.
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
  plugins: [reactRouter(), keepServerOut(), inlineScripts(), subsetFonts(), shortenCustomProperties()],
  // What a page weighs is asserted in e2e/pages.spec.ts.
  build: { reportCompressedSize: false },
  ...(command === "build" ? { css: { modules: shortClassNames } } : {}),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            assetFileNames,
            // The pages of the site carry their styles in their HTML, each only what it uses. Of the panel, a file for each component would be
            // twenty small requests a screen: what nearly every screen uses comes in one.
            codeSplitting: {
              groups: [
                { name: "panel", test: /\/app\/ui\/panel\/.+\.module\.css$/ },
                // What only closed dialogs and popovers use: app/document/stylesheets.ts leaves both out of the HTML.
                { name: DEFERRED_STYLESHEET, test: /\.deferred\.module\.css$/ },
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
            // Node keeps a program's text in memory, at two bytes a character once one of them is not ASCII. Names and lines stay, for who reads a stack.
            comments: false,
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
          },
        },
      },
      // Bundled dependencies start faster and use half the memory; the two database drivers carry binaries of their own.
      ...(command === "build"
        ? {
            // Without it the libraries' parts for development come along.
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
