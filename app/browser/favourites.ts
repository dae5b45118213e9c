import { favouritesLabel } from "#app/features/favourites/favourites-label.ts";
import { readFavourites, subscribeToFavourites, toggleFavourite } from "#app/features/favourites/favourites-store.ts";

const HEART = "[data-does=favourite]";
const LINK = "[data-favourites]";
const COMPARISON = "[data-comparison]";
const WITHOUT_KEPT = "[data-without-kept]";

/**
 * The hearts of the page, how many there are in its header, and, once `used`, from the second on the way to the comparison and a list of other cars without
 * them (product.md#favourites). Returns what ends it: followed twice, a heart would be given and taken back at once.
 */
export function followFavourites(used: Promise<unknown>): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>(HEART) : null;
    if (heart?.dataset.car) toggleFavourite(heart.dataset.car);
  };
  document.addEventListener("click", onClick);
  let isUsed = false;
  const unsubscribe = subscribeToFavourites(() => {
    show();
    if (isUsed) showAround();
  });
  show();
  void used.then(() => {
    isUsed = true;
    showAround();
  });
  return () => {
    document.removeEventListener("click", onClick);
    unsubscribe();
  };
}

function show(): void {
  const kept = readFavourites();
  document.documentElement.toggleAttribute("data-keeps-cars", kept.length > 0);
  for (const heart of document.querySelectorAll<HTMLElement>(HEART)) {
    heart.setAttribute("aria-pressed", String(kept.includes(heart.dataset.car ?? "")));
  }
  for (const link of document.querySelectorAll(LINK)) showCount(link, kept.length);
}

/** What weighs more than all of that and shows only where some are kept. */
function showAround(): void {
  const kept = readFavourites();
  const comparison = document.querySelector<HTMLElement>(COMPARISON);
  // From so many hearts on, as its markup says: its address is made of the last search, which weighs more than all of this.
  if (comparison && (kept.length >= Number(comparison.dataset.comparison) || !comparison.hidden)) {
    import("./comparison.ts").then(({ showComparison }) => showComparison(comparison, kept), console.warn);
  }
  const others = document.querySelector<HTMLElement>(WITHOUT_KEPT);
  if (others && (kept.length > 0 || others.querySelector("li[hidden]")))
    import("./without-kept.ts").then(({ leaveOutKept }) => leaveOutKept(others, readFavourites()), console.warn);
}

function showCount(link: Element, count: number): void {
  link.setAttribute("aria-label", favouritesLabel(count));
  link.toggleAttribute("data-count", count > 0);
  const figure = link.querySelector("span");
  if (!figure) return;
  figure.hidden = count === 0;
  figure.textContent = String(count);
}
