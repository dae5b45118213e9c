import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { enquiryFieldId, PublicEnquiryForm } from "#app/features/enquiries/enquiry-form.tsx";
import { findLeadPhotograph } from "#app/features/vehicles/lead-photograph.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { SelectField } from "#app/ui/fields/field.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Offers } from "#domain/offers/offers.ts";
import { companyHours } from "#domain/opening-hours/company-hours.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { ContactsPageData } from "#domain/pages/content-pages.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { CONTACTS_IT } from "#domain/words/contacts/contacts.it.ts";
import { say } from "#domain/words/say.ts";
import styles from "./contacts-page.module.css";

interface ContactsPageProps extends Omit<ContactsPageData, "head"> {
  crumbs: Crumb[];
}

/** Renders /contatti: every way to reach the company, and a contact form. */
export function ContactsPage({ nextAnswer, hasPicture, photographed, crumbs }: ContactsPageProps) {
  const pictureWords = useWords("pictures");
  const site = useSite();
  const photograph = findLeadPhotograph(pictureWords, photographed);
  const words = useWords("contacts", "openingHours", "replyPromise");
  const { contacts } = words;
  const placeName = usePlaceName();
  const { address } = site;
  const intro = [
    say(words, contacts.phoneAnswered, { hours: hoursClause(words, site.hours.phone, ", ") }),
    ...(nextAnswer ? [say(words, contacts.nextAnswer, { time: nextAnswer })] : []),
    say(words, contacts.inWriting, { hours: promisedHours(words, site) }),
  ].join(" ");
  const openingHours = companyHours(words, site, placeName(address.city));
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={contacts.title} intro={intro} />
      <PageGrid className={styles.root}>
        <address className={styles.ways}>
          <dl>
            <div>
              <dt>{contacts.phone}</dt>
              <dd className={styles.phone}>
                <a href={site.phoneHref}>{site.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{contacts.whatsapp}</dt>
              <dd>
                <a href={site.whatsappHref} rel="noopener">
                  {contacts.writeOnWhatsapp}
                </a>
              </dd>
            </div>
            <div>
              <dt>{contacts.email}</dt>
              <dd>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </dd>
            </div>
            <div>
              <dt>{contacts.office}</dt>
              <dd>
                {site.legalName}
                <br />
                {address.street}
                <br />
                {say(words, contacts.cityLine, {
                  postalCode: address.postalCode,
                  city: placeName(address.city),
                  country: placeName(address.country),
                })}
              </dd>
            </div>
            {openingHours.length > 0 && (
              <div className={styles.hours}>
                <dt>{contacts.hours}</dt>
                {openingHours.map(({ label, hours }) => (
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
                alt={contacts.arrivalByDay}
                sizes="94vw"
                onlyTheme="day"
              />
              <Picture
                src="/pictures/house/service-1600.webp"
                alt={contacts.arrivalByNight}
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
function listSubjects({ jets, experiences }: Offers): (keyof typeof CONTACTS_IT.subjects)[] {
  return [
    "booking",
    "vehicle",
    ...(jets && experiences ? (["jetsAndExperiences"] as const) : []),
    ...(jets && !experiences ? (["jets"] as const) : []),
    ...(!jets && experiences ? (["experiences"] as const) : []),
    "invoices",
    "other",
  ];
}

export function ContactForm({ className }: { className?: string | undefined }) {
  const { offers } = useSite();
  const { contacts } = useWords("contacts");
  const paths = usePaths();
  return (
    <PublicEnquiryForm
      id="messaggio"
      action={`${paths.contacts}#messaggio`}
      className={className}
      title={contacts.formTitle}
      titleId="message-title"
      extraFields={["subject"]}
      message={{ label: contacts.message }}
      submitLabel={contacts.send}
    >
      {(enquiry) => (
        <SelectField
          id={enquiryFieldId("subject")}
          name="subject"
          label={contacts.subject}
          placeholder={contacts.choose}
          options={listSubjects(offers).map((subject) => ({
            // Subjects are stored in Italian.
            value: CONTACTS_IT.subjects[subject],
            label: contacts.subjects[subject],
          }))}
          defaultValue={enquiry.valueOf("subject")}
          error={enquiry.problemOf("subject")}
        />
      )}
    </PublicEnquiryForm>
  );
}
