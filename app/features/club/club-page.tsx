import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { ClubEvents } from "#app/features/club/club-events.tsx";
import { ClubHero } from "#app/features/club/club-hero.tsx";
import { MembershipForm } from "#app/features/club/membership-form.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { ClubEventsByTime } from "#domain/club-events/club-event-state.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { buildClubFaqs } from "#domain/faqs/club-faqs.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { Testimonial } from "#domain/testimonials/testimonial.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
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
  const words = useWords("club", "clubFaqs", "places", "replyPromise");
  const { club } = words;
  const hours = promisedHours(words, site);
  return (
    <>
      <ClubHero crumbs={crumbs} next={upcoming.find(({ state }) => state !== "cancelled")} />
      <PageGrid as="section" className={styles.intro} aria-label={club.introLabel}>
        <p className={styles.introLead}>
          {site.heritageSince === null
            ? club.heritage
            : say(words, club.heritageSince, { year: String(site.heritageSince) })}
        </p>
        <p>{say(words, club.admission, { hours: hours.replaceAll(" ", "\u00a0") })}</p>
      </PageGrid>
      <ClubBenefits />
      <ClubEvents upcoming={upcoming} past={past} />
      <section aria-label={club.requestLabel}>
        <PageGrid className={styles.request}>
          <div className={styles.requestWords}>
            <p className={styles.requestLead}>{club.requestLead}</p>
            <ol className={styles.steps}>
              <li>{club.steps.write}</li>
              <li>{say(words, club.steps.callBack, { hours })}</li>
              <li>{club.steps.choose}</li>
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
  const { club } = useWords("club");
  return (
    <Section band="deep" id="benefici" className={styles.benefits} aria-labelledby="benefits-title">
      <PageGrid>
        <GridHeading id="benefits-title">{club.benefitsTitle}</GridHeading>
        <ul>
          {Object.values(club.benefits).map(({ title, text }) => (
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
  const words = useWords("club");
  const { club } = words;
  const isAllInvented = testimonials.every(({ isInvented }) => isInvented);
  return (
    <Section className={styles.voices} aria-labelledby="voices-title">
      <SectionHeading
        id="voices-title"
        size="title"
        title={club.testimonials}
        aside={isAllInvented ? club.allInvented : undefined}
      />
      <PageGrid className={styles.voicesGrid}>
        {testimonials.map(({ text, name, place, isInvented }) => (
          <figure key={text}>
            <blockquote>
              <p>{say(words, words.formats.quoted, { text })}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>{isInvented && !isAllInvented ? inventedPerson(words, place) : place}</span>
            </figcaption>
          </figure>
        ))}
      </PageGrid>
    </Section>
  );
}

/** Beside an invented person if others are real. */
const inventedPerson = (words: Words<"club">, place: string): string =>
  place === "" ? words.club.invented : say(words, words.club.inventedOf, { place });
