import type { EntryContext } from "react-router";

/** The built stylesheet of dialogs that React opens: every `*.deferred.module.css`. */
export const DEFERRED_STYLESHEET = "deferred";
/** The built stylesheet of the error pages. */
export const ERROR_STYLESHEET = "page-error";

/** URLs of a page's stylesheets, without duplicates, in the order of their routes. */
interface RouteStylesheets {
  /** Stylesheets inlined into the HTML. */
  inline: string[];
  /** Stylesheets not needed before React runs, so the browser fetches and caches them as files. */
  deferred: string[];
}

/** Returns the stylesheets of the matched routes. React Router marks stylesheets shared by several routes with a "#". */
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
