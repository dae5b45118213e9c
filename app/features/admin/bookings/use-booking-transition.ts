import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { TRANSITION_PARTICIPLES } from "#app/features/admin/bookings/booking-words.ts";
import { useUndoNotice } from "#app/features/admin/bookings/use-undo-notice.ts";
import { useIdempotentReplayMessage } from "#app/features/admin/use-idempotent-replay-message.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

const DONE_MESSAGES: Readonly<Record<string, string>> = panelMessages.bookings.changedTo;

const DONE_MESSAGES_WITHOUT_MAIL: Readonly<Record<string, string>> = panelMessages.bookings.changedToWithoutMail;

/** What staff entered in the dialog of a transition. */
interface TransitionAnswers {
  /** The reason, which the renter reads. */
  reason?: string | undefined;
  /** Confirms that the car leaves at another time than agreed (product.md#handover-guard). */
  at_another_time?: boolean | undefined;
  /** Whether the renter owes what the terms say (product.md#cancellation-terms). */
  charge_fee?: boolean | undefined;
}

/** Changes a booking's status and shows the result with an undo, or who did it first; the screen then shows their change. */
export function useBookingTransition({ id, version }: Pick<ApiBookingDetail, "id" | "version">) {
  const toast = useToast();
  const showUndoNotice = useUndoNotice();
  const replayMessage = useIdempotentReplayMessage();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  /** Throws when the server refuses. The screen is reloaded either way. */
  const send = async (to: BookingStatus, answers: TransitionAnswers = {}) => {
    try {
      const call = { parameters: { id }, body: { ...answers, status: to, version } };
      const updated = await api.patch("/api/bookings/:id", call);
      const message = (updated.email === null && DONE_MESSAGES_WITHOUT_MAIL[to]) || DONE_MESSAGES[to] || "";
      if (updated.already) toast.success(replayMessage(updated.already, TRANSITION_PARTICIPLES[to] ?? ""));
      else showUndoNotice(message, updated);
    } finally {
      await revalidate();
    }
  };
  const changeStatus = async (to: BookingStatus) => {
    setPending(true);
    try {
      await send(to);
    } catch (thrown) {
      toast.failure(thrown, panelMessages.bookings.transitionFailed);
    }
    setPending(false);
  };
  return { send, change: changeStatus, pending };
}
