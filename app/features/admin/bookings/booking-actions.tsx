import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { AgreementFields } from "#app/features/admin/bookings/agreement-fields.tsx";
import { useAssignUnit } from "#app/features/admin/bookings/alerts/use-assign-unit.ts";
import { staffStatusLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { BOOKING_DETAIL_WORDS, copyBookingPath, TRANSITION_VERBS } from "#app/features/admin/bookings/booking-words.ts";
import { HandoverDialog } from "#app/features/admin/bookings/handover/handover-dialog.tsx";
import { pickupTimeWarning } from "#app/features/admin/bookings/pickup-time-warning.ts";
import { ChangeBookingDialog } from "#app/features/admin/bookings/rental/change-booking-dialog.tsx";
import { closedSentence } from "#app/features/admin/bookings/reopening/closed-sentence.ts";
import { ReopenButton } from "#app/features/admin/bookings/reopening/reopen-button.tsx";
import { LEG_WORDS } from "#app/features/admin/bookings/replacement/leg-words.ts";
import { TransitionDialog } from "#app/features/admin/bookings/transition-dialog.tsx";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import { useUndoTransition } from "#app/features/admin/bookings/use-undo-transition.ts";
import { CHOICE_WORDS } from "#app/features/admin/rental-choices/choice-words.ts";
import { ChoicesDialog } from "#app/features/admin/rental-choices/choices-dialog.tsx";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Countdown } from "#app/ui/panel/overlays/countdown.tsx";
import { DropdownMenu, MenuItem, MenuText } from "#app/ui/panel/overlays/dropdown-menu.tsx";
import { DetailPaneSection } from "#app/ui/panel/overlays/split-view.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { loadWithRetry } from "#app/ui/requests/load-with-retry.ts";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { RECORD_GRACE_MINUTES } from "#domain/bookings/overdue.ts";
import { reopenedStatus } from "#domain/bookings/reopening.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import { agreedPriceSchema } from "#domain/forms/bookings/agreed-price.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./booking-pane.module.css";

const ReplacementDialog = lazy(() => loadWithRetry(() => import("./replacement/replacement-dialog.tsx")));

/** The open dialog: the confirmation of a transition, a handover record, the change of car and dates, that of extras, a replacement, or the agreed price. */
type OpenDialog =
  | { transition: BookingStatus }
  | { handover: HandoverKind }
  | "change"
  | "choices"
  | "replacement"
  | "price"
  | null;

const ACTIONS_TITLE = "Mosse possibili";
/** Transitions that need a confirmation because they end something. */
const TRANSITIONS_TO_CONFIRM: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "completed"]);
/** Transitions that are not among the main buttons: two that end a booking, and `no_show`, which the overdue notice offers (product.md#overdue). */
const SEPARATE_TRANSITIONS: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "no_show"]);

