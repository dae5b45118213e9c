import { useLocation } from "react-router";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";

const withoutLanguage = (path: string) => splitLanguagePrefix(path).path;

/** Returns whether a path is the current page's, in any language. */
export function useIsCurrentPage(): (path: string) => boolean {
  const current = withoutLanguage(useLocation().pathname);
  return (path) => withoutLanguage(path) === current;
}

/** Returns whether the current page is the page of a path or below it, in any language. */
export function useIsPageWithin(): (path: string) => boolean {
  const current = withoutLanguage(useLocation().pathname);
  return (path) => current === withoutLanguage(path) || current.startsWith(`${withoutLanguage(path)}/`);
}
