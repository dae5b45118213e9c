import type { Language } from "#domain/languages.ts";
import type { Words } from "#domain/words/words.ts";

/** The words of the mail with staff's reply, for its preview in the panel. */
export type AnswerWords = Words<"enquiryMails" | "enquiryRows" | "openingHours" | "requestMailTexts">;

/** The panel loads only the language of the enquiry. Types are those of the Italian texts, of which each language has every key (words.test.ts). */
const LOADERS: Readonly<Record<Language, () => Promise<AnswerWords>>> = {
  it: async () => (await import("./italian-answer.ts")).ITALIAN_ANSWER,
  en: async () => (await import("./english-answer.ts")).ENGLISH_ANSWER as AnswerWords,
  fr: async () => (await import("./french-answer.ts")).FRENCH_ANSWER as AnswerWords,
  de: async () => (await import("./german-answer.ts")).GERMAN_ANSWER as AnswerWords,
  es: async () => (await import("./spanish-answer.ts")).SPANISH_ANSWER as AnswerWords,
};

/** Loads the words of a reply's mail in its language. */
export const loadAnswerWords = (language: Language): Promise<AnswerWords> => LOADERS[language]();
