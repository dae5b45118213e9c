import THEMED_EAGER_IMAGE_SCRIPT from "#app/inline/themed-eager-image.ts?inline-script";

interface ThemedEagerImageProps {
  /** Whether the page's colours decide which of the two shows, or the visitor's clock (product.md#day-and-night). */
  by: "theme" | "hour";
}

/** Fetches the first picture of a page, one of a day and its night, at once. Drawn by the server only: a browser that draws it has its first layout. */
export function ThemedEagerImage({ by }: ThemedEagerImageProps) {
  if (typeof document !== "undefined") return null;
  return <script data-by={by}>{THEMED_EAGER_IMAGE_SCRIPT}</script>;
}
