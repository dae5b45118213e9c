import { useLocation } from "react-router";
import { withoutLanguage } from "#domain/addresses/without-language.ts";

/** The path of the page that is shown, without a language before it. */
export const usePagePath = (): string => withoutLanguage(useLocation().pathname).path;
