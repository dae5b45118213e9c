import type { EntryContext } from "react-router";
import { includesPhotograph } from "#domain/pictures/photographs.ts";
import { galleryPicturesOf } from "../routes/route-handle.ts";

/** The built stylesheet of dialogs that React opens: every `*.deferred.module.css`. */
export const DEFERRED_STYLESHEET = "deferred";
/** The built stylesheet of galleries with photographs. */
export const PHOTOGRAPHS_STYLESHEET = "photographs";
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
  const { matches, loaderData, errors } = staticHandlerContext;
  const ofRoutes = matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const stylesheets = [...new Set(ofRoutes.map((address) => address.replace(/#$/, "")))];
  const galleryPictures = matches.flatMap(({ route }) => galleryPicturesOf(route.handle, loaderData[route.id]));
  const unused = [
    ...(errors ? [] : [ERROR_STYLESHEET]),
    ...(includesPhotograph(galleryPictures) ? [] : [PHOTOGRAPHS_STYLESHEET]),
  ];
  const used = stylesheets.filter((address) => !unused.some((name) => isBuiltFrom(name, address)));
  return {
    inline: used.filter((address) => !isBuiltFrom(DEFERRED_STYLESHEET, address)),
    deferred: used.filter((address) => isBuiltFrom(DEFERRED_STYLESHEET, address)),
  };
}

const isBuiltFrom = (name: string, address: string) => address.startsWith(`/assets/${name}-`);
