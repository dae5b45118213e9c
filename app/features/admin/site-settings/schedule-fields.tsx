import { ClosedDatesField } from "#app/features/admin/site-settings/closed-dates-field.tsx";
import { DaySpansField } from "#app/features/admin/site-settings/day-spans-field.tsx";
import { HOURS_WORDS as WORDS } from "#app/features/admin/site-settings/hours-words.ts";
import { FieldHint } from "#app/ui/panel/forms/field-parts.tsx";
import { type OpeningDays, type OpeningSpan, WEEKDAYS, type Weekday } from "#domain/opening-hours/weekly-hours.ts";
import styles from "./weekly-hours.module.css";

/** The hours that a schedule starts with: Monday to Saturday, 9 to 19. */
export const STARTING_DAYS: OpeningDays["days"] = Object.fromEntries(
  WEEKDAYS.filter((day) => day !== "sunday").map((day) => [day, [{ from: "09:00", to: "19:00" }]]),
);

/** Focuses the first wrong input of a group of hours, or else its choice of a kind. */
export function focusInvalidControl(group: HTMLElement): void {
  if (focusMarkedControl(group)) return;
  group.querySelector("select")?.focus();
  // The form may ask before the input is marked as wrong; the focus follows the mark until somebody types.
  const marks = new MutationObserver(() => focusMarkedControl(group) && marks.disconnect());
  marks.observe(group, { subtree: true, attributeFilter: ["aria-invalid"] });
  group.addEventListener("input", () => marks.disconnect(), { once: true });
}

function focusMarkedControl(group: HTMLElement): boolean {
  const control = group.querySelector<HTMLElement>("[aria-invalid=true]");
  control?.focus();
  return control !== null;
}

interface ScheduleFieldsProps<Schedule extends OpeningDays> {
  name: string;
  schedule: Schedule;
  /** Whether spans may cost a fee. */
  hasFees?: boolean;
  onChange: (schedule: Schedule) => void;
}

/** The weekdays with their spans, and the closed dates. */
export function ScheduleFields<Schedule extends OpeningDays>({
  name,
  schedule,
  hasFees = false,
  onChange,
}: ScheduleFieldsProps<Schedule>) {
  // In the order of the week and without closed days, as the schema stores them.
  const setDays = (spansOf: (day: Weekday) => readonly OpeningSpan[]) =>
    onChange({
      ...schedule,
      days: Object.fromEntries(
        WEEKDAYS.map((day) => [day, spansOf(day)] as const).filter(([, spans]) => spans.length > 0),
      ),
    });
  const spansOf = (day: Weekday) => schedule.days[day] ?? [];
  return (
    <>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => (
          <DaySpansField
            key={day}
            name={`${name}.days.${day}`}
            day={day}
            spans={spansOf(day)}
            hasFees={hasFees}
            onChange={(spans) => setDays((other) => (other === day ? spans : spansOf(other)))}
            onCopy={() => setDays(() => spansOf(day))}
          />
        ))}
      </div>
      <FieldHint>{hasFees ? `${WORDS.timesHint} ${WORDS.feeHint}` : WORDS.timesHint}</FieldHint>
      <ClosedDatesField
        name={`${name}.closedDates`}
        dates={schedule.closedDates}
        onChange={(closedDates) => onChange({ ...schedule, closedDates })}
      />
    </>
  );
}
