import { LONGEST_SEARCH_DAYS } from "#app/features/admin/timeline/gaps/find-gaps.ts";
import { counted } from "#domain/numbers.ts";
import { type CivilMoment, formatItalianShort } from "#domain/rental-period/civil-time.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";
import type { TimelineWeeks } from "#domain/timeline/timeline.ts";

const moment = ({ date, time }: CivilMoment): string => `${formatItalianShort(date)} alle ${time}`;

/** The drives of a delivered car, as the calendar names them. */
export const TRANSFER_WORDS = {
  out: (leaves: CivilMoment): string => `Parte ${withArticle("il", moment(leaves))} per la consegna`,
  back: (home: CivilMoment): string => `Torna in sede ${withArticle("il", moment(home))}`,
};

/** What the calendar of the fleet says (product.md#fleet-timeline). */
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
    place: (unit: string): string => `Sposta sull'${unit}`,
    noOtherUnit: "Nessun'altra unità è libera per queste date",
    handedOver: "L'auto è già stata consegnata: resta sulla sua unità",
    change: "Cambia date o auto…",
    changeReturn: "Cambia la riconsegna…",
    closed: "Questa prenotazione non si cambia più",
  },
  gaps: {
    show: "Mostra i vuoti",
    length: (days: number): string => counted(days, "giorno", "giorni"),
    sentence: (days: number, from: CivilMoment, to: CivilMoment | null): string => {
      const free = days === 1 ? "Libera per 1 giorno" : `Libera per ${days} giorni`;
      const begins = withArticle("dal", moment(from));
      return to ? `${free}, ${begins} ${withArticle("al", moment(to))}` : `${free} e oltre, ${begins}`;
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
      long: `Al massimo ${LONGEST_SEARCH_DAYS} giorni dal primo all'ultimo.`,
      days: `Indica quanti giorni, da 1 a ${LONGEST_SEARCH_DAYS}.`,
    },
    none: "Nessuna unità ha tanti giorni liberi di seguito: allarga le date o chiedi meno giorni.",
    found: (found: number, most: number): string => {
      const all = found === 1 ? "Un'unità ha posto" : `${found} unità hanno posto`;
      return found > most ? `${all}: le prime ${most} che si liberano.` : `${all}, la prima che si libera per prima.`;
    },
    rental: (from: CivilMoment, to: CivilMoment): string =>
      `${withArticle("dal", moment(from))} ${withArticle("al", moment(to))}`,
    show: "Mostra",
    book: "Prenota",
  },
};
