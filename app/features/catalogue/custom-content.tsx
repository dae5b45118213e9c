import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./custom-content.module.css";

/** Renders the content that staff wrote for this page (product.md#seo-overrides), or nothing. `html` was sanitised when it was saved. */
export function CustomContent({ html }: { html: string | undefined }) {
  if (!html) return null;
  return (
    <PageGrid as="section" className={styles.root}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitiseContent has sanitised the stored HTML, and nothing else writes it */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </PageGrid>
  );
}
