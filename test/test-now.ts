/** The moment at which tests stand, unless they say otherwise: a Saturday morning in winter time. */
export const TEST_NOW = new Date("2026-11-21T09:00:00Z");
