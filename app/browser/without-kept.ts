import { rowShare } from "#app/features/catalogue/row-shares.ts";

/**
 * Hides the visitor's favourites in a list of other cars (`data-without-kept`), so that no car is on the page twice. The remaining cars are laid out in rows
 * again, and an empty list is hidden.
 */
export function leaveOutKept(section: HTMLElement, kept: readonly string[]): void {
  const cars = [...section.querySelectorAll("li")];
  const hadFocus = section.contains(document.activeElement);
  for (const car of cars) {
    car.dataset.drawnShare ??= car.dataset.share ?? "";
    car.hidden = kept.includes(car.querySelector<HTMLElement>("[data-car]")?.dataset.car ?? "");
  }
  const left = cars.filter(({ hidden }) => !hidden);
  section.hidden = left.length === 0;
  if (left.length === cars.length) for (const car of cars) car.dataset.share = car.dataset.drawnShare ?? "";
  else shareRows(left);
  // The heart that was pressed is gone with its car.
  if (hadFocus && !left.some((car) => car.contains(document.activeElement)))
    left[0]?.querySelector<HTMLElement>("[data-car]")?.focus();
}

/** A car that leads is drawn for a row of its own and keeps it; one left alone is not drawn for a whole row. */
function shareRows(left: readonly HTMLElement[]): void {
  const others = left.filter(({ dataset }) => dataset.drawnShare !== "lead");
  for (const [index, car] of others.entries()) {
    const share = rowShare(index, others.length);
    car.dataset.share = share === "whole" ? "half" : share;
  }
}
