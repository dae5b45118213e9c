import { BookingState } from "#app/features/admin/bookings/booking-state.tsx";
import { formatItalianNumericDate } from "#app/features/admin/customers/customer-words.ts";
import { EnquiryState } from "#app/features/admin/enquiries/enquiry-state.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { Section, SectionHead, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Lists a customer's bookings and enquiries, newest first, with a link to a new booking. */
export function CustomerHistory({ customer }: { customer: ApiCustomerDetail }) {
  return (
    <>
      <Section>
        <SectionHead>
          <h2>Prenotazioni</h2>
          <ButtonLink small icon="plus" to={panelPaths.adminNewBooking(`customer=${customer.id}`)}>
            Nuova prenotazione
          </ButtonLink>
        </SectionHead>
        <CustomerBookingsTable rows={customer.booking_rows} />
      </Section>
      <Section>
        <SectionTitle>Richieste</SectionTitle>
        <CustomerEnquiriesTable rows={customer.enquiry_rows} />
      </Section>
    </>
  );
}

function CustomerBookingsTable({ rows }: { rows: ApiCustomerDetail["booking_rows"] }) {
  return (
    <DataTable
      label="Prenotazioni"
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p className={textStyles.meta}>Nessuna prenotazione.</p>}
      columns={[
        {
          id: "reference",
          header: "Codice",
          cell: ({ reference }) => <RowLink to={panelPaths.adminBooking(reference)}>{reference}</RowLink>,
        },
        { id: "status", header: "Stato", cell: ({ status }) => <BookingState status={status} /> },
        { id: "vehicle", header: "Auto", cell: ({ vehicle_name }) => vehicle_name },
        {
          id: "when",
          header: "Periodo",
          cell: ({ pickup_date, return_date }) =>
            `${formatItalianNumericDate(pickup_date)} – ${formatItalianNumericDate(return_date)}`,
        },
        { id: "total", header: "Totale", align: "end", cell: ({ total }) => formatEuros(total) },
      ]}
      card={({ reference, status, vehicle_name, pickup_date, total }) => (
        <>
          <RowCardHeader>
            <RowLink to={panelPaths.adminBooking(reference)}>{vehicle_name}</RowLink>
            <BookingState status={status} />
          </RowCardHeader>
          <p className={textStyles.meta}>
            {formatItalianNumericDate(pickup_date)}, {formatEuros(total)}
          </p>
        </>
      )}
    />
  );
}

function CustomerEnquiriesTable({ rows }: { rows: ApiCustomerDetail["enquiry_rows"] }) {
  return (
    <DataTable
      label="Richieste"
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p className={textStyles.meta}>Nessuna richiesta.</p>}
      columns={[
        {
          id: "reference",
          header: "Codice",
          cell: ({ id, reference }) => <RowLink to={panelPaths.adminRequest(id)}>{reference}</RowLink>,
        },
        { id: "status", header: "Stato", cell: ({ status }) => <EnquiryState status={status} /> },
        { id: "kind", header: "Tipo", cell: ({ kind }) => ENQUIRY_NAMES[kind] },
        { id: "created", header: "Ricevuta", align: "end", cell: ({ created_at }) => <ItalianDay at={created_at} /> },
      ]}
      card={({ id, kind, status, created_at }) => (
        <>
          <RowCardHeader>
            <RowLink to={panelPaths.adminRequest(id)}>{ENQUIRY_NAMES[kind]}</RowLink>
            <EnquiryState status={status} />
          </RowCardHeader>
          <p className={textStyles.meta}>
            <ItalianDay at={created_at} />
          </p>
        </>
      )}
    />
  );
}
