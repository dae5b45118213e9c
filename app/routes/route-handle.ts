/** What a route says of its pages besides what they show. */
export interface RouteHandle {
  /** The browser gets React Router too, and goes from page to page by it: the panel. Every other page is a document of its own. */
  router?: true;
  /** The id of the gallery's first slide, on a page that begins with one: what the picture of a card becomes (app/inline/block-render-until-lcp.ts). */
  firstSlideId?: string;
  /** The page begins with the picture of the hour, which its head asks for (app/inline/preload-hero.ts). */
  hero?: true;
  /** It wears colours of its own, whatever the hour: the panel. */
  hasCustomTheme?: true;
}

type Matches = readonly { handle?: unknown }[];

/** Whether one of the routes of a page takes the router. */
export function usesClientRouter(matches: Matches): boolean {
  return matches.some(({ handle }) => handleOf(handle).router);
}

/** The first slide of a page that begins with a gallery. */
export function firstSlideIdOf(matches: Matches): string | undefined {
  return matches.map(({ handle }) => handleOf(handle).firstSlideId).find(Boolean);
}

/** Whether a page begins with the picture of the hour. */
export function hasHero(matches: Matches): boolean {
  return matches.some(({ handle }) => handleOf(handle).hero);
}

/** Whether a page wears colours of its own. */
export function hasCustomTheme(matches: Matches): boolean {
  return matches.some(({ handle }) => handleOf(handle).hasCustomTheme);
}

/** React Router knows a handle as anything. */
function handleOf(handle: unknown): RouteHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}
