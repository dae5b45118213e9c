import { DateAndReadingTime } from "#app/features/articles/date-and-reading-time.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { Article } from "#domain/articles/article.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import styles from "./magazine-block.module.css";

/** The fields of an article that the home page shows (product.md#magazine). */
export type HomeArticle = Omit<Article, "body">;

/** Renders four articles, the first with its picture; each links to its page (product.md#magazine). */
export function MagazineBlock({ articles }: { articles: readonly HomeArticle[] }) {
  const { home } = useWords("home");
  const paths = usePaths();
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <Section className={styles.root} style={{ "--cards": articles.length }} aria-labelledby="magazine-title">
      <SectionHeading
        id="magazine-title"
        title={home.magazine.title}
        aside={<MoreLink to={paths.magazineIndex}>{home.magazine.all}</MoreLink>}
      />
      <PageGrid className={styles.grid}>
        <HomeArticleTeaser article={first} leading />
        <div className={styles.others}>
          {others.map((article) => (
            <HomeArticleTeaser key={article.slug} article={article} />
          ))}
        </div>
      </PageGrid>
    </Section>
  );
}

function HomeArticleTeaser({ article, leading: isLead = false }: { article: HomeArticle; leading?: boolean }) {
  const words = useWords("home");
  const { home } = words;
  const paths = usePaths();
  return (
    <article className={classNames(styles.teaser, isLead && styles.leading)}>
      <ThemedPicture
        src={article.image}
        alt=""
        sizes={
          isLead
            ? "(min-width: 52rem) 56vw, 92vw"
            : "(min-width: 90rem) 10vw, (min-width: 52rem) 1px, (min-width: 40rem) 30vw, 32vw"
        }
      />
      <p className={styles.line}>
        <b>{article.category}</b>
        <span>
          <DateAndReadingTime article={article} />
        </span>
      </p>
      <h3>
        <Link to={paths.magazine(article.slug)}>{article.title}</Link>
      </h3>
      <Text look="soft" className={styles.excerpt}>
        {article.excerpt}
      </Text>
      <MoreLink
        className={styles.read}
        to={paths.magazine(article.slug)}
        aria-label={labelWithValue(words, { label: home.magazine.read, value: article.title })}
      >
        {home.magazine.read}
      </MoreLink>
    </article>
  );
}
