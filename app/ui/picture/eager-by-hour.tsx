/**
 * Runs right behind the two pictures of a day and its night: the one that shows begins to be fetched where it stands. Both are lazy, and a lazy picture
 * waits for the page's first layout.
 */
export const EAGER_BY_HOUR_SCRIPT = `(function(s){
var n=s.previousElementSibling,d=n.previousElementSibling;
(document.documentElement.dataset[s.dataset.by]=="night"?n:d).querySelector("img").loading="eager"
})(document.currentScript)`;

interface EagerByHourProps {
  /** Whether the page's colours decide which of the two shows, or the visitor's clock (product.md#day-and-night). */
  by: "theme" | "hour";
}

/** Fetches the first picture of a page, one of a day and its night, at once. Drawn by the server only: a browser that draws it has its first layout. */
export function EagerByHour({ by }: EagerByHourProps) {
  if (typeof document !== "undefined") return null;
  return <script data-by={by}>{EAGER_BY_HOUR_SCRIPT}</script>;
}
