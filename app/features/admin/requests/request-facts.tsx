import { BookingCustomer } from "#app/features/admin/bookings/renter/booking-customer.tsx";
import { ClubPlace } from "#app/features/admin/club-events/club-place.tsx";
import { Assignment } from "#app/features/admin/requests/assignment.tsx";
import { RequestClock, RequestState } from "#app/features/admin/requests/request-state.tsx";
import { RequestTransitions } from "#app/features/admin/requests/request-transitions.tsx";
import { REQUEST_WORDS } from "#app/features/admin/requests/request-words.ts";
import { Facts } from "#app/ui/panel/facts.tsx";
import { FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { phoneLink } from "#app/ui/panel/phone-link.ts";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiryDetail, ApiFlightEstimate, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { formatEuro } from "#domain/money.ts";
import styles from "./request-facts.module.css";

interface RequestFactsProps {
  request: ApiEnquiryDetail;
  people: readonly ApiStaffMember[];
  loadedAt: number;
}

/** Who asks, for what, by when an answer is owed and by whom. */
export function RequestFacts({ request, people, loadedAt }: RequestFactsProps) {
  const { name, email, phone, kind, rows, message, estimate } = request;
  return (
    <div className={styles.facts}>
      <Section className={styles.status}>
        <RequestState status={request.status} />
        <RequestClock row={request} loadedAt={loadedAt} />
        <Assignment request={request} people={people} />
        <RequestTransitions request={request} />
      </Section>
      <Section>
        <SectionTitle>Chi scrive</SectionTitle>
        <Facts>
          <dt>Nome</dt>
          <dd className={textStyles.strong}>{name}</dd>
          <dt>E-mail</dt>
          <dd>
            <a className={`${textStyles.link} ${styles.long}`} href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
          <dt>Telefono</dt>
          <dd>
            <a className={textStyles.link} href={phoneLink(phone)}>
              {phone}
            </a>
          </dd>
        </Facts>
        {request.customer && <BookingCustomer customer={request.customer} />}
      </Section>
      <Section>
        <SectionTitle>{ENQUIRY_NAMES[kind]}</SectionTitle>
        {rows.length > 0 && (
          <Facts>
            {rows.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
        {message && <blockquote className={styles.message}>{message}</blockquote>}
        {!message && rows.length === 0 && <p className={textStyles.meta}>Senza messaggio.</p>}
      </Section>
      {request.club_place && <ClubPlace request={request} place={request.club_place} />}
      {estimate && <Estimate estimate={estimate} />}
    </div>
  );
}

/** What the flight costs by type of jet, at today's prices. */
function Estimate({ estimate: { prices, tax, complete } }: { estimate: ApiFlightEstimate }) {
  return (
    <Section>
      <SectionTitle>Stima del volo</SectionTitle>
      {complete && prices.length > 0 ? (
        <>
          <table className={styles.estimate}>
            <caption className={textStyles.hidden}>Stima per tipo di jet</caption>
            <tbody>
              {prices.map(({ type, low, high }) => (
                <tr key={type}>
                  <th scope="row">{type}</th>
                  <td>{low === high ? euro(low) : `${euro(low)} – ${euro(high)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {tax > 0 && <FieldHint>{REQUEST_WORDS.tax(euro(tax))}</FieldHint>}
        </>
      ) : (
        <p className={textStyles.meta}>
          {complete
            ? "Nessun jet può fare questo viaggio."
            : "Una delle località non è fra quelle note: va stimato a mano."}
        </p>
      )}
    </Section>
  );
}

const euro = (amount: number) => formatEuro(Math.round(amount * 100));
