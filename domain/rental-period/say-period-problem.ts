import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { PERIODS_IT } from "#domain/words/search/periods.it.ts";
import { sayReference, type TextReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";

/** The Italian words of a period's problems, for the panel and for callers that have no words yet. */
export const ITALIAN_PERIODS: Words<"periods"> = { ...ITALIAN_FORMATS, periods: PERIODS_IT };

/** Words the problem of a period; say-rental-problem.ts words those of a city's hours too. */
export const sayPeriodProblem = (words: Words<"periods">, message: TextReference<"periods">): string =>
  sayReference(words, message);
