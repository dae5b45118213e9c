import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { ClubEvents } from "#app/features/club/club-events.tsx";
import { ClubHero } from "#app/features/club/club-hero.tsx";
import { CLUB_BENEFITS, CLUB_WORDS } from "#app/features/club/club-words.ts";
import { MembershipForm } from "#app/features/club/membership-form.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { ClubEventsByTime } from "#domain/club-events/club-event-state.ts";
import { buildClubFaqs } from "#domain/faqs/club-faqs.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { Testimonial } from "#domain/testimonials/testimonial.ts";
import styles from "./club-page.module.css";

interface ClubPageProps extends ClubEventsByTime {
  testimonials: readonly Testimonial[];
  /** The names of the countries served today. */
  countries: readonly string[];
  /** The slug of the event whose link opened the form. */
  requestedEvent: string | null;
  crumbs: readonly Crumb[];
}

/** Renders /community-vip (product.md#club): hero, introduction, four benefits, events, request form, testimonials, four questions. */
export function ClubPage({ upcoming, past, testimonials, countries, requestedEvent, crumbs }: ClubPageProps) {
  const site = useSite();
  const words = useWords("clubFaqs", "places", "replyPromise");
  return (
    <>
      <ClubHero crumbs={crumbs} next={upcoming.find(({ state }) => state !== "cancelled")} />
      <PageGrid as="section" className={styles.intro} aria-label="Che cos'è">
        <p className={styles.introLead}>{CLUB_WORDS.heritage({ since: site.heritageSince })}</p>
        <p>{CLUB_WORDS.admission(site)}</p>
      </PageGrid>
      <ClubBenefits />
      <ClubEvents upcoming={upcoming} past={past} />
      <section aria-label="Richiesta di informazioni">
        <PageGrid className={styles.request}>
          <div className={styles.requestWords}>
            <p className={styles.requestLead}>Una richiesta, poi ci conosciamo.</p>
            <ol className={styles.steps}>
              <li>Ci scrivi: bastano nome, e-mail e telefono.</li>
              <li>{CLUB_WORDS.callBack(site)}</li>
              <li>Scegli il piano, da Gold a Platinum, e il primo evento.</li>
            </ol>
            <ThemedPicture src="/pictures/magazine/lifestyle-800.webp" alt="" sizes="31vw" />
          </div>
          <MembershipForm className={styles.requestForm} events={upcoming} requestedEvent={requestedEvent} />
        </PageGrid>
      </section>
      {testimonials.length > 0 && <ClubTestimonials testimonials={testimonials} />}
      <FaqList faqs={buildClubFaqs(words, site, countries)} />
    </>
  );
}

function ClubBenefits() {
  return (
    <Section band="deep" id="benefici" className={styles.benefits} aria-labelledby="benefits-title">
      <PageGrid>
        <GridHeading id="benefits-title">I benefici</GridHeading>
        <ul>
          {CLUB_BENEFITS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageGrid>
    </Section>
  );
}

/** Shows the testimonials and says which of them are invented. */
function ClubTestimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const isAllInvented = testimonials.every(({ isInvented }) => isInvented);
  return (
    <Section className={styles.voices} aria-labelledby="voices-title">
      <SectionHeading
        id="voices-title"
        size="title"
        title="Le parole dei membri"
        aside={isAllInvented ? CLUB_WORDS.allInvented : undefined}
      />
      <PageGrid className={styles.voicesGrid}>
        {testimonials.map(({ text, name, place, isInvented }) => (
          <figure key={text}>
            <blockquote>
              <p>{CLUB_WORDS.quoted({ words: text })}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>{isInvented && !isAllInvented ? CLUB_WORDS.inventedPerson({ place }) : place}</span>
            </figcaption>
          </figure>
        ))}
      </PageGrid>
    </Section>
  );
}
