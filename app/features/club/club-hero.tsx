import { UPCOMING_EVENTS_ID } from "#app/features/club/club-events.tsx";
import { CLUB_WORDS } from "#app/features/club/club-words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { messages } from "#domain/messages.it.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./club-hero.module.css";

interface ClubHeroProps {
  crumbs: readonly Crumb[];
  next?: ClubEventState | undefined;
}

/** Renders the club's first view: header and breadcrumbs over a dark picture, its name below, and the next event. */
export function ClubHero({ crumbs, next }: ClubHeroProps) {
  return (
    <section data-ground="night" className={styles.root} data-under-header="night" aria-labelledby="club-title">
      <Picture
        src="/pictures/house/club-1920.webp"
        alt=""
        sizes="max(100vw, min(123vw, 1900px))"
        phoneSrc="/pictures/house/signature-1200.webp"
        phoneSizes="134vw"
        priority
        className={styles.picture}
      />
      <div className={styles.way}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <PageGrid className={styles.words}>
        <h1 id="club-title">Community VIP</h1>
        <div className={styles.aside}>
          <p>Il club di chi guida con noi: pochi eventi, pochi posti, le persone giuste.</p>
          {next && (
            <p className={styles.next}>
              <span>{CLUB_WORDS.next}</span>
              <MoreLink to={`#${UPCOMING_EVENTS_ID}`}>
                <SentenceFromParts
                  parts={CLUB_WORDS.nextEvent({ title: next.title, day: formatItalianLong(next.heldOn) })}
                  elements={{ day: (text) => <time dateTime={next.heldOn}>{text}</time> }}
                />
              </MoreLink>
            </p>
          )}
          <p className={styles.actions}>
            <ButtonAnchor href="#richiesta" variant="paper">
              {messages.club.join}
            </ButtonAnchor>
            <ButtonAnchor href="#benefici" variant="outline">
              {messages.club.discover}
            </ButtonAnchor>
          </p>
        </div>
      </PageGrid>
    </section>
  );
}
