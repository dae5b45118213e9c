import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { AREAS } from "./areas.ts";
import type { Words } from "./words.ts";

const WORDS = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, collectWords(language)])) as Record<
  Language,
  Words
>;

/** Returns all words in a language. Only the server may call it (domain/words/areas.ts). */
export const wordsOf = (language: Language): Words => WORDS[language];

function collectWords(language: Language): Words {
  const modules = Object.entries(AREAS).map(([area, { it, ...others }]) => [
    area,
    language === "it" ? it : ((others as Partial<Record<Language, object>>)[language] ?? it),
  ]);
  return { language, ...Object.fromEntries(modules) };
}