/** The actions that staff can take on a booking now: transitions (product.md#booking-states), the due handover record, a change, an agreed price. */
export function BookingActions({ booking, canReopen }: { booking: ApiBookingDetail; canReopen: boolean }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const { change, pending } = useBookingTransition(booking);
  const close = () => setOpenDialog(null);
  const { transitions } = booking;
  const handover = dueHandover(booking, new Date());
  const forwardTransitions = transitions.filter((to) => !SEPARATE_TRANSITIONS.has(to));
  const endingTransitions = transitions.filter((to) => to === "declined" || to === "cancelled");
  const startTransition = (to: BookingStatus) => {
    const needsConfirmation =
      TRANSITIONS_TO_CONFIRM.has(to) || (to === "active" && pickupTimeWarning(booking, new Date()) !== null);
    return needsConfirmation ? setOpenDialog({ transition: to }) : change(to);
  };
  const isClosed = transitions.length === 0;
  return (
    <DetailPaneSection {...useFocusRetention<HTMLElement>()} aria-label={ACTIONS_TITLE}>
      {isClosed ? (
        <p className={textStyles.meta}>{closedSentence({ isReopenable: booking.reopening !== null })}</p>
      ) : (
        <h3>{ACTIONS_TITLE}</h3>
      )}
      <div className={`${styles.transitions} ${styles.onward}`}>
        {handover && (
          <Button look="primary" onClick={() => setOpenDialog({ handover })}>
            {handover === "pickup" ? "Registra la consegna" : "Registra il rientro"}
          </Button>
        )}
        {forwardTransitions.map((to) => (
          <Button
            key={to}
            look={handover ? "default" : "primary"}
            pending={pending}
            onClick={() => startTransition(to)}
          >
            {TRANSITION_VERBS[to]}
          </Button>
        ))}
        {booking.may_change !== "none" && (
          <Button onClick={() => setOpenDialog("change")}>
            {booking.may_change === "whole" ? "Cambia date o auto" : "Cambia la riconsegna"}
          </Button>
        )}
        {booking.may_change !== "none" && (
          <Button onClick={() => setOpenDialog("choices")}>{CHOICE_WORDS.change}</Button>
        )}
        {canReplaceUnit(booking) && <Button onClick={() => setOpenDialog("replacement")}>{LEG_WORDS.replace}</Button>}
        <OtherUnitMenu booking={booking} />
        {booking.may_change !== "none" && <Button onClick={() => setOpenDialog("price")}>Concorda il prezzo</Button>}
      </div>
      <div className={styles.transitions}>
        {endingTransitions.map((to) => (
          <Button key={to} look="ghost" critical onClick={() => startTransition(to)}>
            {TRANSITION_VERBS[to]}
          </Button>
        ))}
        {canReopen && booking.reopening && <ReopenButton booking={booking} />}
        <UndoTransition booking={booking} canReopen={canReopen} />
        <ButtonLink look="ghost" icon="copy" to={copyBookingPath(booking.reference)}>
          {BOOKING_DETAIL_WORDS.copy}
        </ButtonLink>
      </div>
      {typeof openDialog === "object" && openDialog && "transition" in openDialog && (
        <TransitionDialog booking={booking} to={openDialog.transition} onClose={close} />
      )}
      {typeof openDialog === "object" && openDialog && "handover" in openDialog && (
        <HandoverDialog booking={booking} kind={openDialog.handover} onClose={close} />
      )}
      {openDialog === "change" && <ChangeBookingDialog booking={booking} onClose={close} />}
      {openDialog === "choices" && <ChoicesDialog booking={booking} onClose={close} />}
      {openDialog === "replacement" && (
        <Suspense>
          <ReplacementDialog booking={booking} onClose={close} />
        </Suspense>
      )}
      {openDialog === "price" && <AgreedPriceDialog booking={booking} onClose={close} />}
    </DetailPaneSection>
  );
}

type HandoverBooking = Pick<ApiBookingDetail, "status" | "handovers" | "overdue" | "returned_at">;

/** Returns the kind of handover record that is due, or null when the record exists or when the overdue notice asks for it (product.md#overdue). */
function dueHandover({ status, handovers, overdue, returned_at }: HandoverBooking, now: Date): HandoverKind | null {
  if (overdue && overdue.kind !== "pickup") return null;
  const kindUnlessRecorded = (kind: HandoverKind) => (handovers.some((record) => record.kind === kind) ? null : kind);
  if (status === "confirmed") return kindUnlessRecorded("pickup");
  if (status === "active") return kindUnlessRecorded("pickup") ?? kindUnlessRecorded("return");
  const isJustReturned = returned_at && now.getTime() - Date.parse(returned_at) < RECORD_GRACE_MINUTES * MINUTE_MS;
  return status === "completed" && isJustReturned ? kindUnlessRecorded("return") : null;
}

/** Whether another unit can replace the renter's: the rental is in progress and the pickup of the unit is recorded (product.md#replacement-car). */
const canReplaceUnit = ({ status, handovers, units }: ApiBookingDetail): boolean =>
  status === "active" && units.length > 0 && handovers.some(({ kind }) => kind === "pickup");

