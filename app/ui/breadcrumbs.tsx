import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./breadcrumbs.module.css";

/** Breadcrumbs (product.md#head-and-structured-data): the same steps as in the structured data, from Home to the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { layout } = useWords("layout");
  return (
    <PageGrid as="nav" aria-label={layout.breadcrumbs} className={styles.root}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index < crumbs.length - 1 ? (
              <Link to={crumb.path}>{crumb.name}</Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </PageGrid>
  );
}
