/** The web app manifest. Public pages link it after the first paint (app/browser/start.ts), so that it doesn't compete with the first view. */
export const SITE_MANIFEST = "/site.webmanifest";
