import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import { messages } from "#domain/messages.it.ts";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";

/** Beside an article's category: its day, without that of the week, and its reading time. */
export const dateAndReadingTime = (article: { publishedOn: CivilDate; readMinutes: number }): SentenceParts<"day"> => [
  { element: "day", text: formatItalianLong(article.publishedOn).split(" ").slice(1).join(" ") },
  `, ${messages.magazine.minutes(article.readMinutes)}`,
];
