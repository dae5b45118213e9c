/**
 * The zone of the site's clock for a screen's loader, which runs before any component: the page says it of itself. The browser's own zone
 * stands in on a page that could not say it.
 */
export function siteTimeZone(): string {
  return document.documentElement.dataset.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
