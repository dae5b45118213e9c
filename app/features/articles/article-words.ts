import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { messages } from "#domain/messages.it.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";

/** The date, without weekday, and the reading time of an article. */
export const dateAndReadingTime = (article: { publishedOn: CivilDate; readMinutes: number }): SentenceParts<"day"> => [
  { element: "day", text: formatItalianLong(article.publishedOn).split(" ").slice(1).join(" ") },
  `, ${messages.magazine.minutes(article.readMinutes)}`,
];
