import { Link } from "react-router";
import { LinkMore } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Article } from "#domain/catalogue/article.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";

/** What the home page tells of an article (A 2 "Magazine block"). */
export type ArticleTeaser = Omit<Article, "body">;

/** Four articles, the first with its picture; each leads to its page (A 2, design 6.21). */
export function MagazineBlock({ articles }: { articles: ArticleTeaser[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <section className="section magazine" aria-labelledby="magazine-title">
      <SectionHeading
        id="magazine-title"
        title={messages.magazine.title}
        aside={<LinkMore to={paths.magazineIndex}>Tutti gli articoli</LinkMore>}
      />
      <div className="grid-page magazine-grid">
        <Teaser article={first} leading />
        <div className="magazine-others">
          {others.map((article) => (
            <Teaser key={article.slug} article={article} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Teaser({ article, leading = false }: { article: ArticleTeaser; leading?: boolean }) {
  return (
    <article className={leading ? "article-teaser article-teaser-leading" : "article-teaser"}>
      {leading && <Picture src={article.image} alt="" sizes="(min-width: 52rem) 56vw, 100vw" />}
      <p className="article-teaser-line">
        <b>{article.category}</b>
        <span>
          <time dateTime={article.publishedOn}>{dayMonthYear(article.publishedOn)}</time>,{" "}
          {messages.magazine.minutes(article.readMinutes)}
        </span>
      </p>
      <h3>
        <Link to={paths.magazine(article.slug)}>{article.title}</Link>
      </h3>
      <p className="soft">{article.excerpt}</p>
      <Link
        to={paths.magazine(article.slug)}
        className="link-more"
        aria-label={`${messages.magazine.read}: ${article.title}`}
      >
        {messages.magazine.read}
      </Link>
    </article>
  );
}

/** The long form without its day of the week. */
function dayMonthYear(date: CivilDate): string {
  return formatItalianLong(date).split(" ").slice(1).join(" ");
}