/** Agrees on a price that differs from the list price, with a reason (product.md#agreed-price). */
export function AgreedPriceDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: booking.id };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Concorda il prezzo"
      subtitle={`${booking.reference}, ${booking.name}`}
      schema={agreedPriceSchema}
      values={agreedPriceValues(booking)}
      version={booking.version}
      draft={{ form: "agreed-price", subject: booking.id }}
      submit="Salva il prezzo"
      failure={panelMessages.bookings.priceFailed}
      save={async (agreement, version) => {
        const now = await api.put("/api/bookings/:id/agreed-price", { parameters, body: { ...agreement, version } });
        toast.success(agreedPriceMessage(booking, now, version));
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: agreedPriceValues(now), version: now.version };
      }}
    >
      <AgreementFields listTotal={booking.agreed_price?.list_total ?? booking.total} />
    </FormDialog>
  );
}

/** Returns the toast's text. The renter gets a mail only if the total changed and their e-mail address is known. */
function agreedPriceMessage(before: ApiBookingDetail, now: ApiBookingDetail, version: number | undefined): string {
  const { unchanged, agreementChanged, priceAgreed, priceAgreedWithoutMail } = panelMessages.bookings;
  if (now.version === version) return unchanged;
  if (now.total === before.total) return agreementChanged;
  return now.email === null ? priceAgreedWithoutMail : priceAgreed;
}

function agreedPriceValues({ agreed_price: agreed, total }: ApiBookingDetail) {
  if (!agreed) return { kind: "percent" as const, value: null, reason: "" };
  const { kind, percent, discount, reason } = agreed;
  return { kind, value: { percent, amount: discount, total }[kind], reason: reason ?? "" };
}

/** Assigns another unit of the same car that is free for the dates, or says that no unit is free. Hidden while the renter has the car. */
function OtherUnitMenu({ booking }: { booking: ApiBookingDetail }) {
  const { assignUnit, pending, question } = useAssignUnit(booking);
  const { unit, free_units, endangered_by, may_change } = booking;
  const otherUnits = free_units.filter((free) => free !== unit);
  // An endangered booking offers the units in its own notice.
  if (unit === null || endangered_by || may_change !== "whole") return null;
  return (
    <>
      <DropdownMenu trigger={<Button pending={pending}>Altra unità</Button>}>
        {otherUnits.length === 0 && <MenuText>{BOOKING_DETAIL_WORDS.noOtherUnit}</MenuText>}
        {otherUnits.map((free) => (
          <MenuItem key={free} onSelect={() => void assignUnit(free)}>
            {BOOKING_DETAIL_WORDS.assignUnit({ unit: free })}
          </MenuItem>
        ))}
      </DropdownMenu>
      {question}
    </>
  );
}

/**
 * Undoes the last transition while that is possible (product.md#undo). The toast also offers it, but is lost on a reload and only its author
 * sees it.
 */
function UndoTransition({ booking: { id, undo }, canReopen }: UndoTransitionProps) {
  const isAllowed = undo && (canReopen || reopenedStatus(undo.to) === null);
  return isAllowed && <UndoTransitionButton key={undo.until} id={id} undo={undo} />;
}

interface UndoTransitionProps {
  booking: Pick<ApiBookingDetail, "id" | "undo">;
  /** Whether the user may reopen bookings, and so undo a reopening. */
  canReopen: boolean;
}

function UndoTransitionButton({ id, undo }: { id: string; undo: NonNullable<ApiBookingDetail["undo"]> }) {
  const undoTransition = useUndoTransition();
  const [isExpired, setIsExpired] = useState(false);
  const [pending, setPending] = useState(false);
  const startTransition = async () => {
    setPending(true);
    await undoTransition(id, undo);
    setPending(false);
  };
  if (isExpired) return null;
  return (
    <Button look="ghost" pending={pending} onClick={() => void startTransition()}>
      <Countdown
        label={undo.replacement ? LEG_WORDS.undo : panelMessages.bookings.undoToStatus(staffStatusLabel(undo.to))}
        forMs={undo.ends_in_seconds * SECOND_MS}
        onEnd={() => setIsExpired(true)}
      />
    </Button>
  );
}
