import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { SHEET_WORDS } from "#app/features/admin/day-sheet/day-sheet-words.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiDaySheet, ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";

/** Changes a task at once and says how it went. */
export function useDayTask({ booking_id, kind }: ApiDayTask) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const change = async (body: { done?: boolean; assigned_to?: string | null }, say: () => void) => {
    setPending(true);
    try {
      await api.patch("/api/day_tasks/:id/:kind", { parameters: { id: booking_id, kind }, body });
      say();
    } catch (thrown) {
      toast.failure(thrown, SHEET_WORDS.failed);
    }
    try {
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  const reopen = () => change({ done: false }, () => toast.success(SHEET_WORDS.reopened));
  const finish = () =>
    change({ done: true }, () =>
      toast.success(SHEET_WORDS.done[kind], { label: "Annulla", onPress: () => void reopen() }),
    );
  const assign = (person: ApiDaySheet["people"][number] | undefined) =>
    change({ assigned_to: person?.id ?? null }, () =>
      toast.success(person ? SHEET_WORDS.assigned(person.name || person.email) : SHEET_WORDS.unassigned),
    );
  return { finish, reopen, assign, pending };
}
