import { Fragment } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BanDecisionNotice } from "#app/features/admin/ban-decisions/ban-decision-notice.tsx";
import { EndangeredNotice } from "#app/features/admin/bookings/alerts/endangered-notice.tsx";
import { ExpiryNotice } from "#app/features/admin/bookings/alerts/expiry-notice.tsx";
import { OverdueNotice } from "#app/features/admin/bookings/alerts/overdue-notice.tsx";
import { BookingActions } from "#app/features/admin/bookings/booking-actions.tsx";
import {
  BookingRentalSection,
  BookingRenterSection,
  BookingVehicle,
} from "#app/features/admin/bookings/booking-facts.tsx";
import { BookingState, RequestClocks } from "#app/features/admin/bookings/booking-state.tsx";
import { bookingPath, eventActorName, eventTitle, HANDOVER_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { BookingLock, LockableActions } from "#app/features/admin/bookings/closed-month/booking-lock.tsx";
import { DateRequestNotice } from "#app/features/admin/bookings/date-request/date-request-notice.tsx";
import { HandoverRecords } from "#app/features/admin/bookings/handover/handover-records.tsx";
import { BookingConversation, UnreadNotice } from "#app/features/admin/bookings/messages/booking-conversation.tsx";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { useAutoRevalidate } from "#app/features/admin/use-auto-revalidate.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { italianResolver } from "#app/ui/panel/forms/form-values.ts";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { DetailPane, DetailPaneSection } from "#app/ui/panel/overlays/split-view.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import type { ApiBookingDetail, ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import type { ApiBookingMessage } from "#domain/api/messages/messages.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { bookingNoteSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./booking-pane.module.css";

export interface BookingPaneProps {
  booking: ApiBookingDetail;
  events: ApiBookingEvent[];
  /** What was asked and decided about a banned customer. */
  banDecisions?: readonly ApiBanDecision[];
  /** The conversation with the renter, oldest first. */
  messages: ApiBookingMessage[];
  /** When the booking was loaded, by the browser's clock. */
  loadedAt: number;
  /** References of the list's rows, in list order. */
  listReferences: readonly string[];
  /** The roles of the signed-in user. */
  roles: readonly Role[];
}

/** Shows one booking beside the list: status, notices, rental, actions, renter and history. */
export function BookingPane({
  booking,
  events,
  messages,
  banDecisions = [],
  loadedAt,
  listReferences,
  roles,
}: BookingPaneProps) {
  useAutoRevalidate();
  const conversation = { booking, messages, loadedAt };
  const { search } = useLocation();
  // Below the actions of an unconfirmed request, so that few Tabs lead from the title to "Conferma".
  const isUnconfirmed = booking.status === "requested";
  const dateRequest = (
    <LockableActions>
      <DateRequestNotice booking={booking} loadedAt={loadedAt} />
    </LockableActions>
  );
  return (
    <DetailPane
      title={<span className={styles.code}>{booking.reference}</span>}
      record={booking.reference}
      state={<BookingState status={booking.status} />}
      closeTo={panelPaths.adminBookings + search}
      actions={<AdjacentBookings reference={booking.reference} references={listReferences} search={search} />}
    >
      {/* The key resets dialogs and note for another booking; the heading stays outside, so it keeps the focus. */}
      <Fragment key={booking.id}>
        <BanDecisionNotice decisions={banDecisions} loadedAt={loadedAt} />
        <BookingLock booking={booking} canOverride={can(roles, "bookings.override-closed-month")}>
          <LockableActions>
            <OverdueNotice booking={booking} />
          </LockableActions>
          <UnreadNotice {...conversation} />
          <LockableActions>
            <EndangeredNotice booking={booking} />
          </LockableActions>
          <ExpiryNotice expiring={booking.expiring} unit={booking.unit} />
          {!isUnconfirmed && dateRequest}
          <RequestClocks row={booking} loadedAt={loadedAt} />
          <BookingProgress status={booking.status} />
          <BookingVehicle booking={booking} />
          {/* Before the facts, so that few Tabs lead from the title to the actions. */}
          <LockableActions>
            <BookingActions booking={booking} canReopen={can(roles, "bookings.reopen")} />
            {isUnconfirmed && dateRequest}
            <BookingRentalSection booking={booking} />
          </LockableActions>
          <BookingRenterSection booking={booking} />
          <LockableActions>
            <HandoverRecords booking={booking} canCorrectEnded={can(roles, "bookings.correct-ended")} />
          </LockableActions>
          <BookingConversation {...conversation} />
          <DetailPaneSection aria-labelledby="booking-history">
            <h3 id="booking-history">Storia</h3>
            <NoteForm booking={booking} />
            <BookingEventList events={events} loadedAt={loadedAt} />
          </DetailPaneSection>
        </BookingLock>
      </Fragment>
    </DetailPane>
  );
}

interface AdjacentBookingsProps {
  reference: string;
  references: readonly string[];
  search: string;
}

/** Links to the previous and next row of the list. */
function AdjacentBookings({ reference, references, search }: AdjacentBookingsProps) {
  const navigate = useNavigate();
  const actionFocus = references.indexOf(reference);
  if (actionFocus < 0) return null;
  const step = (to: string | undefined, icon: "left" | "right", label: string) => (
    <IconButton
      icon={icon}
      label={label}
      // aria-disabled instead of disabled: the focus stays in the pane, where Escape closes it.
      aria-disabled={to === undefined || undefined}
      onClick={() => to && navigate(bookingPath(to, search), { preventScrollReset: true })}
    />
  );
  return (
    <>
      {step(references[actionFocus - 1], "left", "Prenotazione precedente")}
      {step(references[actionFocus + 1], "right", "Prenotazione successiva")}
    </>
  );
}

const BOOKING_PROGRESS: readonly { status: BookingStatus; label: string }[] = [
  { status: "requested", label: "Richiesta" },
  { status: "confirmed", label: "Confermata" },
  { status: "active", label: "In corso" },
  { status: "completed", label: "Conclusa" },
];

/** Shows the progress of a rental; renders nothing for a booking that was declined, cancelled or has expired. */
function BookingProgress({ status }: { status: BookingStatus }) {
  const currentIndex = BOOKING_PROGRESS.findIndex((step) => step.status === status);
  if (currentIndex < 0) return null;
  return (
    <ol className={styles.steps} aria-label="Avanzamento">
      {BOOKING_PROGRESS.map(({ status: step, label }, index) => (
        <li
          key={step}
          data-reached={index <= currentIndex || undefined}
          aria-current={index === currentIndex ? "step" : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

/** Lists the booking's events, newest first, with their actors. Undone events are struck through (product.md#undo). */
export function BookingEventList({ events, loadedAt }: { events: readonly ApiBookingEvent[]; loadedAt: number }) {
  const now = new Date(loadedAt);
  return (
    <ol className={styles.history}>
      {events.map((event, index) => (
        <li key={event.id} data-kind={event.kind} data-undone={event.undone_at ? true : undefined}>
          <time className={textStyles.meta} dateTime={event.created_at}>
            <SiteMoment at={event.created_at} now={now} />
          </time>
          <div>
            {event.undone_at ? (
              <p>
                <s>{eventTitle(event, findFormerStatus(events.slice(index + 1)))}</s> · annullato{" "}
                <SiteMoment at={event.undone_at} now={now} />
              </p>
            ) : (
              <p>{eventTitle(event, findFormerStatus(events.slice(index + 1)))}</p>
            )}
            {event.note && <p className={textStyles.written}>{event.note}</p>}
            <RemovedPictures event={event} />
            <p className={textStyles.meta} title={event.actor_email ?? undefined}>
              {eventActorName(event)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Links to the pictures of the handover records that an event removed; each opens in another tab. */
function RemovedPictures({ event: { pictures } }: { event: ApiBookingEvent }) {
  if (pictures.length === 0) return null;
  return (
    <p className={styles.removedPictures}>
      <span className={textStyles.soft}>{HANDOVER_WORDS.removedPictures({ count: pictures.length })}</span>
      {pictures.map((address, index) => (
        <a
          key={address}
          className={textStyles.link}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={HANDOVER_WORDS.picture({ number: index + 1 })}
        >
          {index + 1}
        </a>
      ))}
    </p>
  );
}

/** Returns the booking's status after these events, newest first; null without a transition. */
const findFormerStatus = (earlier: readonly ApiBookingEvent[]): BookingStatus | null =>
  earlier.find(({ kind, undone_at }) => kind === "move" && undone_at === null)?.status ?? null;

/** Adds an internal note, which the renter never sees. */
function NoteForm({ booking }: { booking: ApiBookingDetail }) {
  const toast = useToast();
  const callOnce = useIdempotentCall();
  const actionFocus = useFocusRetention<HTMLFormElement>();
  const { revalidate } = useRevalidator();
  const form = useForm({ resolver: italianResolver(bookingNoteSchema), defaultValues: { note: "" } });
  const draft = useDraft(form, { form: "note", subject: booking.id });
  const send = form.handleSubmit(async (body) => {
    const parameters = { id: booking.id };
    try {
      await callOnce({ parameters, body }, (idempotencyKey) =>
        api.post("/api/bookings/:id/notes", { parameters, body, idempotencyKey }),
      );
      draft.clear();
      form.reset();
      toast.success(panelMessages.bookings.noted);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, panelMessages.bookings.noteFailed);
    }
  });
  return (
    <FormProvider {...form}>
      <form {...actionFocus} className={styles.note} onSubmit={send} noValidate>
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        <TextareaField name="note" label="Nota interna" span={12} rows={2} />
        <Button type="submit" small pending={form.formState.isSubmitting}>
          Aggiungi la nota
        </Button>
      </form>
    </FormProvider>
  );
}
