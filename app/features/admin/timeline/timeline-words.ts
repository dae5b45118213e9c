import { endangeredByText as endangeredByWords } from "#app/features/admin/bookings/booking-words.ts";
import { MAX_GAP_SEARCH_DAYS } from "#app/features/admin/timeline/gaps/find-gaps.ts";
import type { TimelineHold } from "#app/features/admin/timeline/timeline-data.ts";
import { type BookingStatus, statusLabel } from "#domain/bookings/booking-statuses.ts";
import { formatCount } from "#domain/numbers.ts";
import { type CivilMoment, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianShort, withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import type { TimelineWeeks } from "#domain/timeline/timeline.ts";

const momentText = ({ date, time }: CivilMoment): string => `${formatItalianShort(date)} alle ${time}`;

/** Labels of the transfers of a delivered car. */
export const TRANSFER_WORDS = {
  out: (leaves: CivilMoment): string => `Parte ${withItalianArticle("il", momentText(leaves))} per la consegna`,
  back: (backAtBaseAt: CivilMoment): string => `Torna in sede ${withItalianArticle("il", momentText(backAtBaseAt))}`,
};

/** Texts of the fleet timeline (product.md#fleet-timeline). */
export const TIMELINE_WORDS = {
  jump: "Vai al giorno",
  now: (time: string): string => `Ora, ${time}`,
  freeAll: (unit: string | null): string => (unit ? `${unit}: libera in questi giorni` : "libera in questi giorni"),
  weeksLabel: "Quanto mostrare",
  weeks: { 1: "Settimana", 2: "2 settimane", 5: "Mese", 13: "Trimestre" } satisfies Record<TimelineWeeks, string>,
  menu: {
    label: (title: string): string => `Azioni per ${title}`,
    open: "Apri la prenotazione",
    openBlock: "Apri o sposta il blocco",
    moveToUnit: (unit: string): string => `Sposta sull'${unit}`,
    noOtherUnit: "Nessun'altra unità è libera per queste date",
    handedOver: "L'auto è già stata consegnata: resta sulla sua unità",
    change: "Cambia date o auto…",
    changeReturn: "Cambia la riconsegna…",
    closed: "Questa prenotazione non si cambia più",
  },
  gaps: {
    show: "Mostra i vuoti",
    length: (days: number): string => formatCount(days, "giorno", "giorni"),
    sentence: (days: number, from: CivilMoment, to: CivilMoment | null): string => {
      const free = days === 1 ? "Libera per 1 giorno" : `Libera per ${days} giorni`;
      const fromText = withItalianArticle("dal", momentText(from));
      return to ? `${free}, ${fromText} ${withItalianArticle("al", momentText(to))}` : `${free} e oltre, ${fromText}`;
    },
  },
  find: {
    button: "Trova un posto",
    title: "Trova un posto libero",
    from: "Tra il giorno",
    to: "e il giorno",
    days: "Giorni di seguito",
    category: "Categoria",
    anyCategory: "Tutte le categorie",
    city: "Città",
    anyCity: "Tutte le città",
    search: "Cerca",
    failed: "Errore nella ricerca",
    problems: {
      period: "Indica due giorni, il primo non dopo l'ultimo.",
      long: `Al massimo ${MAX_GAP_SEARCH_DAYS} giorni dal primo all'ultimo.`,
      days: `Indica quanti giorni, da 1 a ${MAX_GAP_SEARCH_DAYS}.`,
    },
    none: "Nessuna unità ha tanti giorni liberi di seguito: allarga le date o chiedi meno giorni.",
    results: (resultCount: number, maxShown: number): string => {
      const all = resultCount === 1 ? "Un'unità ha posto" : `${resultCount} unità hanno posto`;
      return resultCount > maxShown
        ? `${all}: le prime ${maxShown} che si liberano.`
        : `${all}, la prima che si libera per prima.`;
    },
    rental: (from: CivilMoment, to: CivilMoment): string =>
      `${withItalianArticle("dal", momentText(from))} ${withItalianArticle("al", momentText(to))}`,
    show: "Mostra",
    book: "Prenota",
  },
};

/** The fills of a bar, which distinguish statuses without colour. */
export type HoldFill = "requested" | "confirmed" | "active" | "completed" | "maintenance";

const FILL_BY_STATUS: Partial<Record<BookingStatus, HoldFill>> = {
  requested: "requested",
  active: "active",
  completed: "completed",
};

export function holdFill({ booking, isReplaced }: TimelineHold): HoldFill {
  if (!booking) return "maintenance";
  // The renter no longer has the unit, although the rental goes on.
  return isReplaced ? "completed" : (FILL_BY_STATUS[booking.status] ?? "confirmed");
}

/** Returns a bar's label: the renter's surname, or the block's reason. */
export function holdTitle({ booking, note }: TimelineHold): string {
  if (!booking) return note ?? "Manutenzione";
  return booking.renter.split(" ").slice(1).join(" ") || booking.renter;
}

/** Returns "Ada Prova, VL-7K3MQD, confermata, dal 10 dic alle 10:00 al 13 dic alle 10:00". */
export function timelineHoldSentence(hold: TimelineHold): string {
  const { booking, note } = hold;
  const subject = booking
    ? `${booking.renter}, ${booking.reference}, ${statusLabel(booking.status).toLowerCase()}`
    : `Manutenzione${note ? `, ${note}` : ""}`;
  const words = ({ date, time }: CivilMoment) => `${formatItalianShort(date)} alle ${time}`;
  const details = [holdReplacementText(hold), holdTransfersText(hold), holdAttentionText(hold)].filter(Boolean);
  const from = withItalianArticle("dal", words(holdStart(hold)));
  const to = withItalianArticle("al", words(holdEnd(hold)));
  return [`${subject}, ${from} ${to}`, ...details].join(". ");
}

/** Returns "Parte alle 05:00 per la consegna. Torna in sede alle 14:00"; "" for a car without transfers. */
export function holdTransfersText({ span, pickupAt, returnAt, backAtBaseAt, timeZone }: TimelineHold): string {
  const transfers = [
    ...(pickupAt > span.from ? [TRANSFER_WORDS.out(toCivilMoment(span.from, timeZone))] : []),
    ...(backAtBaseAt > returnAt ? [TRANSFER_WORDS.back(toCivilMoment(backAtBaseAt, timeZone))] : []),
  ];
  return transfers.join(". ");
}

/** Returns how a unit takes part in the replacement of a rental's car; "" if it does not (product.md#replacement-car). */
export const holdReplacementText = ({
  isReplaced,
  isReplacement,
}: Pick<TimelineHold, "isReplaced" | "isReplacement">): string =>
  [isReplacement && "Data al posto di un'altra auto", isReplaced && "Sostituita con un'altra auto"]
    .filter(Boolean)
    .join(". ");

/** Returns how a hold is late or endangered; "" if neither. */
export function holdAttentionText({ isLate, endangeredBy }: Pick<TimelineHold, "isLate" | "endangeredBy">): string {
  if (isLate) return "In ritardo: non è rientrata";
  return endangeredBy ? endangeredByWords(endangeredBy) : "";
}

/** Returns "10 dic 10:00 – 13 dic 10:00". */
export function holdPeriodText(hold: TimelineHold): string {
  const words = ({ date, time }: CivilMoment) => `${formatItalianShort(date)} ${time}`;
  return `${words(holdStart(hold))} – ${words(holdEnd(hold))}`;
}

/** The renter's start: the outbound transfer before it is internal. */
const holdStart = ({ booking, pickupAt, period, timeZone }: TimelineHold): CivilMoment =>
  booking ? toCivilMoment(pickupAt, timeZone) : period.from;

/** The renter's end: the turnaround after it is internal. */
const holdEnd = ({ booking, returnAt, period, timeZone }: TimelineHold): CivilMoment =>
  booking ? toCivilMoment(returnAt, timeZone) : period.to;
