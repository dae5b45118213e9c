import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { CONTACT_WORDS } from "#app/features/contacts/contact-words.ts";
import { enquiryFieldId, PublicEnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { findLeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SelectField } from "#app/ui/fields/field.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { Offers } from "#domain/offers/offers.ts";
import type { ContactsPageData } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import styles from "./contacts-page.module.css";

interface ContactsPageProps extends Omit<ContactsPageData, "head"> {
  crumbs: Crumb[];
}

/** Renders /contatti: every way to reach the company, and a contact form. */
export function ContactsPage({ nextAnswer, hasPicture, photographed, crumbs }: ContactsPageProps) {
  const pictureWords = useWords("pictures");
  const site = useSite();
  const photograph = findLeadPhotograph(pictureWords, photographed);
  const { address } = site;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title="Contatti" intro={CONTACT_WORDS.intro(site, nextAnswer)} />
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
      {hasPicture && (
        <figure className={styles.picture}>
          {photograph ? (
            <Picture {...photograph} sizes="94vw" />
          ) : (
            <>
              <Picture
                src="/pictures/house/service-day-1600.webp"
                alt="L'arrivo di giorno, illustrazione"
                sizes="94vw"
                onlyTheme="day"
              />
              <Picture
                src="/pictures/house/service-1600.webp"
                alt="L'arrivo di sera, illustrazione"
                sizes="94vw"
                onlyTheme="night"
              />
            </>
          )}
        </figure>
      )}
    </>
  );
}

/** The subjects of the form; what is switched off isn't one (product.md#offers). */
function listSubjects({ jets, experiences }: Offers): string[] {
  const others = [...(jets ? ["jet privati"] : []), ...(experiences ? ["esperienze"] : [])].join(" ed ");
  return [
    "Una prenotazione",
    "Una vettura o una data",
    ...(others === "" ? [] : [others.charAt(0).toUpperCase() + others.slice(1)]),
    "Fatture e documenti",
    "Altro",
  ];
}

export function ContactForm({ className }: { className?: string | undefined }) {
  const { offers } = useSite();
  return (
    <PublicEnquiryForm
      id="messaggio"
      action={`${paths.contacts}#messaggio`}
      className={className}
      title="Scrivici"
      titleId="message-title"
      extraFields={["subject"]}
      message={{ label: "Messaggio (facoltativo)" }}
      submitLabel="Invia"
    >
      {(enquiry) => (
        <SelectField
          id={enquiryFieldId("subject")}
          name="subject"
          label="Argomento (facoltativo)"
          placeholder="Scegli"
          options={listSubjects(offers)}
          defaultValue={enquiry.valueOf("subject")}
          error={enquiry.problemOf("subject")}
        />
      )}
    </PublicEnquiryForm>
  );
}
