import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useAlreadyMade } from "#app/features/admin/use-already-made.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";
import type { EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

interface RequestChange {
  status?: EnquiryStatus;
  assigned_to?: string | null;
}

/** What a transition has done to a request: "L'ha già chiusa Giulia". */
const PARTICIPLES: Readonly<Record<EnquiryStatus, string>> = {
  new: "rimessa in attesa",
  answered: "segnata come risposta",
  closed: "chiusa",
};

/** Changes a request at once and says how it went, and who was first where somebody was; when somebody else was first, the screen shows what they did. */
export function useRequestChange({ id, version }: Pick<ApiEnquiryDetail, "id" | "version">) {
  const toast = useToast();
  const sayAlready = useAlreadyMade();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const change = async (changes: RequestChange, said: string) => {
    setPending(true);
    try {
      const { already } = await api.patch("/api/enquiries/:id", { parameters: { id }, body: { ...changes, version } });
      toast.success(already && changes.status ? sayAlready(already, PARTICIPLES[changes.status]) : said);
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
