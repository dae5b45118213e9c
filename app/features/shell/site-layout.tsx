import type { ReactNode } from "react";
import { AnnouncementBanner } from "#app/features/shell/announcement-banner.tsx";
import { NavigationIndicator } from "#app/features/shell/navigation-indicator.tsx";
import { usePageLanguage } from "#app/features/shell/page-language.ts";
import { SideDrawer } from "#app/features/shell/side-drawer.tsx";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import { messages } from "#domain/messages.it.ts";
import styles from "./site-layout.module.css";

const CONTENT_ID = "contenuto";

/**
 * What surrounds every public page: the header, under it the banner (product.md#header-and-drawer). A page whose first section carries `data-under-header`
 * (the hero) is drawn up under both, the header transparent. What surrounds a page is Italian, whatever the page's own language.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} lang="it">
      <a className={styles.skipLink} href={`#${CONTENT_ID}`}>
        {messages.header.skipToContent}
      </a>
      <SiteHeader />
      <AnnouncementBanner />
      <main id={CONTENT_ID} tabIndex={-1} lang={usePageLanguage()}>
        {children}
      </main>
      <SiteFooter />
      <SideDrawer />
      <NavigationIndicator />
    </div>
  );
}
