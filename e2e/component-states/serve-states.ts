import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";

const PAGE = "/stati";
const BASE = "/stati-file/";
/** Layout of the parts; their own styles come with them. */
const LAYOUT = `main{padding:24px}.states{padding-block:24px}.states>div{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr));gap:24px;align-items:start;padding-top:12px}.states span[data-touch]{display:block}`;

/** Renders the page of component states and serves it to the browser at /stati of the tested site, by request interception. Returns its URL. */
export async function serveComponentStates(page: Page, folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    base: BASE,
    build: {
      ssr: resolve("e2e/component-states/states-page.tsx"),
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: "states-page.mjs" } },
    },
  });
  const { renderComponentStates } = (await import(pathToFileURL(join(folder, "states-page.mjs")).href)) as {
    renderComponentStates: () => string;
  };
  const files = await readdir(join(folder, "assets"));
  const sheet = files.find((name) => name.endsWith(".css"));
  if (!sheet) throw new Error(`The states page has no stylesheet: ${files.join(", ")}`);
  const styles = await readFile(join(folder, "assets", sheet), "utf8");
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Stati</title><style>${styles}${LAYOUT}</style></head><body>${renderComponentStates()}</body></html>`;
  await page.route(`**${PAGE}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route(`**${BASE}**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(BASE.length)) }),
  );
  return PAGE;
}
