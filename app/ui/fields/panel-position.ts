interface Size {
  width: number;
  height: number;
}

/** Gap between a field and its panel, and between a panel and the window's edge. */
const GAP_PX = 8;
const WINDOW_MARGIN_PX = 16;

/**
 * Returns the `inset` (position: fixed) of a panel: below its field, above it if there is no room below, else at the window's edge. `panel` is its
 * maximum size in px.
 */
export function panelInset(field: Pick<DOMRect, "top" | "bottom" | "left">, panel: Size, view: Size): string {
  const left = Math.max(WINDOW_MARGIN_PX, Math.min(field.left, view.width - WINDOW_MARGIN_PX - panel.width));
  const neededHeight = panel.height + GAP_PX + WINDOW_MARGIN_PX;
  if (view.height - field.bottom >= neededHeight)
    return `${Math.max(WINDOW_MARGIN_PX, field.bottom + GAP_PX)}px auto auto ${left}px`;
  if (field.top >= neededHeight)
    return `auto auto ${Math.max(WINDOW_MARGIN_PX, view.height - field.top + GAP_PX)}px ${left}px`;
  return `auto auto ${WINDOW_MARGIN_PX}px ${left}px`;
}
