import { useLocation } from "react-router";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";

/** The path of the page that is shown, without a language before it. */
export const usePagePath = (): string => splitLanguagePrefix(useLocation().pathname).path;
