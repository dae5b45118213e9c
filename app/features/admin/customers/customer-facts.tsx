import type { ReactNode } from "react";
import {
  CUSTOMER_KIND_LABELS,
  CUSTOMER_WORDS,
  DOCUMENT_KIND_LABELS,
  formatItalianNumericDate,
} from "#app/features/admin/customers/customer-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import styles from "./customer-page.module.css";

/** Shows a customer's contacts, value, documents and invoice data. */
export function CustomerFacts({ customer }: { customer: ApiCustomerDetail }) {
  const { email, phone, value, bookings, enquiries } = customer;
  return (
    <>
      <Section>
        <p className={textStyles.figure}>{formatEuros(value)}</p>
        <p className={textStyles.meta}>{CUSTOMER_WORDS.bookingsAndEnquiries({ bookings, enquiries })}</p>
      </Section>
      <FactsSection
        title="Recapiti"
        rows={[
          ["Tipo", CUSTOMER_KIND_LABELS[customer.kind]],
          [
            "Telefono",
            phone && (
              <a className={textStyles.link} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                {phone}
              </a>
            ),
          ],
          [
            "E-mail",
            email && (
              <a className={textStyles.link} href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          ["Lingua", languageLabel(customer.language)],
          ["Nascita", customer.birth_date && formatItalianNumericDate(customer.birth_date)],
        ]}
      />
      <FactsSection title="Patente e documento" rows={documentRows(customer)} />
      <FactsSection title="Fatturazione" rows={invoiceRows(customer)} />
    </>
  );
}

type FactRow = readonly [label: string, value: ReactNode];

function documentRows(customer: ApiCustomerDetail): FactRow[] {
  const { licence_number, licence_country, licence_issued_on, licence_expires_on } = customer;
  const { document_kind, document_number, document_expires_on } = customer;
  return [
    ["Patente", [licence_number, licence_country].filter(Boolean).join(", ")],
    ["Rilasciata il", licence_issued_on && formatItalianNumericDate(licence_issued_on)],
    ["Scade il", licence_expires_on && formatItalianNumericDate(licence_expires_on)],
    ["Documento", [document_kind && DOCUMENT_KIND_LABELS[document_kind], document_number].filter(Boolean).join(", ")],
    ["Valido fino al", document_expires_on && formatItalianNumericDate(document_expires_on)],
  ];
}

function invoiceRows(customer: ApiCustomerDetail): FactRow[] {
  const { street, postal_code, town, country } = customer;
  return [
    ["Ragione sociale", customer.company_name],
    ["Partita IVA", customer.vat_number],
    ["Codice fiscale", customer.tax_code],
    ["Codice destinatario", customer.sdi_code],
    ["PEC", customer.pec],
    ["Indirizzo", [street, [postal_code, town].filter(Boolean).join(" "), country].filter(Boolean).join(", ")],
  ];
}

/** A titled group of facts, hidden when all are empty. */
function FactsSection({ title, rows }: { title: string; rows: readonly FactRow[] }) {
  const filledRows = rows.filter(([, value]) => value);
  if (filledRows.length === 0) return null;
  return (
    <Section>
      <SectionTitle>{title}</SectionTitle>
      <DescriptionList className={styles.details}>
        {filledRows.map(([label, value]) => [<dt key={`${label} dt`}>{label}</dt>, <dd key={label}>{value}</dd>])}
      </DescriptionList>
    </Section>
  );
}
