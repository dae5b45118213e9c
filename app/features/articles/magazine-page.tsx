import { type ArticleSummary, ArticleTeaser, ArticleTeaserList } from "#app/features/articles/article-teaser.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { messages } from "#domain/messages.it.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";

/** Renders /magazine: every article, newest first; the newest article is larger. */
export function MagazinePage({ articles, crumbs }: { articles: readonly ArticleSummary[]; crumbs: Crumb[] }) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={messages.magazine.title}>
        <p>Strade provate, vetture confrontate, bagagli misurati. Scritto da chi consegna le chiavi.</p>
      </PageHero>
      <ArticleTeaserList>
        {articles.length === 0 && <EmptyState title="Il primo numero è in preparazione" />}
        {articles.map((article, index) => (
          <ArticleTeaser
            key={article.slug}
            article={article}
            sizes={index === 0 ? "(min-width: 52rem) 62vw, 100vw" : "(min-width: 52rem) 31vw, 100vw"}
            priority={index === 0}
          />
        ))}
      </ArticleTeaserList>
    </>
  );
}
