import THEMED_EAGER_IMAGE_SCRIPT from "#app/inline/themed-eager-image.ts?inline-script";

interface ThemedEagerImageProps {
  /** Whether the page's theme or the visitor's clock decides which of the two shows (product.md#day-and-night). */
  by: "theme" | "hour";
}

/**
 * Loads the visible picture of a day and night pair immediately, if the pair is the page's first picture. Renders nothing in the browser, whose
 * layout is done by then.
 */
export function ThemedEagerImage({ by }: ThemedEagerImageProps) {
  if (typeof document !== "undefined") return null;
  return <script data-by={by}>{THEMED_EAGER_IMAGE_SCRIPT}</script>;
}
