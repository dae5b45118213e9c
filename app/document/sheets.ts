import type { EntryContext } from "react-router";

/** The built sheet of dialogs that React opens: every `*.deferred.module.css`. */
export const DEFERRED_SHEET = "deferred";
/** The built sheet of what is shown in place of a page that failed or doesn't exist. */
export const ERROR_SHEET = "page-error";

/** The addresses of a page's sheets, each once, in the order of their routes. */
interface Sheets {
  /** Go into the HTML. */
  inline: string[];
  /** Nothing needs them before React is there, so the browser fetches them as files, which it caches for all pages. */
  deferred: string[];
}

/** Returns the sheets of the routes that are shown. React Router marks those that several routes share by a "#". */
export function sheetsOf({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, "manifest" | "staticHandlerContext">): Sheets {
  const ofRoutes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const sheets = [...new Set(ofRoutes.map((address) => address.replace(/#$/, "")))];
  const shown = staticHandlerContext.errors ? sheets : sheets.filter((address) => !isBuiltFrom(ERROR_SHEET, address));
  return {
    inline: shown.filter((address) => !isBuiltFrom(DEFERRED_SHEET, address)),
    deferred: shown.filter((address) => isBuiltFrom(DEFERRED_SHEET, address)),
  };
}

const isBuiltFrom = (name: string, address: string) => address.startsWith(`/assets/${name}-`);
