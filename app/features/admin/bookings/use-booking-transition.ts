import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import type { BookingStatus } from "#domain/booking/states.ts";
import { messages } from "#domain/messages.it.ts";

const SAID: Readonly<Record<string, string>> = messages.panel.bookings.moved;

const SAID_WITHOUT_MAIL: Readonly<Record<string, string>> = messages.panel.bookings.movedWithoutMail;

/** Moves a booking and says how it went; when somebody else was first, the screen shows what they did. */
export function useBookingTransition({ id, version }: Pick<ApiBookingDetail, "id" | "version">) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  /** Throws when it is refused; the screen is fresh either way. */
  const send = async (to: BookingStatus, reason?: string) => {
    try {
      const body = { status: to, reason, version };
      const { email } = await api.patch("/api/bookings/:id", { parameters: { id }, body });
      toast.success((email === null && SAID_WITHOUT_MAIL[to]) || SAID[to] || "");
    } finally {
      await revalidate();
    }
  };
  const move = async (to: BookingStatus) => {
    setPending(true);
    try {
      await send(to);
    } catch (thrown) {
      toast.failure(thrown, messages.panel.bookings.moveFailed);
    }
    setPending(false);
  };
  return { send, move, pending };
}
