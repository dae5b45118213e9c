import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { AgreementFields } from "#app/features/admin/bookings/agreement-fields.tsx";
import { staffLabel } from "#app/features/admin/bookings/booking-state.tsx";
import { DETAIL_WORDS, TRANSITION_VERBS } from "#app/features/admin/bookings/booking-words.ts";
import { HandoverDialog } from "#app/features/admin/bookings/handover/handover-dialog.tsx";
import { useUnitChange } from "#app/features/admin/bookings/late/use-unit-change.ts";
import { pickupTimeQuestion } from "#app/features/admin/bookings/pickup-time-question.ts";
import { ChangeDialog } from "#app/features/admin/bookings/rental/change-dialog.tsx";
import { TransitionDialog } from "#app/features/admin/bookings/transition-dialog.tsx";
import { useBookingTransition } from "#app/features/admin/bookings/use-booking-transition.ts";
import { useTakeBack } from "#app/features/admin/bookings/use-take-back.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useActionPlace } from "#app/ui/panel/focus/action-place.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Countdown } from "#app/ui/panel/overlays/countdown.tsx";
import { PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import { MenuItem, MenuNote, MenuShell } from "#app/ui/panel/overlays/menu-shell.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { RECORD_GRACE_MINUTES } from "#domain/booking/overdue.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import { agreedPriceSchema } from "#domain/forms/bookings/agreed-price.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./booking-pane.module.css";

/** What is open beside the details: a question about a transition, the change of car and dates, or a handover record. */
type Opened = { transition: BookingStatus } | { handover: HandoverKind } | "change" | "price" | null;

const ACTIONS = "Mosse possibili";
/** Transitions that end something are asked first. */
const ASKED: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "completed"]);
/** Transitions that stand apart: those that end a booking, and the one that its own notice offers (product.md#overdue). */
const APART: ReadonlySet<BookingStatus> = new Set(["declined", "cancelled", "no_show"]);

/** What staff may do with a booking now: the transitions of the table (product.md#booking-states), the handover that is due, another car or other dates. */
export function BookingActions({ booking }: { booking: ApiBookingDetail }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { change, pending } = useBookingTransition(booking);
  const close = () => setOpened(null);
  const { transitions } = booking;
  const handover = dueHandover(booking, new Date());
  const onward = transitions.filter((to) => !APART.has(to));
  const ending = transitions.filter((to) => to === "declined" || to === "cancelled");
  const press = (to: BookingStatus) => {
    const asked = ASKED.has(to) || (to === "active" && pickupTimeQuestion(booking, new Date()) !== null);
    return asked ? setOpened({ transition: to }) : change(to);
  };
  const isClosed = transitions.length === 0;
  return (
    <PaneSection {...useActionPlace<HTMLElement>()} aria-label={ACTIONS}>
      {isClosed ? (
        <p className={textStyles.meta}>Questa prenotazione è chiusa: non si sposta più.</p>
      ) : (
        <h3>{ACTIONS}</h3>
      )}
      <div className={`${styles.transitions} ${styles.onward}`}>
        {handover && (
          <Button look="primary" onClick={() => setOpened({ handover })}>
            {handover === "pickup" ? "Registra la consegna" : "Registra il rientro"}
          </Button>
        )}
        {onward.map((to) => (
          <Button key={to} look={handover ? "default" : "primary"} pending={pending} onClick={() => press(to)}>
            {TRANSITION_VERBS[to]}
          </Button>
        ))}
        {booking.may_change !== "none" && (
          <Button onClick={() => setOpened("change")}>
            {booking.may_change === "whole" ? "Cambia date o auto" : "Cambia la riconsegna"}
          </Button>
        )}
        <OtherUnitMenu booking={booking} />
        {booking.may_change !== "none" && <Button onClick={() => setOpened("price")}>Concorda il prezzo</Button>}
      </div>
      <div className={styles.transitions}>
        {ending.map((to) => (
          <Button key={to} look="ghost" critical onClick={() => press(to)}>
            {TRANSITION_VERBS[to]}
          </Button>
        ))}
        <TakeBack booking={booking} />
      </div>
      {typeof opened === "object" && opened && "transition" in opened && (
        <TransitionDialog booking={booking} to={opened.transition} onClose={close} />
      )}
      {typeof opened === "object" && opened && "handover" in opened && (
        <HandoverDialog booking={booking} kind={opened.handover} onClose={close} />
      )}
      {opened === "change" && <ChangeDialog booking={booking} onClose={close} />}
      {opened === "price" && <AgreedPriceDialog booking={booking} onClose={close} />}
    </PaneSection>
  );
}

type Rental = Pick<ApiBookingDetail, "status" | "handovers" | "overdue" | "returned_at">;

/** The record that is to be written next; null when it is written already, or when the notice of what is late asks for it (product.md#overdue). */
function dueHandover({ status, handovers, overdue, returned_at }: Rental, now: Date): HandoverKind | null {
  if (overdue && overdue.kind !== "pickup") return null;
  const unless = (kind: HandoverKind) => (handovers.some((record) => record.kind === kind) ? null : kind);
  if (status === "confirmed") return unless("pickup");
  if (status === "active") return unless("pickup") ?? unless("return");
  const justBack = returned_at && now.getTime() - Date.parse(returned_at) < RECORD_GRACE_MINUTES * MINUTE_MS;
  return status === "completed" && justBack ? unless("return") : null;
}

/** Agrees on another price than the list's, with its reason (product.md#agreed-price). */
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

/** The renter gets a mail only when the total changed and their e-mail address is known. */
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

/** Gives a booking another unit of its car that is free for its dates, or says that none is; nothing once the car is with its renter. */
function OtherUnitMenu({ booking }: { booking: ApiBookingDetail }) {
  const { giveUnit, pending, question } = useUnitChange(booking);
  const { unit, free_units, endangered_by, may_change } = booking;
  const others = free_units.filter((free) => free !== unit);
  // A booking in danger is offered them in its own notice.
  if (unit === null || endangered_by || may_change !== "whole") return null;
  return (
    <>
      <MenuShell trigger={<Button pending={pending}>Altra unità</Button>}>
        {others.length === 0 && <MenuNote>{DETAIL_WORDS.noOtherUnit}</MenuNote>}
        {others.map((free) => (
          <MenuItem key={free} onSelect={() => void giveUnit(free)}>
            {DETAIL_WORDS.giveUnit({ unit: free })}
          </MenuItem>
        ))}
      </MenuShell>
      {question}
    </>
  );
}

/** Undoes the last transition while that is possible (product.md#undo). The notice that also offers it is lost by a reload and is not shown to other staff. */
function TakeBack({ booking: { id, undo } }: { booking: Pick<ApiBookingDetail, "id" | "undo"> }) {
  return undo && <TakeBackButton key={undo.until} id={id} undo={undo} />;
}

function TakeBackButton({ id, undo }: { id: string; undo: NonNullable<ApiBookingDetail["undo"]> }) {
  const takeBack = useTakeBack();
  const [over, setOver] = useState(false);
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await takeBack(id, undo.to);
    setPending(false);
  };
  if (over) return null;
  return (
    <Button look="ghost" pending={pending} onClick={() => void press()}>
      <Countdown
        label={panelMessages.bookings.takeBack(staffLabel(undo.to))}
        forMs={undo.ends_in_seconds * SECOND_MS}
        onOver={() => setOver(true)}
      />
    </Button>
  );
}
