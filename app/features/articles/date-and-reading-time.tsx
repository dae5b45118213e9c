import { Sentence } from "#app/ui/words/sentence.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Article } from "#domain/articles/article.ts";
import { formatDate } from "#domain/words/formats/format-date.ts";

/** The date, without weekday, and the reading time of an article. */
export function DateAndReadingTime({ article }: { article: Pick<Article, "publishedOn" | "readMinutes"> }) {
  const words = useWords("magazine");
  return (
    <Sentence
      text={words.magazine.dateAndMinutes}
      parameters={{ day: formatDate(words, article.publishedOn), minutes: article.readMinutes }}
      elements={{ day: (text) => <time dateTime={article.publishedOn}>{text}</time> }}
    />
  );
}
