import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import {
  BOOKING_STEP_LABELS,
  DAY_SHEET_WORDS,
  DAY_TASK_NAMES,
  meetingTexts,
  taskPlaceOf,
  taskTitle,
  taskTransferText,
  taskUnitText,
  washDueText,
} from "#app/features/admin/day-sheet/day-sheet-words.ts";
import { FORMER_STAFF_LABEL } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiDaySheet, ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { directionsUrl, taskPlaceText } from "#domain/day-sheet/day-task.ts";
import { dayTaskNoteSchema } from "#domain/forms/day-sheet/day-task.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import styles from "./day-sheet.module.css";

interface DayTaskCardProps {
  task: ApiDayTask;
  /** The day of the sheet; a task of another day also shows its own date. */
  day: CivilDate;
  people: ApiDaySheet["people"];
}

/** Shows one task: time, car, place, contact, assignee, and the button that marks it as done. */
export function DayTaskCard({ task, day, people }: DayTaskCardProps) {
  const due = washDueText(task);
  const drive = taskTransferText(task);
  return (
    <li className={styles.task} data-done={task.done !== null || undefined} aria-label={taskTitle(task)}>
      <p className={styles.when}>
        <span className={task.late ? `${styles.time} ${textStyles.critical}` : styles.time}>{task.time}</span>
        {task.date !== day && <span className={textStyles.meta}>{formatItalianShort(task.date)}</span>}
        {due && <span className={textStyles.meta}>{due}</span>}
        {drive && <span className={textStyles.meta}>{drive}</span>}
      </p>
      <div>
        <p>
          <span className={styles.kind}>{DAY_TASK_NAMES[task.kind]}</span>{" "}
          <Link className={styles.car} to={panelPaths.adminBooking(task.reference)}>
            {task.vehicle_name}
          </Link>
        </p>
        <p className={textStyles.meta}>{[taskUnitText(task), task.reference].filter(Boolean).join(" · ")}</p>
        {task.next && <p className={textStyles.meta}>{DAY_SHEET_WORDS.next(task.next.reference)}</p>}
        {task.renter_note && task.kind !== "wash" && <p className={textStyles.written}>«{task.renter_note}»</p>}
        {task.note && <p className={textStyles.written}>{DAY_SHEET_WORDS.note(task.note)}</p>}
      </div>
      <TaskPlace task={task} />
      <TaskAssignee task={task} people={people} />
      <TaskStatusActions task={task} />
    </li>
  );
}

