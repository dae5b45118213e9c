import { createContext, use } from "react";
import type { Language } from "#domain/languages.ts";
import { type Paths, pathsIn } from "#domain/paths.ts";
import type { Words, WordsArea } from "#domain/words/words.ts";

const WordsContext = createContext<Words<never> | null>(null);

/** Provides the words of the page's language: all on the server, in an island those of its areas, in the panel the Italian ones. */
export const WordsProvider = WordsContext.Provider;

/**
 * Returns the words of some areas in the page's language: `useWords("search")`. In an island, each area must be among those that the island names
 * (words-of-islands.test.ts).
 */
export function useWords<Area extends WordsArea = never>(..._areas: readonly Area[]): Words<Area> {
  const words = use(WordsContext);
  if (!words) throw new Error("This component must be inside a WordsProvider");
  return words as Words<Area>;
}

/** Returns the paths of the site's pages in the page's language. */
export const usePaths = (): Paths => pathsIn(useWords().language);

/** Returns the language of the page: that of its words. The panel's and an error page's is Italian. */
export const usePageLanguage = (): Language => use(WordsContext)?.language ?? "it";
