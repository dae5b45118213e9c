/** Returns the site's time zone for loaders, which run outside React's context. The page declares it; the browser's own zone is the fallback. */
export function siteTimeZone(): string {
  return document.documentElement.dataset.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
