import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { signInAsFirstAdmin } from "./panel-session.ts";
import { measureScripts } from "./site-crawl/page-weight.ts";

const PANEL_SCRIPTS_KB = 265;

test("the panel's first screen stays within its script budget", async ({ page }) => {
  await signInAsFirstAdmin(page);
  // Sign-in leaves files in the browser's cache, which must count too.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = measureScripts(page);
  await page.goto("/admin");
  await expect(page.getByRole("definition")).toHaveCount(6);
  await page.waitForLoadState("networkidle");
  const weight = scripts.sum();
  console.log("/admin", `scripts ${weight.toFixed(1)}, files ${scripts.addresses.length}`);
  expect(weight, "scripts").toBeLessThanOrEqual(PANEL_SCRIPTS_KB);
});

test("the server's program is ASCII, so that its text takes less memory, and has no development code", async () => {
  const folder = "build/server/assets";
  const programs = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  expect(programs.length).toBeGreaterThan(5);
  for (const file of programs) {
    const text = await readFile(`${folder}/${file}`, "utf8");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for characters outside ASCII
    expect(/[^\x00-\x7f]/.exec(text)?.[0], file).toBeUndefined();
    expect(text.includes("react-dom-server.node.development"), file).toBe(false);
  }
});
