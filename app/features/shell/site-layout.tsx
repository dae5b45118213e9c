import type { ReactNode } from "react";
import { LanguageStrip } from "#app/features/shell/language-strip.tsx";
import { SideDrawer } from "#app/features/shell/side-drawer.tsx";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import { useSite } from "#app/ui/site.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { modelPromise, supportWords } from "#domain/company/advertised-points.ts";
import styles from "./site-layout.module.css";

const CONTENT_ID = "contenuto";

/**
 * Renders the layout of every public page: the header, below it the banner (product.md#header-and-drawer). A page whose first section has
 * `data-under-header` (the hero) extends below both, and the header is transparent.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { shell } = useWords("shell");
  return (
    <div className={styles.root}>
      <a className={styles.skipLink} href={`#${CONTENT_ID}`}>
        {shell.skipToContent}
      </a>
      <SiteHeader />
      <AnnouncementBanner />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <SideDrawer />
      <NavigationIndicator />
    </div>
  );
}

/** Renders the banner below the header of every page (product.md#header-and-drawer). */
function AnnouncementBanner() {
  const site = useSite();
  const words = useWords("shell", "company", "openingHours", "places", "replyPromise", "requestHolds");
  const { headline } = words.shell;
  const promise = modelPromise(words, site);
  const support = supportWords(words, site);
  return (
    <aside data-ground="velvet" className={styles.announcement} aria-label={headline}>
      <p className={styles.row}>
        <strong>{headline}</strong> {promise && <span>{promise}</span>}
        {support && <span className={styles.end}>{support.title}</span>}
      </p>
      <LanguageStrip />
    </aside>
  );
}

/**
 * Renders the progress line for a pending navigation with its text; app/browser/pending-state.ts shows both. Also renders the message for a click
 * whose script did not load (app/browser/click-replay.ts).
 */
export function NavigationIndicator() {
  const { shell } = useWords("shell");
  return (
    <>
      <div className={styles.line} data-pending-line="" aria-hidden="true" />
      <VisuallyHidden>
        <span aria-live="polite" data-pending-text={shell.openingPage} />
      </VisuallyHidden>
      <p className={styles.unreached} role="alert" hidden data-load-failed="">
        {shell.scriptsUnavailable}
      </p>
    </>
  );
}
