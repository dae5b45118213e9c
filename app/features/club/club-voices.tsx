import { TESTIMONIALS } from "#app/features/club/club-copy.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Text } from "#app/ui/text.tsx";
import styles from "./club-voices.module.css";

/** What members say. */
export function ClubVoices() {
  return (
    <Section className={styles.root} aria-labelledby="voices-title">
      <PageGrid className={styles.grid}>
        <h2 id="voices-title">Le parole dei membri</h2>
        {TESTIMONIALS.map(({ words, who, from }) => (
          <figure key={who}>
            <blockquote>
              <p>«{words}»</p>
            </blockquote>
            <figcaption>
              <b>{who}</b>
              <span>{from}</span>
            </figcaption>
          </figure>
        ))}
        <Text look="caption" className={styles.note}>
          Persone e nomi sono di fantasia.
        </Text>
      </PageGrid>
    </Section>
  );
}
