/** Properties of a route's pages, set in its `handle`. */
export interface RouteHandle {
  /** The page uses React Router in the browser: the panel. All other pages are separate documents. */
  router?: true;
  /** Id of the gallery's first slide, on a page that begins with a gallery (app/inline/block-render-until-lcp.ts). */
  firstSlideId?: string;
  /** The pictures that decide whether the page has the styles of photographs (app/document/stylesheets.ts). */
  galleryPictures?: (loaderData: never) => readonly string[];
  /**
   * The page begins with the hero, which an inline script preloads (app/inline/preload-hero.ts), unless its loader says `hasHero: false`, as for a
   * company without cars, or with photographs of its own.
   */
  hero?: true;
  /** The page has its own colours, independent of day and night: the panel. */
  hasCustomTheme?: true;
}

type Matches = readonly { handle?: unknown; loaderData?: unknown }[];

/** Whether a matched route uses the client router. */
export function usesClientRouter(matches: Matches): boolean {
  return matches.some(({ handle }) => handleOf(handle).router);
}

/** Returns the id of the first slide, on a page that begins with a gallery. */
export function firstSlideIdOf(matches: Matches): string | undefined {
  return matches.map(({ handle }) => handleOf(handle).firstSlideId).find(Boolean);
}

/** Whether a page begins with the hero. */
export function hasHero(matches: Matches): boolean {
  return matches.some(({ handle, loaderData }) => handleOf(handle).hero && !hasNoHero(loaderData));
}

/** Returns the pictures of a route's gallery, from the data of its loader; none if the route has no gallery or no data. */
export function galleryPicturesOf(handle: unknown, loaderData: unknown): readonly string[] {
  return (loaderData ? handleOf(handle).galleryPictures?.(loaderData as never) : undefined) ?? [];
}

/** Whether a page has its own colours. */
export function hasCustomTheme(matches: Matches): boolean {
  return matches.some(({ handle }) => handleOf(handle).hasCustomTheme);
}

const hasNoHero = (data: unknown) =>
  typeof data === "object" && data !== null && "hasHero" in data && data.hasHero === false;

/** Returns the handle with our type, because React Router types handles as `unknown`. */
function handleOf(handle: unknown): RouteHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}
