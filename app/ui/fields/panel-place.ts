interface Size {
  width: number;
  height: number;
}

/** Air between a field and its panel, and between a panel and the window's edge, in px. */
const GAP = 8;
const MARGIN = 16;

/**
 * Where a panel stands in the window, as the value of `inset` (fixed): under its field, over it where there is no room below, and at the
 * window's edge where there is none above either. `panel` is its size at most, in px.
 */
export function panelPlace(field: Pick<DOMRect, "top" | "bottom" | "left">, panel: Size, view: Size): string {
  const left = Math.max(MARGIN, Math.min(field.left, view.width - MARGIN - panel.width));
  const room = panel.height + GAP + MARGIN;
  if (view.height - field.bottom >= room) return `${Math.max(MARGIN, field.bottom + GAP)}px auto auto ${left}px`;
  if (field.top >= room) return `auto auto ${Math.max(MARGIN, view.height - field.top + GAP)}px ${left}px`;
  return `auto auto ${MARGIN}px ${left}px`;
}
