import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { ClubEvents } from "#app/features/club/club-events.tsx";
import { ClubHero } from "#app/features/club/club-hero.tsx";
import { BENEFITS, CLUB_WORDS, TESTIMONIALS } from "#app/features/club/club-words.ts";
import { MembershipForm } from "#app/features/club/membership-form.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ClubSeasons } from "#domain/club/club-calendar.ts";
import { clubFaqs } from "#domain/faqs/club-faqs.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./club-page.module.css";

interface ClubPageProps extends ClubSeasons {
  /** The names of those that are served today. */
  countries: readonly string[];
  /** The slug of the event beside which a place was asked for. */
  askedEvent: string | null;
  crumbs: readonly Crumb[];
}

/** /community-vip (product.md#club): hero, intro, four benefits, the events, the request, three voices, four questions. */
export function ClubPage({ coming, past, countries, askedEvent, crumbs }: ClubPageProps) {
  const site = useSite();
  return (
    <>
      <ClubHero crumbs={crumbs} next={coming.find(({ state }) => state !== "cancelled")} />
      <PageGrid as="section" className={styles.intro} aria-label="Che cos'è">
        <p className={styles.introLead}>{CLUB_WORDS.heritage({ since: site.heritageSince })}</p>
        <p>{CLUB_WORDS.admission(site.replyWithinHours)}</p>
      </PageGrid>
      <ClubBenefits />
      <ClubEvents coming={coming} past={past} />
      <section aria-label="Richiesta di informazioni">
        <PageGrid className={styles.request}>
          <div className={styles.requestWords}>
            <p className={styles.requestLead}>Una richiesta, poi ci conosciamo.</p>
            <ol className={styles.steps}>
              <li>Ci scrivi: bastano nome, e-mail e telefono.</li>
              <li>{CLUB_WORDS.callBack(site.replyWithinHours)}</li>
              <li>Scegli il piano, da Gold a Platinum, e il primo evento.</li>
            </ol>
            <PictureByHour src="/pictures/magazine/lifestyle-800.webp" alt="" sizes="31vw" />
          </div>
          <MembershipForm className={styles.requestForm} events={coming} asked={askedEvent} />
        </PageGrid>
      </section>
      <ClubVoices />
      <FaqList faqs={clubFaqs(site, countries)} />
    </>
  );
}

/** What a member has. */
function ClubBenefits() {
  return (
    <Section band="deep" id="benefici" className={styles.benefits} aria-labelledby="benefits-title">
      <PageGrid>
        <GridHeading id="benefits-title">I benefici</GridHeading>
        <ul>
          {BENEFITS.map(({ title, text }) => (
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

/** What members say. */
function ClubVoices() {
  return (
    <Section className={styles.voices} aria-labelledby="voices-title">
      <SectionHeading
        id="voices-title"
        size="title"
        title="Le parole dei membri"
        aside="Persone e nomi sono di fantasia."
      />
      <PageGrid className={styles.voicesGrid}>
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
