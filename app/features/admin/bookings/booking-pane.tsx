import { zodResolver } from "@hookform/resolvers/zod";
import { Fragment } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BookingActions } from "#app/features/admin/bookings/booking-actions.tsx";
import { BookingCar, BookingRental, BookingRenter } from "#app/features/admin/bookings/booking-facts.tsx";
import { BookingState, RequestClocks } from "#app/features/admin/bookings/booking-state.tsx";
import { actorName, bookingPath, eventTitle } from "#app/features/admin/bookings/booking-words.ts";
import { HandoverRecords } from "#app/features/admin/bookings/handover/handover-records.tsx";
import { EndangeredNotice } from "#app/features/admin/bookings/late/endangered-notice.tsx";
import { ExpiryNotice } from "#app/features/admin/bookings/late/expiry-notice.tsx";
import noticeStyles from "#app/features/admin/bookings/late/late.module.css";
import { OverdueNotice } from "#app/features/admin/bookings/late/overdue-notice.tsx";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { DraftLine } from "#app/ui/panel/drafts/draft-line.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { useActionPlace } from "#app/ui/panel/focus/action-place.ts";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { DockPane, PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail, ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { bookingNoteSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./booking-pane.module.css";

export interface BookingPaneProps {
  booking: ApiBookingDetail;
  events: ApiBookingEvent[];
  /** When it was read, by the browser's clock. */
  loadedAt: number;
  /** References of the list's rows, in its order. */
  neighbours: readonly string[];
}

/** One booking beside the list: how it stands, what is rented, what can be done, for whom, what happened. */
export function BookingPane({ booking, events, loadedAt, neighbours }: BookingPaneProps) {
  useFresh();
  const { search } = useLocation();
  return (
    <DockPane
      title={<span className={styles.code}>{booking.reference}</span>}
      record={booking.reference}
      state={<BookingState status={booking.status} />}
      closeTo={panelPaths.adminBookings + search}
      actions={<Neighbours of={booking.reference} among={neighbours} search={search} />}
    >
      {/* Another booking begins with other dialogs and another note; the head stays, and with it the focus. */}
      <Fragment key={booking.id}>
        <OverdueNotice booking={booking} />
        <EndangeredNotice booking={booking} />
        <ExpiryNotice expiring={booking.expiring} unit={booking.unit} />
        <AskedDatesNotice events={events} mayChange={booking.may_change} loadedAt={loadedAt} />
        <RequestClocks row={booking} loadedAt={loadedAt} />
        <BookingSteps status={booking.status} />
        <BookingCar booking={booking} />
        {/* Before the facts, so that few Tabs lead to them from the title. */}
        <BookingActions booking={booking} />
        <BookingRental booking={booking} />
        <BookingRenter booking={booking} />
        <HandoverRecords booking={booking} />
        <PaneSection aria-labelledby="booking-history">
          <h3 id="booking-history">Storia</h3>
          <NoteForm booking={booking} />
          <BookingEventList events={events} loadedAt={loadedAt} />
        </PaneSection>
      </Fragment>
    </DockPane>
  );
}

interface NeighboursProps {
  of: string;
  among: readonly string[];
  search: string;
}

/** To the row before and after, without going back to the list. */
function Neighbours({ of, among, search }: NeighboursProps) {
  const navigate = useNavigate();
  const place = among.indexOf(of);
  if (place < 0) return null;
  const step = (to: string | undefined, icon: "left" | "right", label: string) => (
    <IconButton
      icon={icon}
      label={label}
      // Not disabled: the focus stays in the details, where Escape closes them.
      aria-disabled={to === undefined || undefined}
      onClick={() => to && navigate(bookingPath(to, search), { preventScrollReset: true })}
    />
  );
  return (
    <>
      {step(among[place - 1], "left", "Prenotazione precedente")}
      {step(among[place + 1], "right", "Prenotazione successiva")}
    </>
  );
}

