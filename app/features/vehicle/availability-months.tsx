import { useRef } from "react";
import { Arrows } from "#app/ui/arrows.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { island } from "#app/ui/islands/island.tsx";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { Text } from "#app/ui/text.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import {
  type AvailabilityCalendar,
  type CalendarDay,
  type CalendarMonth,
  calendarMonths,
} from "#domain/availability/availability-calendar.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { RentalSelection, RentalSubject } from "#domain/search/rental-selection.ts";
import styles from "./availability-months.module.css";
import { dayAndState, STATE_WORDS, WEEKDAYS } from "./availability-words.ts";
import { useRentalSelection } from "./use-rental-selection.ts";

interface AvailabilityMonthsProps {
  vehicle: RentalSubject;
  calendar: AvailabilityCalendar;
  selection: RentalSelection;
}

export default island("rental/availability-months", AvailabilityMonths);

/** The free, partly free and taken days of a car, month by month, in words as well as in pattern. The months are a row that scrolls; with React the arrows turn it, and a touch on a day chooses the pickup, then the return. */
function AvailabilityMonths({ vehicle, calendar, selection }: AvailabilityMonthsProps) {
  const { draft, choose } = useRentalSelection(vehicle, selection);
  const hydrated = useHydrated();
  const strip = useRef<HTMLOListElement>(null);

  function turn(direction: 1 | -1) {
    const list = strip.current;
    const month = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list?.scrollBy({ left: direction * (month + 1), behavior: "smooth" });
  }

  return (
    <section aria-labelledby="availability-title">
      <div className={styles.head}>
        <h2 id="availability-title">Disponibilità</h2>
        <Arrows
          previous="Mesi precedenti"
          next="Mesi successivi"
          onPrevious={() => turn(-1)}
          onNext={() => turn(1)}
          look="small"
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ol ref={strip} className={styles.months} tabIndex={0} aria-label="Mesi">
        {calendarMonths(calendar).map((month) => (
          <li key={month.month}>
            <Month month={month} selection={draft} onChoose={hydrated ? choose : null} />
          </li>
        ))}
      </ol>
      <Text as="ul" look="caption" className={styles.legend}>
        <li>Libera</li>
        <li className={styles.partly}>Libera in parte</li>
        <li className={styles.taken}>Occupata</li>
        <li className={styles.yours}>Le tue date</li>
      </Text>
    </section>
  );
}

interface MonthProps {
  month: CalendarMonth;
  selection: RentalSelection;
  onChoose: ((date: string) => void) | null;
}

function Month({ month, selection, onChoose }: MonthProps) {
  return (
    <table className={styles.root}>
      <caption>{month.title}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week, index) => (
          <tr key={week.find((day) => day)?.date ?? index}>
            {week.map((day, weekday) =>
              day ? (
                <Day key={day.date} day={day} selection={selection} onChoose={onChoose} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is nothing but its place
                <td key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  day,
  selection,
  onChoose,
}: {
  day: CalendarDay;
  selection: RentalSelection;
  onChoose: MonthProps["onChoose"];
}) {
  const { date, dayOfMonth, state } = day;
  const place = yours(date, selection);
  const choosable = onChoose && (state === "free" || state === "partly");
  return (
    <td className={classNames(styles[state], styles[place]) || undefined}>
      {choosable ? (
        <button
          type="button"
          aria-label={dayAndState({ day: formatItalianLong(date), state })}
          aria-pressed={place === "isEnd"}
          onClick={() => onChoose(date)}
        >
          {dayOfMonth}
        </button>
      ) : (
        <>
          {dayOfMonth}
          <VisuallyHidden> {STATE_WORDS[state]}</VisuallyHidden>
        </>
      )}
    </td>
  );
}

/** How a day stands to the selection: an end of it, or between the two. */
function yours(date: string, { pickupDate, returnDate }: RentalSelection): "isEnd" | "isBetween" | "notYours" {
  if (date === pickupDate || date === returnDate) return "isEnd";
  return pickupDate && date > pickupDate && date < returnDate ? "isBetween" : "notYours";
}
