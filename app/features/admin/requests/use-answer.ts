import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import type { RequestCase } from "#app/features/admin/requests/request-rows.ts";
import { isProblem } from "#app/ui/panel/problem.ts";
import { useToast } from "#app/ui/panel/toast.tsx";
import { messages } from "#domain/messages.it.ts";

/** How sending went: done, refused for the words themselves, or not done for a reason that is shown elsewhere. */
export type Sending = { sent: true } | { sent: false; wrong: string | null };

/** Sends an answer once, however often it is pressed. */
export function useAnswer(request: RequestCase) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const key = useRef({ body: "", id: "" });
  /** Who changed the request while one was writing, in the server's words. */
  const [stale, setStale] = useState<string | null>(null);

  const send = async (body: string): Promise<Sending> => {
    // The same words again are the same answer: one that arrived although the connection broke is not sent twice.
    if (key.current.body !== body) key.current = { body, id: crypto.randomUUID() };
    setStale(null);
    try {
      await api.post(`/api/enquiries/${request.id}/answers`, { body, version: request.version }, key.current.id);
    } catch (thrown) {
      const errors = isProblem(thrown) ? thrown.errors : [];
      const wrong = errors.find(({ path }) => path === "body")?.message ?? null;
      if (isProblem(thrown) && errors.some(({ path }) => path === "version")) setStale(thrown.detail);
      else if (wrong === null) toast.failure(thrown, messages.panel.requests.answerFailed);
      await revalidate();
      return { sent: false, wrong };
    }
    key.current = { body: "", id: "" };
    toast.success(messages.panel.requests.answered(request.email));
    await revalidate();
    return { sent: true };
  };
  return { send, stale };
}
