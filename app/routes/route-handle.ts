/** What a route says of its pages besides what they show. */
export interface RouteHandle {
  /** The browser gets React Router too, and goes from page to page by it: the panel. Every other page is a document of its own. */
  router: true;
}

/** Whether one of the routes of a page takes the router. */
export function takesRouter(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => typeof handle === "object" && handle !== null && "router" in handle);
}
