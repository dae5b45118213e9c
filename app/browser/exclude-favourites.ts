import { gridSpan } from "#app/features/catalogue/grid-spans.ts";

/**
 * Hides the visitor's favourites in a list of other cars (`data-exclude-favourites`), so that no car is on the page twice. The remaining cars are laid out in rows
 * again, and an empty list is hidden.
 */
export function excludeFavourites(section: HTMLElement, favourites: readonly string[]): void {
  const items = [...section.querySelectorAll("li")];
  const hadFocus = section.contains(document.activeElement);
  for (const item of items) {
    item.dataset.drawnShare ??= item.dataset.span ?? "";
    item.hidden = favourites.includes(item.querySelector<HTMLElement>("[data-car]")?.dataset.car ?? "");
  }
  const remaining = items.filter(({ hidden }) => !hidden);
  section.hidden = remaining.length === 0;
  if (remaining.length === items.length) for (const item of items) item.dataset.span = item.dataset.drawnShare ?? "";
  else assignRowShares(remaining);
  // The pressed heart is hidden together with its car.
  if (hadFocus && !remaining.some((item) => item.contains(document.activeElement)))
    remaining[0]?.querySelector<HTMLElement>("[data-car]")?.focus();
}

/** Assigns each car its share of a row. A large first car keeps its full row. A single car in the last row is not stretched. */
function assignRowShares(remaining: readonly HTMLElement[]): void {
  const others = remaining.filter(({ dataset }) => dataset.drawnShare !== "lead");
  for (const [index, item] of others.entries()) {
    const share = gridSpan(index, others.length);
    item.dataset.span = share === "whole" ? "half" : share;
  }
}
