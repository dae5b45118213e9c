import { useEffect } from "react";
import { api } from "#app/features/admin/api-client.ts";
import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";

/** Tells the server that the conversation was seen up to its last message, while the window is in front of somebody. */
export function useMarkRead({ id, unread, messages }: ApiEnquiryDetail): void {
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (!unread || !last || document.visibilityState !== "visible") return;
    // The mark is an extra: what could not be noted is noted with the next look.
    void api.post("/api/enquiries/:id/read", { parameters: { id }, body: { up_to: last } }).catch(() => null);
  }, [id, unread, last]);
}
