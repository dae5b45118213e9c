import { readFavourites, subscribeToFavourites, toggleFavourite } from "#app/features/favourites/favourites-store.ts";

const FAVOURITE_BUTTON = "[data-action=favourite]";
const FAVOURITES_LINK = "[data-favourites]";
const COMPARISON_BAR = "[data-comparison]";
const OTHER_VEHICLES = "[data-exclude-favourites]";

/**
 * Starts the heart buttons and the header's favourites count. After the first interaction it also updates the comparison bar and the lists without
 * favourites (product.md#favourites). Returns a function that removes the listeners: a second set of listeners would toggle each favourite twice.
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
  for (const link of document.querySelectorAll<HTMLElement>(FAVOURITES_LINK)) updateCount(link, favourites.length);
}

/** Loads and runs the heavier parts, only if the visitor has favourites. */
function updateComparisonAndOthers(): void {
  const favourites = readFavourites();
  const comparison = document.querySelector<HTMLElement>(COMPARISON_BAR);
  // The markup states the minimum number of favourites for the comparison bar. The bar's code is loaded late, because it imports the code of the last
  // search.
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

/** Shows the number of favourites. The link's attributes have its accessible names; every language has the singular for one only, among the numbers above 0. */
function updateCount(link: HTMLElement, count: number): void {
  const { favourites: none, one, other } = link.dataset;
  const label = count === 0 ? none : (count === 1 ? one : other)?.replace("{count}", String(count));
  link.setAttribute("aria-label", label ?? "");
  link.toggleAttribute("data-count", count > 0);
  const figure = link.querySelector("span");
  if (!figure) return;
  figure.hidden = count === 0;
  figure.textContent = String(count);
}
