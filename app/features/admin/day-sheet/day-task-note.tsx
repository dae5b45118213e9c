import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { SHEET_WORDS, taskTitle } from "#app/features/admin/day-sheet/day-sheet-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { dayTaskNoteSchema } from "#domain/forms/day-sheet/day-task.ts";

/** A word on a task for whoever sees to it; the renter never reads it. */
export function DayTaskNote({ task }: { task: ApiDayTask }) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { booking_id: id, kind, note, version } = task;
  return (
    <>
      <Button look="ghost" icon="edit" aria-label={`Nota: ${taskTitle(task)}`} onClick={() => setOpen(true)}>
        Nota
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Nota sul compito"
        subtitle={taskTitle(task)}
        size="narrow"
        schema={dayTaskNoteSchema}
        values={{ note: note ?? "" }}
        version={version}
        draft={{ form: "day-task", subject: `${id}-${kind}` }}
        failure={SHEET_WORDS.noteFailed}
        save={async (words, seen) => {
          await api.patch("/api/day_tasks/:id/:kind", { parameters: { id, kind }, body: { ...words, version: seen } });
          toast.success(SHEET_WORDS.noted);
          void revalidate();
        }}
        reload={() => currentNote(task)}
      >
        <TextareaField name="note" label="Nota" span={12} rows={3} />
      </FormDialog>
    </>
  );
}

/** The note as it stands now. */
async function currentNote({ booking_id, kind, date }: ApiDayTask) {
  const { tasks } = await api.get("/api/day_sheet", { query: { day: date } });
  const row = tasks.find((task) => task.booking_id === booking_id && task.kind === kind);
  if (!row) throw new Error("The task has gone to another day meanwhile");
  return { values: { note: row.note ?? "" }, version: row.version };
}
