import { messages } from "#domain/messages.it.ts";
import styles from "./announcement-banner.module.css";

/** The Italian banner under the header of every page (product.md#header-and-drawer). */
export function AnnouncementBanner() {
  return (
    <aside data-ground="velvet" className={styles.root} aria-label={messages.banner.headline}>
      <p className={styles.row}>
        <strong>{messages.banner.headline}</strong> <span>{messages.banner.promise}</span>
        <span className={styles.end}>{messages.advantages.support}</span>
      </p>
    </aside>
  );
}
