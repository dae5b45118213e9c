import EAGER_BY_HOUR_SCRIPT from "#app/inline/eager-by-hour.ts?inline-script";

interface EagerByHourProps {
  /** Whether the page's colours decide which of the two shows, or the visitor's clock (product.md#day-and-night). */
  by: "theme" | "hour";
}

/** Fetches the first picture of a page, one of a day and its night, at once. Drawn by the server only: a browser that draws it has its first layout. */
export function EagerByHour({ by }: EagerByHourProps) {
  if (typeof document !== "undefined") return null;
  return <script data-by={by}>{EAGER_BY_HOUR_SCRIPT}</script>;
}
