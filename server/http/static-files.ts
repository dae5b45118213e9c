import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";

/** What browsers and phones ask for at the root (`npm run art icons`). */
const ROOT_FILES = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/site.webmanifest",
];

/** Built files: hashed assets for a year, pictures for a week, both precompressed where the build made that worthwhile. */
export function mountStaticFiles(app: Hono, folder: string): void {
  const root = folder;
  app.use(
    "/assets/*",
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
    }),
  );
  app.use(
    "/pictures/*",
    serveStatic({ root, onFound: (_path, c) => c.header("cache-control", "public, max-age=604800") }),
  );
  for (const file of ROOT_FILES)
    app.use(file, serveStatic({ root, onFound: (_path, c) => c.header("cache-control", "public, max-age=86400") }));
  // A missing file is not a page: it must not reach the page renderer.
  app.all("/assets/*", (c) => c.text("Not found", 404));
  app.all("/pictures/*", (c) => c.text("Not found", 404));
}
