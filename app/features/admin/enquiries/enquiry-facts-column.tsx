import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BookingCustomer } from "#app/features/admin/bookings/renter/booking-customer.tsx";
import { PlaceRequest } from "#app/features/admin/club-events/place-request.tsx";
import { EnquiryReplyClock, EnquiryState } from "#app/features/admin/enquiries/enquiry-state.tsx";
import { assigneeName, staffMemberName } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { ENQUIRY_WORDS } from "#app/features/admin/enquiries/enquiry-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { LanguageSelect } from "#app/features/admin/languages/language-fields.tsx";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { useIdempotentReplayMessage } from "#app/features/admin/use-idempotent-replay-message.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { FieldHint, FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import { telHref } from "#app/ui/panel/tel-href.ts";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiryDetail, ApiFlightEstimate, ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import { ENQUIRY_NAMES, type EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel, enquiryTransitionsFrom } from "#domain/enquiries/enquiry-statuses.ts";
import type { Language } from "#domain/languages.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./enquiries.module.css";

interface EnquiryFactsColumnProps {
  enquiry: ApiEnquiryDetail;
  people: readonly ApiStaffMember[];
  loadedAt: number;
}

/** Shows the sender, the enquiry's details, the reply deadline and the assignee. */
export function EnquiryFactsColumn({ enquiry, people, loadedAt }: EnquiryFactsColumnProps) {
  const { name, email, phone, kind, rows, message, estimate } = enquiry;
  return (
    <div className={styles.facts}>
      <Section className={styles.status}>
        <EnquiryState status={enquiry.status} />
        <EnquiryReplyClock row={enquiry} loadedAt={loadedAt} />
        <EnquiryAssignment enquiry={enquiry} people={people} />
        <EnquiryTransitions enquiry={enquiry} />
      </Section>
      <Section>
        <SectionTitle>Chi scrive</SectionTitle>
        <DescriptionList>
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
            <a className={textStyles.link} href={telHref(phone)}>
              {phone}
            </a>
          </dd>
        </DescriptionList>
        <EnquiryLanguage enquiry={enquiry} />
        {enquiry.customer && <BookingCustomer customer={enquiry.customer} />}
      </Section>
      <Section>
        <SectionTitle>{ENQUIRY_NAMES[kind]}</SectionTitle>
        {rows.length > 0 && (
          <DescriptionList>
            {rows.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </DescriptionList>
        )}
        {message && <blockquote className={styles.fullMessage}>{message}</blockquote>}
        {!message && rows.length === 0 && <p className={textStyles.meta}>Senza messaggio.</p>}
      </Section>
      {enquiry.club_place && <PlaceRequest enquiry={enquiry} place={enquiry.club_place} />}
      {estimate && <FlightEstimate estimate={estimate} />}
    </div>
  );
}

/** Shows the flight's estimate by type of jet, at today's prices. */
function FlightEstimate({ estimate: { prices, tax, complete } }: { estimate: ApiFlightEstimate }) {
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
                  <td>{low === high ? formatEuros(low) : `${formatEuros(low)} – ${formatEuros(high)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {tax > 0 && <FieldHint>{ENQUIRY_WORDS.tax(formatEuros(tax))}</FieldHint>}
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

/** Assigns the enquiry; one press assigns it to the user. */
function EnquiryAssignment({ enquiry, people }: { enquiry: ApiEnquiryDetail; people: readonly ApiStaffMember[] }) {
  const id = useId();
  const { change, pending } = useChangeEnquiry(enquiry);
  const { assigned_to } = enquiry;
  const me = people.find((person) => person.me);
  const texts = panelMessages.requests;
  const assignTo = (to: string | null) =>
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
          onChange={({ target }) => assignTo(target.value || null)}
        >
          <option value="">Nessuno</option>
          {assigned_to && !people.some((person) => person.id === assigned_to) && (
            <option value={assigned_to}>{assigneeName(assigned_to, people)}</option>
          )}
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.me ? `${staffMemberName(person)} (tu)` : staffMemberName(person)}
            </option>
          ))}
        </Select>
        {me && assigned_to !== me.id && (
          <Button disabled={pending} onClick={() => assignTo(me.id)}>
            Prendi in carico
          </Button>
        )}
      </Actions>
    </div>
  );
}

/** Changes the language of the sender's mails and private page. */
function EnquiryLanguage({ enquiry }: { enquiry: ApiEnquiryDetail }) {
  const id = useId();
  const { change, pending } = useChangeEnquiry(enquiry);
  return (
    <div className={styles.assignment}>
      <FieldLabel htmlFor={id}>Lingua</FieldLabel>
      <LanguageSelect
        id={id}
        value={enquiry.language}
        disabled={pending}
        onSelect={(language) => change({ language }, panelMessages.requests.languageSet(languageLabel(language)))}
      />
    </div>
  );
}

/** The transitions open to staff (product.md#enquiries), as buttons. */
function EnquiryTransitions({ enquiry }: { enquiry: ApiEnquiryDetail }) {
  const { change, pending } = useChangeEnquiry(enquiry);
  const transitions = enquiryTransitionsFrom(enquiry.status, {
    mailed: enquiry.messages.some(({ side }) => side === "staff"),
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

interface EnquiryChange {
  status?: EnquiryStatus;
  assigned_to?: string | null;
  language?: Language;
}

/** Participles of transitions that happened: "L'ha già chiusa Giulia". */
const ENQUIRY_PARTICIPLES: Readonly<Record<EnquiryStatus, string>> = {
  new: "rimessa in attesa",
  answered: "segnata come risposta",
  closed: "chiusa",
};

/** Changes an enquiry and shows the result, or who did it first; the screen then shows their change. */
function useChangeEnquiry({ id, version }: Pick<ApiEnquiryDetail, "id" | "version">) {
  const toast = useToast();
  const replayMessage = useIdempotentReplayMessage();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const change = async (changes: EnquiryChange, message: string) => {
    setPending(true);
    try {
      const { already } = await api.patch("/api/enquiries/:id", { parameters: { id }, body: { ...changes, version } });
      toast.success(already && changes.status ? replayMessage(already, ENQUIRY_PARTICIPLES[changes.status]) : message);
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
