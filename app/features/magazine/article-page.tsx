import { ArticleLine, ArticleTeaser } from "#app/features/magazine/article-teaser.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type ArticleBlock, articleBlocks } from "#domain/catalogue/article-body.ts";
import type { ArticlePageData } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import "./magazine.css";

type ArticlePageProps = Omit<ArticlePageData, "head"> & { crumbs: Crumb[] };

/** /magazine/{slug} (design 6.21): the article, one way to a car, and the other articles. */
export function ArticlePage({ article, others, crumbs }: ArticlePageProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <article className="reading">
        <header className="grid-page reading-head">
          <h1>{article.title}</h1>
          <div className="reading-aside">
            <p className="reading-excerpt">{article.excerpt}</p>
            <ArticleLine article={article} />
          </div>
        </header>
        <figure className="grid-page reading-picture">
          <div>
            <Picture src={article.image} alt="" sizes="100vw" priority />
          </div>
          <figcaption className="caption">Illustrazione della casa</figcaption>
        </figure>
        <div className="grid-page">
          <div className="reading-text">{articleBlocks(article.body).map(block)}</div>
        </div>
      </article>
      <div className="grid-page reading-way">
        <p>Le vetture di cui scriviamo sono quelle che consegniamo.</p>
        <ButtonLink to={paths.cars}>Tutte le vetture</ButtonLink>
      </div>
      {others.length > 0 && (
        <section className="section band-deep" aria-label="Altri articoli">
          <div className="grid-page stories stories-others">
            {others.map((other) => (
              <ArticleTeaser key={other.slug} article={other} sizes="(min-width: 52rem) 31vw, 100vw" />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function block(part: ArticleBlock, index: number) {
  // An article's blocks never change place.
  const key = `${part.kind}-${index}`;
  if (part.kind === "heading") return <h2 key={key}>{part.text}</h2>;
  if (part.kind === "paragraph") return <p key={key}>{part.text}</p>;
  return (
    <ul key={key}>
      {part.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
