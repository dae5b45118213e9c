import { useRef } from "react";
import { Arrows } from "#app/ui/arrows.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { island } from "#app/ui/islands/island.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import { Text } from "#app/ui/text.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import {
  type AvailabilityCalendar,
  type CalendarDay,
  type CalendarMonth,
  toCalendarMonths,
} from "#domain/availability/availability-calendar.ts";
import type { ClosedDays } from "#domain/availability/closed-days.ts";
import type { Cents } from "#domain/money.ts";
import { type CalendarRates, readCalendarRates } from "#domain/rates/calendar-rates-reader.ts";
import type { RentalSelection, RentalSubject } from "#domain/search/rental-selection.ts";
import { capitaliseFirst } from "#domain/units/finish-words.ts";
import { formatLongDate, formatMonthAndYear } from "#domain/words/formats/format-date.ts";
import { formatMoney, formatMoneyAmount } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./availability-months.module.css";
import { useRentalSelection } from "./use-rental-selection.ts";

interface AvailabilityMonthsProps {
  vehicle: RentalSubject;
  calendar: AvailabilityCalendar;
  /** Prices and minimum lengths of the days; missing if none is shown. */
  rates?: CalendarRates | undefined;
  selection: RentalSelection;
}

export default island("rental/availability-months", AvailabilityMonths, { words: ["fields", "priceBox"] });

/**
 * Renders the free, partly free and booked days of a vehicle by month, as text as well as pattern. The months are a scrollable row. Once hydrated,
 * arrows scroll it, a click on a day selects the pickup, then the return, and the days have their prices.
 */
function AvailabilityMonths({ vehicle, calendar, rates, selection }: AvailabilityMonthsProps) {
  const words = useWords("priceBox").priceBox.calendar;
  const { draft, selectDate } = useRentalSelection(vehicle, selection);
  const hydrated = useIsHydrated();
  // A year of prices would be a tenth of the document, so the server renders the days without them.
  const rateOf = hydrated && rates ? readCalendarRates(rates, calendar.from) : undefined;
  const monthsRef = useRef<HTMLOListElement>(null);

  function scrollByMonth(direction: 1 | -1) {
    const list = monthsRef.current;
    const month = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list?.scrollBy({ left: direction * (month + 1), behavior: "smooth" });
  }

  return (
    <section aria-labelledby="availability-title">
      <div className={styles.head}>
        <h2 id="availability-title">{words.title}</h2>
        <Arrows
          previous={words.previous}
          next={words.next}
          onPrevious={() => scrollByMonth(-1)}
          onNext={() => scrollByMonth(1)}
          look="small"
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard */}
      <ol ref={monthsRef} className={styles.months} tabIndex={0} aria-label={words.months}>
        {toCalendarMonths(calendar).map((month) => (
          <li key={month.month}>
            <Month
              month={month}
              rateOf={rateOf}
              selection={draft}
              closed={calendar.closed?.[draft.pickupDate && !draft.returnDate ? "return" : "pickup"]}
              onSelect={hydrated ? selectDate : null}
            />
          </li>
        ))}
      </ol>
      <Text as="ul" look="caption" className={styles.legend}>
        <li>{words.legend.free}</li>
        <li className={styles.partly}>{words.legend.partly}</li>
        <li className={styles.taken}>{words.legend.taken}</li>
        <li className={styles.yours}>{words.legend.yours}</li>
      </Text>
      {rates && (
        <Text as="p" look="caption" className={styles.ratesLegend}>
          {rates.minimums.length > 0 ? `${words.ratesLegend} ${words.minimumLegend}` : words.ratesLegend}
        </Text>
      )}
    </section>
  );
}

interface MonthProps {
  month: CalendarMonth;
  rateOf: ReturnType<typeof readCalendarRates> | undefined;
  selection: RentalSelection;
  /** The days on which the end to choose next is not possible. */
  closed: ClosedDays | undefined;
  onSelect: ((date: string) => void) | null;
}

function Month({ month, rateOf, selection, closed, onSelect }: MonthProps) {
  const words = useWords("fields");
  const [sunday, ...weekdays] = words.fields.calendar.weekdays;
  return (
    <table className={styles.root}>
      <caption>{capitaliseFirst(formatMonthAndYear(words, month.month))}</caption>
      <thead>
        <tr>
          {[...weekdays, sunday].map((weekday) => (
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
                <Day
                  key={day.date}
                  day={day}
                  rate={rateOf?.(day.date)}
                  selection={selection}
                  closedReason={closed?.reasons[closed.days[day.date] ?? -1]}
                  onChoose={onSelect}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is identified by its position only
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
  rate,
  selection,
  closedReason,
  onChoose: onSelect,
}: {
  day: CalendarDay;
  rate: { price: Cents; minimumDays: number } | undefined;
  selection: RentalSelection;
  closedReason: string | undefined;
  onChoose: MonthProps["onSelect"];
}) {
  const words = useWords("priceBox");
  const { states, dayAndState, dayRate, minimum } = words.priceBox.calendar;
  const { date, dayOfMonth, state } = day;
  const position = positionInSelection(date, selection);
  const isFree = !closedReason && (state === "free" || state === "partly");
  const isSelectable = onSelect && isFree;
  const shownRate = isFree ? rate : undefined;
  const notes = shownRate
    ? [
        say(words, dayRate, { rate: formatMoney(words, shownRate.price) }),
        ...(shownRate.minimumDays > 1 ? [say(words, minimum, { count: shownRate.minimumDays })] : []),
      ]
    : [];
  return (
    <td
      className={classNames(styles[closedReason ? "past" : state], styles[position]) || undefined}
      title={closedReason}
    >
      {isSelectable ? (
        <button
          type="button"
          aria-label={[
            say(words, dayAndState, { day: formatLongDate(words, date), state: states[state] }),
            ...notes,
          ].join(", ")}
          aria-pressed={position === "isEnd"}
          onClick={() => onSelect(date)}
        >
          {dayOfMonth}
          {shownRate && <DayRate {...shownRate} />}
        </button>
      ) : (
        <>
          {dayOfMonth}
          {shownRate && <DayRate {...shownRate} />}
          <VisuallyHidden>{` ${[closedReason ?? states[state], ...notes].join(", ")}`}</VisuallyHidden>
        </>
      )}
    </td>
  );
}

/** Shows price and minimum length of a day; their texts for screen readers are in the name of the day. */
function DayRate({ price, minimumDays }: { price: Cents; minimumDays: number }) {
  const words = useWords("priceBox");
  return (
    <small className={styles.rate} aria-hidden="true">
      {formatMoneyAmount(words, price)}
      {minimumDays > 1 && (
        <span>{say(words, words.priceBox.calendar.minimumShort, { days: String(minimumDays) })}</span>
      )}
    </small>
  );
}

/** Returns a day's position in the selection: pickup, return, or between them. */
function positionInSelection(
  date: string,
  { pickupDate, returnDate }: RentalSelection,
): "isEnd" | "isBetween" | "notYours" {
  if (date === pickupDate || date === returnDate) return "isEnd";
  return pickupDate && date > pickupDate && date < returnDate ? "isBetween" : "notYours";
}
