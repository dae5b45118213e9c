import {
  DAY_SHEET_WORDS,
  DAY_TASK_NAMES,
  meetingTexts,
  taskPlaceOf,
  taskTransferText,
  taskUnitText,
  washDueText,
} from "#app/features/admin/day-sheet/day-sheet-words.ts";
import { useSite } from "#app/ui/site.tsx";
import type { ApiDayTask } from "#domain/api/day-sheet/day-sheet.ts";
import { taskPlaceText } from "#domain/day-sheet/day-task.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong, formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import styles from "./day-sheet.module.css";

interface DaySheetPrintProps {
  day: CivilDate;
  tasks: readonly ApiDayTask[];
  /** The assignee whose sheet is printed; null for all. */
  person: string | null;
}

/** From this number of tasks on, lines are printed closer so that a full day fits one page. */
const MIN_DENSE_TASKS = 16;

/** The day sheet for print: one A4 page, black on white, with a box to tick for each task. Hidden on screen. */
export function DaySheetPrint({ day, tasks, person }: DaySheetPrintProps) {
  const { name } = useSite();
  return (
    <section className={styles.paper} data-dense={tasks.length >= MIN_DENSE_TASKS || undefined}>
      <h1>{DAY_SHEET_WORDS.printTitle({ company: name, day: formatItalianLong(day), person })}</h1>
      <table>
        <thead>
          <tr>
            {["Ora", "Compito", "Auto", "Dove", "Cliente", "A chi", "Fatto"].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <PrintedTask key={`${task.booking_id} ${task.kind} ${task.leg}`} task={task} day={day} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PrintedTask({ task, day }: { task: ApiDayTask; day: CivilDate }) {
  const washes = task.kind === "wash";
  return (
    <tr>
      <td className={styles.short}>
        <b>{task.time}</b> {task.date !== day && formatItalianShort(task.date)}
      </td>
      <td>
        {DAY_TASK_NAMES[task.kind]} {washDueText(task)}
        {task.late && " (in ritardo)"}
      </td>
      <td>
        <b>{task.vehicle_name}</b> {taskUnitText(task)}
      </td>
      <td className={task.address || task.place ? undefined : styles.short}>
        {[taskPlaceText(taskPlaceOf(task)), taskTransferText(task), ...meetingTexts(task)].filter(Boolean).join(". ")}
      </td>
      <td>
        {!washes && [task.name, task.phone].filter(Boolean).join(", ")}{" "}
        <span className={styles.short}>{task.reference}</span>
        {[washes ? null : task.renter_note, task.note].filter(Boolean).map((words) => (
          <i key={words}> {words}</i>
        ))}
      </td>
      <td>{task.assigned_to_name}</td>
      <td className={styles.box}>{task.done === null ? "☐" : "☑"}</td>
    </tr>
  );
}
