import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { BENEFITS, TESTIMONIALS } from "#app/features/club/club-copy.ts";
import { ClubEvents } from "#app/features/club/club-events.tsx";
import { MembershipForm } from "#app/features/club/membership-form.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ClubEventState } from "#domain/club/club-calendar.ts";
import { CLUB_FAQS } from "#domain/faqs/club-faqs.ts";
import { HOUSE } from "#domain/house.ts";
import { messages } from "#domain/messages.it.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import "#app/features/catalogue/catalogue.css";
import "./club.css";

/** /community-vip (A 2): hero, intro, four benefits, the events, the request, three voices, four questions. */
export function ClubPage({ events, crumbs }: { events: ClubEventState[]; crumbs: readonly Crumb[] }) {
  return (
    <>
      <section className="club-hero on-night" data-under-header="night" aria-labelledby="club-title">
        <Picture
          src="/pictures/house/signature-1200.webp"
          alt=""
          sizes="100vw"
          priority
          className="club-hero-picture"
        />
        <div className="grid-page club-hero-words">
          <h1 id="club-title">Community VIP</h1>
          <div className="club-hero-aside">
            <p>Il club di chi guida con noi: pochi eventi, pochi posti, le persone giuste.</p>
            <p className="club-hero-actions">
              <a href="#richiesta" className="button button-paper">
                {messages.club.join}
              </a>
              <a href="#benefici" className="button button-outline">
                {messages.club.discover}
              </a>
            </p>
          </div>
        </div>
      </section>
      <Breadcrumbs crumbs={crumbs} />
      <section className="grid-page club-intro" aria-label="Che cos’è">
        <p className="club-intro-lead">
          {messages.advantages.heritage} accompagniamo chi ama guidare. Alcuni, col tempo, hanno chiesto di farlo
          insieme: la Community VIP è nata così, attorno a un tavolo e a un mazzo di chiavi.
        </p>
        <p>
          Ai membri apriamo per primi le novità della flotta e riserviamo gli appuntamenti che non stanno in nessun
          calendario pubblico. Si entra su richiesta, dopo un colloquio; a ogni domanda rispondiamo entro{" "}
          {HOUSE.replyWithinHours} ore.
        </p>
      </section>
      <section id="benefici" className="band-deep section club-benefits" aria-labelledby="benefits-title">
        <div className="grid-page">
          <h2 id="benefits-title">I benefici</h2>
          <ol>
            {BENEFITS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <ClubEvents events={events} />
      <section className="club-request" aria-label="Richiesta di informazioni">
        <div className="grid-page">
          <div className="club-request-words">
            <p className="club-request-lead">Una richiesta, poi ci conosciamo.</p>
            <ol className="club-steps">
              <li>Ci scrivi: bastano nome, e-mail e telefono.</li>
              <li>Ti richiamiamo entro {HOUSE.replyWithinHours} ore e fissiamo un colloquio.</li>
              <li>Scegli il piano, da Gold a Platinum, e il primo evento.</li>
            </ol>
          </div>
          <MembershipForm events={events} />
        </div>
      </section>
      <section className="section club-voices" aria-labelledby="voices-title">
        <div className="grid-page">
          <h2 id="voices-title">Dicono i membri</h2>
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
          <p className="caption club-voices-note">Persone e nomi sono di fantasia.</p>
        </div>
      </section>
      <FaqList faqs={CLUB_FAQS} />
    </>
  );
}
