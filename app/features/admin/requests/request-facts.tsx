import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BookingCustomer } from "#app/features/admin/bookings/renter/booking-customer.tsx";
import { ClubPlace } from "#app/features/admin/club-events/club-place.tsx";
import { euro } from "#app/features/admin/euro.ts";
import { assigneeName, personName } from "#app/features/admin/requests/request-rows.ts";
import { RequestClock, RequestState } from "#app/features/admin/requests/request-state.tsx";
import { REQUEST_WORDS } from "#app/features/admin/requests/request-words.ts";
import { useAlreadyMade } from "#app/features/admin/use-already-made.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { Facts } from "#app/ui/panel/facts.tsx";
import { FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { phoneLink } from "#app/ui/panel/phone-link.ts";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiryDetail, ApiFlightEstimate, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_NAMES, type EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel, enquiryTransitionsFrom } from "#domain/enquiries/states.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./requests.module.css";

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
        {message && <blockquote className={styles.fullMessage}>{message}</blockquote>}
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

/** Who looks after a request; one press takes it on. */
function Assignment({ request, people }: { request: ApiEnquiryDetail; people: readonly ApiStaffMember[] }) {
  const id = useId();
  const { change, pending } = useRequestChange(request);
  const { assigned_to } = request;
  const me = people.find((person) => person.me);
  const texts = panelMessages.requests;
  const give = (to: string | null) =>
    change({ assigned_to: to }, to === null ? texts.unassigned : texts.assigned(assigneeName(to, people)));
  return (
    <div className={styles.assignment}>
      <FieldLabel htmlFor={id}>Assegnata a</FieldLabel>
      <Actions>
        <Select
          className={styles.person}
          id={id}
          value={assigned_to ?? ""}
          disabled={pending}
          onChange={({ target }) => give(target.value || null)}
        >
          <option value="">Nessuno</option>
          {assigned_to && !people.some((person) => person.id === assigned_to) && (
            <option value={assigned_to}>{assigneeName(assigned_to, people)}</option>
          )}
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.me ? `${personName(person)} (tu)` : personName(person)}
            </option>
          ))}
        </Select>
        {me && assigned_to !== me.id && (
          <Button disabled={pending} onClick={() => give(me.id)}>
            Prendi in carico
          </Button>
        )}
      </Actions>
    </div>
  );
}

/** The transitions that are open to staff (product.md#enquiries), as buttons. */
function RequestTransitions({ request }: { request: ApiEnquiryDetail }) {
  const { change, pending } = useRequestChange(request);
  const transitions = enquiryTransitionsFrom(request.status, {
    mailed: request.messages.some(({ side }) => side === "staff"),
  });
  return (
    <Actions className={styles.transitions}>
      {transitions.map(({ to, label }) => (
        <Button
          key={to}
          look={to === "new" ? "ghost" : "default"}
          disabled={pending}
          onClick={() => change({ status: to }, panelMessages.requests.changedTo(enquiryStatusLabel(to)))}
        >
          {label}
        </Button>
      ))}
    </Actions>
  );
}

interface RequestChange {
  status?: EnquiryStatus;
  assigned_to?: string | null;
}

/** What a transition has done to a request: "L'ha già chiusa Giulia". */
const PARTICIPLES: Readonly<Record<EnquiryStatus, string>> = {
  new: "rimessa in attesa",
  answered: "segnata come risposta",
  closed: "chiusa",
};

/** Changes a request at once and says how it went, and who was first where somebody was; when somebody else was first, the screen shows what they did. */
function useRequestChange({ id, version }: Pick<ApiEnquiryDetail, "id" | "version">) {
  const toast = useToast();
  const sayAlready = useAlreadyMade();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const change = async (changes: RequestChange, said: string) => {
    setPending(true);
    try {
      const { already } = await api.patch("/api/enquiries/:id", { parameters: { id }, body: { ...changes, version } });
      toast.success(already && changes.status ? sayAlready(already, PARTICIPLES[changes.status]) : said);
    } catch (thrown) {
      toast.failure(thrown, panelMessages.requests.changeFailed);
    }
    try {
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  return { change, pending };
}
