import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useIdempotentReplayMessage } from "#app/features/admin/use-idempotent-replay-message.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { BodyOf } from "#domain/api/contract.ts";
import { DATE_REQUEST_NOTICE_WORDS as WORDS } from "./date-request-words.ts";

type Answer = Omit<BodyOf<"POST /api/bookings/:id/date-requests/:request/answer">, "version">;

const DONE_MESSAGES = {
  accepted: (email: string | null) => (email === null ? WORDS.acceptedWithoutMail : WORDS.accepted),
  refused: (email: string | null) => (email === null ? WORDS.refusedWithoutMail : WORDS.refused),
} as const;

/** Answers a date request and shows the result, or who answered first. The screen is reloaded either way, so that it shows the current price. */
export function useAnswerDateRequest({ id, version }: Pick<ApiBookingDetail, "id" | "version">, request: string) {
  const toast = useToast();
  const replayMessage = useIdempotentReplayMessage();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  /** Throws when the server refuses. */
  const send = async (answer: Answer) => {
    try {
      const call = { parameters: { id, request }, body: { ...answer, version } };
      const { already, email } = await api.post("/api/bookings/:id/date-requests/:request/answer", call);
      toast.success(
        already ? replayMessage(already, WORDS.participles[answer.state]) : DONE_MESSAGES[answer.state](email),
      );
    } finally {
      await revalidate();
    }
  };
  const accept = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch (thrown) {
      toast.failure(thrown, WORDS.failed);
    }
    setPending(false);
  };
  return { send, accept, pending };
}
