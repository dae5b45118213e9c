import { defineConfig, devices } from "@playwright/test";

/** Browser tests in Chromium on the built server with its own demo data, in a desktop window and in a phone's. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  snapshotPathTemplate: "{testDir}/look/baselines/{arg}{ext}",
  globalSetup: "./e2e/server.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Tests often wait, for mails or for a page at rest: two workers kept only 1.1 of two cores busy.
  workers: 3,
  // Only ends tests that hang: no test asserts a time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ...(process.env.E2E_REPORT ? [["json", { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    screenshot: "only-on-failure",
    // Recording costs a sixth of the run, and nearly all recordings are thrown away. `playwright test --trace on` turns it on.
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
      // Tests of what differs on a phone; @phone-only marks those that run here only. Everything else is the same at every width.
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