interface AskedDatesNoticeProps {
  /** The newest first. */
  events: readonly ApiBookingEvent[];
  /** What of the booking may still change. */
  mayChange: ApiBookingDetail["may_change"];
  loadedAt: number;
}

/** That the renter has asked for other dates (product.md#date-request), until the booking changes; nothing when nobody has. */
function AskedDatesNotice({ events, mayChange, loadedAt }: AskedDatesNoticeProps) {
  const last = events.find(({ kind }) => kind === "dates-asked" || kind === "change");
  if (last?.kind !== "dates-asked" || mayChange !== "whole") return null;
  return (
    <NoticeBox as="div" className={noticeStyles.notice}>
      <p className={textStyles.strong}>Il cliente chiede altre date</p>
      <p>{last.note}</p>
      <p className={textStyles.meta}>
        <SiteMoment at={last.created_at} now={new Date(loadedAt)} />
      </p>
    </NoticeBox>
  );
}

const STEPS: readonly { status: BookingStatus; label: string }[] = [
  { status: "requested", label: "Richiesta" },
  { status: "confirmed", label: "Confermata" },
  { status: "active", label: "In corso" },
  { status: "completed", label: "Conclusa" },
];

/** How far a rental has come; nothing for one that has left the way. */
function BookingSteps({ status }: { status: BookingStatus }) {
  const reached = STEPS.findIndex((step) => step.status === status);
  if (reached < 0) return null;
  return (
    <ol className={styles.steps} aria-label="Avanzamento">
      {STEPS.map(({ status: step, label }, index) => (
        <li
          key={step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? "step" : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

/** Everything that happened, the newest first, with who did it; what was taken back is struck (product.md#undo). */
export function BookingEventList({ events, loadedAt }: { events: readonly ApiBookingEvent[]; loadedAt: number }) {
  const now = new Date(loadedAt);
  return (
    <ol className={styles.history}>
      {events.map((event) => (
        <li key={event.id} data-kind={event.kind} data-undone={event.undone_at ? true : undefined}>
          <time className={textStyles.meta} dateTime={event.created_at}>
            <SiteMoment at={event.created_at} now={now} />
          </time>
          <div>
            {event.undone_at ? (
              <p>
                <s>{eventTitle(event)}</s> · annullato <SiteMoment at={event.undone_at} now={now} />
              </p>
            ) : (
              <p>{eventTitle(event)}</p>
            )}
            {event.note && <p className={textStyles.written}>{event.note}</p>}
            <p className={textStyles.meta} title={event.actor_email ?? undefined}>
              {actorName(event)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** An internal note for the colleagues: the renter never sees it. */
function NoteForm({ booking }: { booking: ApiBookingDetail }) {
  const toast = useToast();
  const once = useSentOnce();
  const place = useActionPlace<HTMLFormElement>();
  const { revalidate } = useRevalidator();
  const form = useForm({ resolver: zodResolver(bookingNoteSchema), defaultValues: { note: "" } });
  const draft = useDraft(form, { form: "note", subject: booking.id });
  const send = form.handleSubmit(async (body) => {
    const parameters = { id: booking.id };
    try {
      await once({ parameters, body }, (idempotencyKey) =>
        api.post("/api/bookings/:id/notes", { parameters, body, idempotencyKey }),
      );
      draft.settle();
      form.reset();
      toast.success(panelMessages.bookings.noted);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, panelMessages.bookings.noteFailed);
    }
  });
  return (
    <FormProvider {...form}>
      <form {...place} className={styles.note} onSubmit={send} noValidate>
        <DraftLine resumed={draft.resumed} onDiscard={draft.discard} />
        <TextareaField name="note" label="Nota interna" span={12} rows={2} />
        <Button type="submit" small pending={form.formState.isSubmitting}>
          Aggiungi la nota
        </Button>
      </form>
    </FormProvider>
  );
}
