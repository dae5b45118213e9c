import { useWords } from "./words-context.tsx";

/** Returns the `lang` attribute of a text that the company wrote in Italian: undefined on Italian pages. */
export const useOwnTextLanguage = (): "it" | undefined => (useWords().language === "it" ? undefined : "it");
