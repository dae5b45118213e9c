/** What a route says of its pages besides what they show. */
export interface RouteHandle {
  /** The browser gets React Router too, and goes from page to page by it: the panel. Every other page is a document of its own. */
  router?: true;
  /** The id of the gallery's first slide, on a page that begins with one: what the picture of a card becomes (app/document/expect-first-picture.tsx). */
  firstPicture?: string;
}

type Matches = readonly { handle?: unknown }[];

/** Whether one of the routes of a page takes the router. */
export function takesRouter(matches: Matches): boolean {
  return matches.some(({ handle }) => handleOf(handle).router);
}

/** The first slide of a page that begins with a gallery. */
export function firstPictureOf(matches: Matches): string | undefined {
  return matches.map(({ handle }) => handleOf(handle).firstPicture).find(Boolean);
}

/** React Router knows a handle as anything. */
function handleOf(handle: unknown): RouteHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}
