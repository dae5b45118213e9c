/** The gallery's first picture has this name in a page's transition too (app/features/vehicle/gallery.module.css). */
const CAR = "car";

/** A page that is left for a car's: the car on the card that leads there becomes the gallery's first picture (product.md#look). */
export function followLeaving(): void {
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    const next = activation?.entry?.url;
    const picture = viewTransition && next ? pictureLeadingTo(new URL(next).pathname) : null;
    if (picture) picture.style.viewTransitionName = CAR;
    // A page that the browser keeps is shown again without the name.
    void viewTransition?.finished.finally(() => picture?.style.removeProperty("view-transition-name"));
  });
}

function pictureLeadingTo(pathname: string): HTMLElement | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("article a[href]")) {
    if (link.pathname === pathname) return link.closest("article")?.querySelector<HTMLElement>("picture img") ?? null;
  }
  return null;
}