/** Shows place and contact as links. */
function TaskPlace({ task }: { task: ApiDayTask }) {
  const { kind, name, phone } = task;
  const place = taskPlaceOf(task);
  return (
    <div className={styles.place}>
      <p>
        {kind !== "wash" && <span className={textStyles.strong}>{name}, </span>}
        {taskPlaceText(place)}
      </p>
      {meetingTexts(task).map((words) => (
        <p key={words} className={textStyles.written}>
          {words}
        </p>
      ))}
      <p className={styles.ways}>
        {phone && kind !== "wash" && (
          <a
            className={textStyles.link}
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            aria-label={`Chiama ${name}, ${phone}`}
          >
            {phone}
          </a>
        )}
        <a
          className={textStyles.link}
          href={directionsUrl(place)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Indicazioni per ${place.address ?? taskPlaceText(place)}`}
        >
          Indicazioni
        </a>
      </p>
    </div>
  );
}

function TaskAssignee({ task, people }: Pick<DayTaskCardProps, "task" | "people">) {
  const { assign, pending } = useDayTask(task);
  const { assigned_to, assigned_to_name } = task;
  const isFormerAssignee = assigned_to !== null && !people.some(({ id }) => id === assigned_to);
  return (
    <Select
      className={styles.person}
      aria-label={`Chi se ne occupa: ${taskTitle(task)}`}
      value={assigned_to ?? ""}
      disabled={pending}
      onChange={({ target }) => assign(people.find(({ id }) => id === target.value))}
    >
      <option value="">Di nessuno</option>
      {isFormerAssignee && <option value={assigned_to}>{assigned_to_name ?? FORMER_STAFF_LABEL}</option>}
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.me ? `${person.name || person.email} (tu)` : person.name || person.email}
        </option>
      ))}
    </Select>
  );
}

function TaskStatusActions({ task }: { task: ApiDayTask }) {
  const { finish, reopen, pending } = useDayTask(task);
  const { done, done_at, done_by_name, offers } = task;
  return (
    <div className={styles.done}>
      {done === null && (
        <Button look="primary" icon="check" pending={pending} aria-label={`Fatto: ${taskTitle(task)}`} onClick={finish}>
          Fatto
        </Button>
      )}
      {done === "booking" && <StatusTag mark="solid">Registrato</StatusTag>}
      {done === "said" && (
        <>
          <StatusTag mark="solid">Fatto</StatusTag>
          <span className={`${textStyles.meta} ${styles.by}`}>
            {done_at && <SiteMoment at={done_at} now={new Date()} />}
            {done_by_name && `, ${done_by_name}`}
          </span>
          <Button small pending={pending} aria-label={`Riapri: ${taskTitle(task)}`} onClick={reopen}>
            Riapri
          </Button>
        </>
      )}
      {done === "said" && offers && (
        <ButtonLink small to={panelPaths.adminBooking(task.reference)}>
          {BOOKING_STEP_LABELS[offers]}
        </ButtonLink>
      )}
      <DayTaskNote task={task} />
    </div>
  );
}

/** The staff note of a task, which renters never see. */
function DayTaskNote({ task }: { task: ApiDayTask }) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { booking_id: id, kind, leg, note, version } = task;
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
        draft={{ form: "day-task", subject: leg === 1 ? `${id}-${kind}` : `${id}-${kind}-${leg}` }}
        failure={DAY_SHEET_WORDS.noteFailed}
        save={async (words, shownVersion) => {
          await api.patch("/api/day_tasks/:id/:kind", {
            parameters: { id, kind },
            body: { ...words, leg, version: shownVersion },
          });
          toast.success(DAY_SHEET_WORDS.noted);
          void revalidate();
        }}
        reload={() => loadCurrentNote(task)}
      >
        <TextareaField name="note" label="Nota" span={12} rows={3} />
      </FormDialog>
    </>
  );
}

/** Loads the stored note. */
async function loadCurrentNote({ booking_id, kind, leg, date }: ApiDayTask) {
  const { tasks } = await api.get("/api/day_sheet", { query: { day: date } });
  const row = tasks.find((task) => task.booking_id === booking_id && task.kind === kind && task.leg === leg);
  if (!row) throw new Error("The task has gone to another day meanwhile");
  return { values: { note: row.note ?? "" }, version: row.version };
}

/** Changes a task and shows the result in a toast. */
function useDayTask({ booking_id, kind, leg }: ApiDayTask) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const change = async (body: { done?: boolean; assigned_to?: string | null }, showSuccess: () => void) => {
    setPending(true);
    try {
      await api.patch("/api/day_tasks/:id/:kind", { parameters: { id: booking_id, kind }, body: { ...body, leg } });
      showSuccess();
    } catch (thrown) {
      toast.failure(thrown, DAY_SHEET_WORDS.failed);
    }
    try {
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  const reopen = () => change({ done: false }, () => toast.success(DAY_SHEET_WORDS.reopened));
  const finish = () =>
    change({ done: true }, () =>
      toast.success(DAY_SHEET_WORDS.done[kind], { label: "Annulla", onPress: () => void reopen() }),
    );
  const assign = (person: ApiDaySheet["people"][number] | undefined) =>
    change({ assigned_to: person?.id ?? null }, () =>
      toast.success(person ? DAY_SHEET_WORDS.assigned(person.name || person.email) : DAY_SHEET_WORDS.unassigned),
    );
  return { finish, reopen, assign, pending };
}
