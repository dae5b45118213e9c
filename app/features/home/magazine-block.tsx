import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { dayAndMinutes } from "#app/features/magazine/article-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import { Sentence } from "#app/ui/words/sentence.tsx";
import type { Article } from "#domain/catalogue/article.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./magazine-block.module.css";

/** What the home page tells of an article (product.md#magazine). */
export type HomeArticle = Omit<Article, "body">;

/** Four articles, the first with its picture; each leads to its page (product.md#magazine). */
export function MagazineBlock({ articles }: { articles: readonly HomeArticle[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <Section className={styles.root} style={{ "--cards": articles.length }} aria-labelledby="magazine-title">
      <SectionHeading
        id="magazine-title"
        title={messages.magazine.title}
        aside={<LinkMore to={paths.magazineIndex}>{messages.magazine.all}</LinkMore>}
      />
      <PageGrid className={styles.grid}>
        <Teaser article={first} leading />
        <div className={styles.others}>
          {others.map((article) => (
            <Teaser key={article.slug} article={article} />
          ))}
        </div>
      </PageGrid>
    </Section>
  );
}

function Teaser({ article, leading = false }: { article: HomeArticle; leading?: boolean }) {
  return (
    <article className={classNames(styles.teaser, leading && styles.leading)}>
      <PictureByHour
        src={article.image}
        alt=""
        sizes={
          leading
            ? "(min-width: 52rem) 56vw, 92vw"
            : "(min-width: 90rem) 10vw, (min-width: 52rem) 1px, (min-width: 40rem) 30vw, 32vw"
        }
      />
      <p className={styles.line}>
        <b>{article.category}</b>
        <span>
          <Sentence
            parts={dayAndMinutes(article)}
            elements={{ day: (text) => <time dateTime={article.publishedOn}>{text}</time> }}
          />
        </span>
      </p>
      <h3>
        <Link to={paths.magazine(article.slug)}>{article.title}</Link>
      </h3>
      <Text look="soft" className={styles.excerpt}>
        {article.excerpt}
      </Text>
      <LinkMore
        className={styles.read}
        to={paths.magazine(article.slug)}
        aria-label={labelWithValue({ label: messages.magazine.read, value: article.title })}
      >
        {messages.magazine.read}
      </LinkMore>
    </article>
  );
}
