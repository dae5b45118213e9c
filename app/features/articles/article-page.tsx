import { ArticleBody } from "#app/features/articles/article-body.tsx";
import { ArticleMeta, ArticleTeaser, ArticleTeaserList } from "#app/features/articles/article-teaser.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { VehicleList } from "#app/features/vehicles/vehicle-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { ArticlePageData } from "#domain/pages/content-pages.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./article-page.module.css";

type ArticlePageProps = Omit<ArticlePageData, "head"> & { crumbs: Crumb[] };

/** Renders /magazine/{slug} (product.md#magazine): the article, the vehicles it mentions and the other articles. */
export function ArticlePage({ article, blocks, vehicles, others, crumbs }: ArticlePageProps) {
  const { magazine } = useWords("magazine");
  const paths = usePaths();
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <article>
        <PageGrid as="header" className={styles.head}>
          <h1>{article.title}</h1>
          <div className={styles.aside}>
            <p className={styles.excerpt}>{article.excerpt}</p>
            <ArticleMeta article={article} />
          </div>
        </PageGrid>
        <PageGrid as="figure" className={styles.picture}>
          <div>
            <ThemedPicture src={article.image} alt="" sizes="100vw" priority />
          </div>
          <Text as="figcaption" look="caption" className={styles.caption}>
            {magazine.illustration}
          </Text>
        </PageGrid>
        <PageGrid className={styles.body}>
          <div className={styles.text}>
            <ArticleBody blocks={blocks} />
          </div>
        </PageGrid>
      </article>
      {vehicles.length > 0 && (
        <section className={styles.cars} aria-label={magazine.vehicles}>
          <VehicleList vehicles={vehicles} headingLevel={2} />
        </section>
      )}
      <PageGrid className={styles.way}>
        <p>{magazine.delivered}</p>
        <ButtonLink to={paths.cars} className={styles.allVehicles}>
          {magazine.allVehicles}
        </ButtonLink>
      </PageGrid>
      {others.length > 0 && (
        <Section band="deep" aria-labelledby="other-articles">
          <SectionHeading id="other-articles" size="title" title={magazine.continue} />
          <ArticleTeaserList hasNoLead>
            {others.map((other) => (
              <ArticleTeaser key={other.slug} article={other} sizes="(min-width: 52rem) 31vw, 100vw" />
            ))}
          </ArticleTeaserList>
        </Section>
      )}
    </>
  );
}
