/** The web app manifest. Public pages link it after the first paint (app/browser/start.ts), so that it doesn't compete with the first view. */
export const SITE_MANIFEST = "/site.webmanifest";

/** Returns the manifest's address for pages in a language. */
export const siteManifestIn = (language: string): string =>
  language === "it" ? SITE_MANIFEST : `${SITE_MANIFEST}?language=${language}`;
