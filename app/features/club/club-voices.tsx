import { TESTIMONIALS } from "#app/features/club/club-copy.ts";
import { CLUB_WORDS } from "#app/features/club/club-words.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import styles from "./club-voices.module.css";

/** What members say. */
export function ClubVoices() {
  return (
    <Section className={styles.root} aria-labelledby="voices-title">
      <SectionHeading
        id="voices-title"
        size="title"
        title="Le parole dei membri"
        aside="Persone e nomi sono di fantasia."
      />
      <PageGrid className={styles.grid}>
        {TESTIMONIALS.map(({ words, who, from }) => (
          <figure key={who}>
            <blockquote>
              <p>{CLUB_WORDS.quoted({ words })}</p>
            </blockquote>
            <figcaption>
              <b>{who}</b>
              <span>{from}</span>
            </figcaption>
          </figure>
        ))}
      </PageGrid>
    </Section>
  );
}
