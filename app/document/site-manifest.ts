/** What a phone's home screen asks of the site. A public page names it once it is painted (app/browser/start.ts): before, it would share the line with the first view. */
export const SITE_MANIFEST = "/site.webmanifest";
