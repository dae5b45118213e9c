import type { ComponentProps } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./empty-listing.module.css";

/** Renders an empty state as wide as the page, in place of a list. */
export function EmptyListing(props: ComponentProps<typeof EmptyState>) {
  return (
    <PageGrid className={styles.root}>
      <EmptyState {...props} />
    </PageGrid>
  );
}
