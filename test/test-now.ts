/** The fixed time of tests, unless they set another: a Saturday morning in winter time. */
export const TEST_NOW = new Date("2026-11-21T09:00:00Z");
