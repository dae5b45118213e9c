import type { ReactNode } from "react";
import { DateAndReadingTime } from "#app/features/articles/date-and-reading-time.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths } from "#app/ui/words/words-context.tsx";
import type { Article } from "#domain/articles/article.ts";
import styles from "./article-teaser.module.css";

export type ArticleSummary = Omit<Article, "body">;

interface ArticleTeaserProps {
  article: ArticleSummary;
  /** The HTML `sizes` attribute of the picture. */
  sizes: string;
  priority?: boolean;
}

interface ArticleTeaserListProps {
  /** Whether all teasers have the same size: in the list below an open article. */
  hasNoLead?: boolean;
  children: ReactNode;
}

/** Lays out teasers three in a row, below a larger first teaser. */
export function ArticleTeaserList({ hasNoLead, children }: ArticleTeaserListProps) {
  return <PageGrid className={classNames(styles.list, hasNoLead && styles.others)}>{children}</PageGrid>;
}

/** Renders an article in a list: picture, category, date and reading time, title, excerpt (product.md#magazine). */
export function ArticleTeaser({ article, sizes, priority }: ArticleTeaserProps) {
  const paths = usePaths();
  return (
    <article className={styles.story}>
      <div className={styles.picture}>
        <ThemedPicture src={article.image} alt="" sizes={sizes} {...(priority && { priority })} />
      </div>
      <ArticleMeta article={article} />
      <h2>
        <Link to={paths.magazine(article.slug)}>{article.title}</Link>
      </h2>
      <Text look="soft" className={styles.excerpt}>
        {article.excerpt}
      </Text>
    </article>
  );
}

export function ArticleMeta({ article }: { article: Pick<Article, "category" | "publishedOn" | "readMinutes"> }) {
  return (
    <p className={styles.line}>
      <b lang="en">{article.category}</b>
      <span>
        <DateAndReadingTime article={article} />
      </span>
    </p>
  );
}
