import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** How sending went: done, refused for the words themselves, or not done for a reason that is shown elsewhere. */
export type Sending = { sent: true } | { sent: false; wrong: string | null };

/** Sends an answer once, however often it is pressed. */
export function useAnswer(request: ApiEnquiryDetail) {
  const toast = useToast();
  const once = useSentOnce();
  const { revalidate } = useRevalidator();
  /** The version that the writer was told of last. */
  const told = useRef(request.version);
  /** Who changed the request while one was writing, in the server's words. */
  const [stale, setStale] = useState<string | null>(null);

  const parameters = { id: request.id };
  const send = async (body: string): Promise<Sending> => {
    setStale(null);
    try {
      const version = Math.max(request.version, told.current);
      // The same words again are the same answer, whatever the version.
      await once(body, (idempotencyKey) =>
        api.post("/api/enquiries/:id/answers", { parameters, body: { body, version }, idempotencyKey }),
      );
    } catch (thrown) {
      const errors = isProblem(thrown) ? thrown.errors : [];
      const wrong = errors.find((error) => error.path === "body")?.message ?? null;
      if (isProblem(thrown) && errors.some((error) => error.path === "version")) {
        // Known at once, before the screen shows it: who then sends anyway has been told.
        told.current = await currentVersion(request);
        setStale(thrown.detail);
      } else if (wrong === null) toast.failure(thrown, panelMessages.requests.answerFailed);
      await revalidate();
      return { sent: false, wrong };
    }
    toast.success(panelMessages.requests.answered(request.email));
    await revalidate();
    return { sent: true };
  };
  return { send, stale };
}

async function currentVersion({ id, version }: Pick<ApiEnquiryDetail, "id" | "version">): Promise<number> {
  const current = await api.get("/api/enquiries/:id", { parameters: { id } }).catch(() => null);
  return current?.version ?? version;
}
