import { type Browser, chromium } from "@playwright/test";

/** Launches the Chromium of CHROMIUM_PATH, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({ ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });
}
