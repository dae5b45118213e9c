import { useLocation } from "react-router";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";

/** Returns the path of the current page without a language prefix. */
export const usePagePath = (): string => splitLanguagePrefix(useLocation().pathname).path;
