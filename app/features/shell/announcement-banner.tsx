import { messages } from "#domain/messages.it.ts";

/** The Italian banner under the header of every page (A 1). */
export function AnnouncementBanner() {
  return (
    <aside className="banner on-velvet" aria-label={messages.banner.headline}>
      <p className="banner-row">
        <strong>{messages.banner.headline}</strong> <span>{messages.banner.promise}</span>
        <span className="banner-end">{messages.advantages.support}</span>
      </p>
    </aside>
  );
}
