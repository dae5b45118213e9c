import { UPCOMING_EVENTS_ID } from "#app/features/club/club-events.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { formatLongDate } from "#domain/words/formats/format-date.ts";
import styles from "./club-hero.module.css";

interface ClubHeroProps {
  crumbs: readonly Crumb[];
  next?: ClubEventState | undefined;
}

/** Renders the club's first view: header and breadcrumbs over a dark picture, its name below, and the next event. */
export function ClubHero({ crumbs, next }: ClubHeroProps) {
  const words = useWords("club");
  const { club } = words;
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
        <h1 id="club-title">{club.title}</h1>
        <div className={styles.aside}>
          <p>{club.motto}</p>
          {next && (
            <p className={styles.next}>
              <span>{club.next}</span>
              <MoreLink to={`#${UPCOMING_EVENTS_ID}`}>
                <Sentence
                  text={club.nextEvent}
                  parameters={{ title: next.title, day: formatLongDate(words, next.heldOn) }}
                  elements={{ day: (text) => <time dateTime={next.heldOn}>{text}</time> }}
                />
              </MoreLink>
            </p>
          )}
          <p className={styles.actions}>
            <ButtonAnchor href="#richiesta" variant="paper">
              {club.join}
            </ButtonAnchor>
            <ButtonAnchor href="#benefici" variant="outline">
              {club.discover}
            </ButtonAnchor>
          </p>
        </div>
      </PageGrid>
    </section>
  );
}
