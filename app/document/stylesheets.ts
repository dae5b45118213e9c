import type { EntryContext } from "react-router";

/** The built sheet of dialogs that React opens: every `*.deferred.module.css`. */
export const DEFERRED_STYLESHEET = "deferred";
/** The built sheet of what is shown in place of a page that failed or doesn't exist. */
export const ERROR_STYLESHEET = "page-error";

/** The addresses of a page's sheets, each once, in the order of their routes. */
interface RouteStylesheets {
  /** Go into the HTML. */
  inline: string[];
  /** Nothing needs them before React is there, so the browser fetches them as files, which it caches for all pages. */
  deferred: string[];
}

/** Returns the sheets of the routes that are shown. React Router marks those that several routes share by a "#". */
export function stylesheetsOf({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, "manifest" | "staticHandlerContext">): RouteStylesheets {
  const ofRoutes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const stylesheets = [...new Set(ofRoutes.map((address) => address.replace(/#$/, "")))];
  const used = staticHandlerContext.errors
    ? stylesheets
    : stylesheets.filter((address) => !isBuiltFrom(ERROR_STYLESHEET, address));
  return {
    inline: used.filter((address) => !isBuiltFrom(DEFERRED_STYLESHEET, address)),
    deferred: used.filter((address) => isBuiltFrom(DEFERRED_STYLESHEET, address)),
  };
}

const isBuiltFrom = (name: string, address: string) => address.startsWith(`/assets/${name}-`);
