import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { ClubBenefits } from "#app/features/club/club-benefits.tsx";
import { ClubEvents } from "#app/features/club/club-events.tsx";
import { ClubHero } from "#app/features/club/club-hero.tsx";
import { ClubVoices } from "#app/features/club/club-voices.tsx";
import { CLUB_WORDS } from "#app/features/club/club-words.ts";
import { MembershipForm } from "#app/features/club/membership-form.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
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
