import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./custom-content.module.css";

/** What staff wrote for this page (product.md#seo-overrides), in a section of its own. `html` is sanitised when it is saved; nothing at all without it. */
export function CustomContent({ html }: { html: string | undefined }) {
  if (!html) return null;
  return (
    <PageGrid as="section" className={styles.root}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what is stored has gone through sanitiseContent, and nothing else writes it */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </PageGrid>
  );
}
