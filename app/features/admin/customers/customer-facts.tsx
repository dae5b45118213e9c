import type { ReactNode } from "react";
import {
  CUSTOMER_WORDS,
  DOCUMENT_LABELS,
  italian,
  KIND_LABELS,
  languageLabel,
} from "#app/features/admin/customers/customer-words.ts";
import { euro } from "#app/features/admin/euro.ts";
import { Facts } from "#app/ui/panel/facts.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers.ts";
import styles from "./customer-page.module.css";

/** Who a customer is: how to reach them, what they are worth, their papers, where the invoice goes. */
export function CustomerFacts({ customer }: { customer: ApiCustomerDetail }) {
  const { email, phone, value, bookings, enquiries } = customer;
  return (
    <>
      <Section>
        <p className={textStyles.figure}>{euro(value)}</p>
        <p className={textStyles.meta}>{CUSTOMER_WORDS.dealings({ bookings, enquiries })}</p>
      </Section>
      <Part
        title="Recapiti"
        rows={[
          ["Tipo", KIND_LABELS[customer.kind]],
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
          ["Nascita", customer.birth_date && italian(customer.birth_date)],
        ]}
      />
      <Part title="Patente e documento" rows={papersOf(customer)} />
      <Part title="Fatturazione" rows={invoiceOf(customer)} />
    </>
  );
}

type Row = readonly [label: string, value: ReactNode];

function papersOf(customer: ApiCustomerDetail): Row[] {
  const { licence_number, licence_country, licence_issued_on, licence_expires_on } = customer;
  const { document_kind, document_number, document_expires_on } = customer;
  return [
    ["Patente", [licence_number, licence_country].filter(Boolean).join(", ")],
    ["Rilasciata il", licence_issued_on && italian(licence_issued_on)],
    ["Scade il", licence_expires_on && italian(licence_expires_on)],
    ["Documento", [document_kind && DOCUMENT_LABELS[document_kind], document_number].filter(Boolean).join(", ")],
    ["Valido fino al", document_expires_on && italian(document_expires_on)],
  ];
}

function invoiceOf(customer: ApiCustomerDetail): Row[] {
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

/** A part without anything in it stays away. */
function Part({ title, rows }: { title: string; rows: readonly Row[] }) {
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <Section>
      <SectionTitle>{title}</SectionTitle>
      <Facts className={styles.details}>
        {known.map(([label, value]) => [<dt key={`${label} dt`}>{label}</dt>, <dd key={label}>{value}</dd>])}
      </Facts>
    </Section>
  );
}
