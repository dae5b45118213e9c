import { ButtonAnchor } from "#app/ui/button.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { messages } from "#domain/messages.it.ts";
import styles from "./club-hero.module.css";

/** The club's first view: its name over a dark picture, under the header. */
export function ClubHero() {
  return (
    <section data-ground="night" className={styles.root} data-under-header="night" aria-labelledby="club-title">
      <Picture src="/pictures/house/signature-1200.webp" alt="" sizes="100vw" priority className={styles.picture} />
      <PageGrid className={styles.words}>
        <h1 id="club-title">Community VIP</h1>
        <div className={styles.aside}>
          <p>Il club di chi guida con noi: pochi eventi, pochi posti, le persone giuste.</p>
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
