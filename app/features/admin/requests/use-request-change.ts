import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { messages } from "#domain/messages.it.ts";

interface RequestChange {
  status?: EnquiryStatus;
  assigned_to?: string | null;
}

/** Changes a request at once and says how it went; when somebody else was first, the screen shows what they did. */
export function useRequestChange({ id, version }: Pick<ApiEnquiryDetail, "id" | "version">) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const change = async (changes: RequestChange, said: string) => {
    setPending(true);
    try {
      await api.patch("/api/enquiries/:id", { parameters: { id }, body: { ...changes, version } });
      toast.success(said);
    } catch (thrown) {
      toast.failure(thrown, messages.panel.requests.changeFailed);
    }
    await revalidate();
    setPending(false);
  };
  return { change, pending };
}
