import { expect, test } from "./fixtures.ts";
import { openServer } from "./server.ts";

test("npm run dev serves a page with all its stylesheets", async () => {
  // Loads every package from its own folder, like the source tests.
  const variables = { NODE_ENV: "development", NODE_OPTIONS: "--import ./test/package-resolution-cache.mjs" };
  const server = await openServer("development", variables, "server/dev.ts");
  try {
    const page = await (await fetch(`${server.origin}/contatti`)).text();
    const [, address] = /<link[^>]* rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const sheets = await (await fetch(server.origin + address)).text();
    const [ownClass] = /_\w+_\w+_\d+/.exec(page.slice(page.indexOf("<main"))) ?? [];
    expect(sheets).toContain(`.${ownClass} {`);
  } finally {
    await server.stop();
  }
});
