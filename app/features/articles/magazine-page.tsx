import { type ArticleSummary, ArticleTeaser, ArticleTeaserList } from "#app/features/articles/article-teaser.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Crumb } from "#domain/seo/heads/page-head.ts";

/** Renders /magazine: every article, newest first; the newest article is larger. */
export function MagazinePage({ articles, crumbs }: { articles: readonly ArticleSummary[]; crumbs: Crumb[] }) {
  const { magazine } = useWords("magazine");
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={magazine.title}>
        <p>{magazine.intro}</p>
      </PageHero>
      <ArticleTeaserList>
        {articles.length === 0 && <EmptyState title={magazine.empty} />}
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
