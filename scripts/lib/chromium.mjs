import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { withTools } from "./environment.mjs";
import { fromRoot } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * Names of an installed Chromium, best first. The headless shell renders the same pages without opening a browser window, which makes the e2e tests a
 * third faster.
 */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC_APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const DOWNLOAD_SECONDS = 240;
const PACKAGE_SECONDS = 600;

/**
 * Returns the path of a Chromium that starts: CHROMIUM_PATH, Playwright's own or the system's. If none starts, downloads Playwright's Chromium; if
 * the download fails, installs the system's package (as root, or with sudo if it needs no password).
 */
export async function ensureChromium(nodeBinary) {
  const found = await findFirstStartable([process.env.CHROMIUM_PATH, findPlaywrightBrowser(), ...findSystemBrowsers()]);
  if (found) return found;

  console.log("Downloading Chromium for the tests in the browser (once) ...");
  const cli = fromRoot("node_modules/playwright-core/cli.js");
  const download = await run(nodeBinary, [cli, "install", "chromium", "--no-shell"], {
    env: withTools(nodeBinary),
    timeoutSeconds: DOWNLOAD_SECONDS,
  });
  const downloaded = download.code === 0 && (await findFirstStartable([findPlaywrightBrowser()]));
  if (downloaded) return downloaded;

  console.log("That did not work here: installing the system's package ...");
  const packaged = await installPackage();
  const installed = await findFirstStartable(findSystemBrowsers());
  if (installed) return installed;
  throw new Error(
    `No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.\n${download.output}\n${packaged}`,
  );
}

function findPlaywrightBrowser() {
  try {
    return createRequire(fromRoot("package.json"))("playwright-core").chromium.executablePath();
  } catch {
    // Playwright supports no browser on this platform.
    return undefined;
  }
}

function findSystemBrowsers() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  return [...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPLICATIONS];
}

/** Returns the first candidate that renders an empty page. An installed browser does not always start, because its libraries may be missing. */
async function findFirstStartable(candidates) {
  for (const path of new Set(candidates.filter((candidate) => candidate && existsSync(candidate)))) {
    const flags = [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--no-first-run",
      "--dump-dom",
      "about:blank",
    ];
    const { code, output } = await run(path, flags, { timeoutSeconds: 60 });
    if (code === 0 && output.includes("<html>")) return path;
  }
  return undefined;
}

async function installPackage() {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  let lastOutput = "";
  for (const apt of [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
    // Some distributions have no such package: install the full browser there.
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
  ]) {
    const [command, ...args] = [...asRoot, ...apt];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    lastOutput += (await run(command, args, { env, timeoutSeconds: PACKAGE_SECONDS })).output;
  }
  return lastOutput;
}
