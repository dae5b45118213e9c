import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { ContactForm } from "#app/features/contacts/contact-form.tsx";
import { CONTACT_WORDS } from "#app/features/contacts/contact-words.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./contacts-page.module.css";

/** /contatti: every way to a person of the company, and a form that is answered like a call. */
export function ContactsPage({ crumbs }: { crumbs: Crumb[] }) {
  const site = useSite();
  const { address } = site;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageOpening title="Contatti" standfirst={CONTACT_WORDS.standfirst({ replyHours: site.replyWithinHours })} />
      <PageGrid className={styles.root}>
        <address className={styles.ways}>
          <dl>
            <div>
              <dt>Telefono</dt>
              <dd className={styles.phone}>
                <a href={site.phoneHref}>{site.phone}</a>
              </dd>
            </div>
            <div>
              <dt>WhatsApp</dt>
              <dd>
                <a href={site.whatsappHref} rel="noopener">
                  Scrivici su WhatsApp
                </a>
              </dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </dd>
            </div>
            <div>
              <dt>Sede</dt>
              <dd>
                {site.legalName}
                <br />
                {address.street}
                <br />
                {CONTACT_WORDS.cityLine(address)}
              </dd>
            </div>
            {site.openingHours.length > 0 && (
              <div className={styles.hours}>
                <dt>Orari</dt>
                {site.openingHours.map(({ label, hours }) => (
                  <dd key={label}>
                    <span>{label}</span> {hours}
                  </dd>
                ))}
              </div>
            )}
          </dl>
        </address>
        <ContactForm className={styles.form} />
      </PageGrid>
      <figure className={styles.picture}>
        <Picture
          src="/pictures/house/service-day-1600.webp"
          alt="L'arrivo di giorno, illustrazione"
          sizes="94vw"
          only="day"
        />
        <Picture
          src="/pictures/house/service-1600.webp"
          alt="L'arrivo di sera, illustrazione"
          sizes="94vw"
          only="night"
        />
      </figure>
    </>
  );
}
