import { defineConfig, devices } from "@playwright/test";

/** The whole product in Chromium: the built server with demo data of its own, at a desktop's width and on a phone. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  snapshotPathTemplate: "{testDir}/look/baselines/{arg}{ext}",
  globalSetup: "./e2e/server.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A journey waits as well as works, for its mail, for a page at rest: of two cores, two kept 1.1 busy.
  workers: 3,
  // Ends what hangs; no journey asserts a time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ...(process.env.E2E_REPORT ? [["json", { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    screenshot: "only-on-failure",
    // Recording every test, to throw nearly all recordings away, costs a sixth of the run; `playwright test --trace on` makes them.
    trace: "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone-only/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      // What differs on a phone; all else is the same bytes and the same code at every width. What is for a phone alone is @phone-only.
      name: "phone",
      grep: /@phone/,
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
  ],
});
