import { favouritesLabel } from "#app/features/favourites/favourites-label.ts";
import { readFavourites, subscribeToFavourites, toggleFavourite } from "#app/features/favourites/favourites-store.ts";

const FAVOURITE_BUTTON = "[data-action=favourite]";
const FAVOURITES_LINK = "[data-favourites]";
const COMPARISON_BAR = "[data-comparison]";
const OTHER_VEHICLES = "[data-exclude-favourites]";

/**
 * The hearts of the page, how many there are in its header, and, once `used`, from the second on the way to the comparison and a list of other cars without
 * them (product.md#favourites). Returns what ends it: followed twice, a heart would be given and taken back at once.
 */
export function enableFavourites(firstInteraction: Promise<unknown>): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(FAVOURITE_BUTTON) : null;
    if (button?.dataset.car) toggleFavourite(button.dataset.car);
  };
  document.addEventListener("click", onClick);
  let hasInteracted = false;
  const unsubscribe = subscribeToFavourites(() => {
    updateButtonsAndCount();
    if (hasInteracted) updateComparisonAndOthers();
  });
  updateButtonsAndCount();
  void firstInteraction.then(() => {
    hasInteracted = true;
    updateComparisonAndOthers();
  });
  return () => {
    document.removeEventListener("click", onClick);
    unsubscribe();
  };
}

function updateButtonsAndCount(): void {
  const favourites = readFavourites();
  document.documentElement.toggleAttribute("data-has-favourites", favourites.length > 0);
  for (const button of document.querySelectorAll<HTMLElement>(FAVOURITE_BUTTON)) {
    button.setAttribute("aria-pressed", String(favourites.includes(button.dataset.car ?? "")));
  }
  for (const link of document.querySelectorAll(FAVOURITES_LINK)) updateCount(link, favourites.length);
}

/** What weighs more than all of that and shows only where some are kept. */
function updateComparisonAndOthers(): void {
  const favourites = readFavourites();
  const comparison = document.querySelector<HTMLElement>(COMPARISON_BAR);
  // From so many hearts on, as its markup says: its address is made of the last search, which weighs more than all of this.
  if (comparison && (favourites.length >= Number(comparison.dataset.comparison) || !comparison.hidden)) {
    import("./comparison-bar.ts").then(
      ({ updateComparisonBar }) => updateComparisonBar(comparison, favourites),
      console.warn,
    );
  }
  const others = document.querySelector<HTMLElement>(OTHER_VEHICLES);
  if (others && (favourites.length > 0 || others.querySelector("li[hidden]")))
    import("./exclude-favourites.ts").then(
      ({ excludeFavourites }) => excludeFavourites(others, readFavourites()),
      console.warn,
    );
}

function updateCount(link: Element, count: number): void {
  link.setAttribute("aria-label", favouritesLabel(count));
  link.toggleAttribute("data-count", count > 0);
  const figure = link.querySelector("span");
  if (!figure) return;
  figure.hidden = count === 0;
  figure.textContent = String(count);
}
