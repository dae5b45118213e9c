import type { ReactNode } from "react";
import { LanguageStrip } from "#app/features/shell/language-strip.tsx";
import { SHELL_WORDS } from "#app/features/shell/shell-words.ts";
import { SideDrawer } from "#app/features/shell/side-drawer.tsx";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import { useSite } from "#app/ui/site.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { modelPromise, supportWords } from "#domain/company/advertised-points.ts";
import { messages } from "#domain/messages.it.ts";
import styles from "./site-layout.module.css";

const CONTENT_ID = "contenuto";

/**
 * Renders the layout of every public page: the header, below it the banner (product.md#header-and-drawer). A page whose first section has
 * `data-under-header` (the hero) extends below both, and the header is transparent.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <a className={styles.skipLink} href={`#${CONTENT_ID}`}>
        {messages.header.skipToContent}
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

/** Renders the Italian banner below the header of every page (product.md#header-and-drawer). */
function AnnouncementBanner() {
  const site = useSite();
  const words = useWords("company", "openingHours", "places");
  const promise = modelPromise(words, site);
  const support = supportWords(words, site);
  return (
    <aside data-ground="velvet" className={styles.announcement} aria-label={messages.banner.headline}>
      <p className={styles.row}>
        <strong>{messages.banner.headline}</strong> {promise && <span>{promise}</span>}
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
  return (
    <>
      <div className={styles.line} data-pending-line="" aria-hidden="true" />
      <VisuallyHidden>
        <span aria-live="polite" data-pending-text="Apro la pagina…" />
      </VisuallyHidden>
      <p className={styles.unreached} role="alert" hidden data-load-failed="">
        {SHELL_WORDS.scriptsUnavailable}
      </p>
    </>
  );
}
