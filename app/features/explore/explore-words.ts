import { vehiclesLabel } from "#app/features/catalogue/catalogue-words.ts";
import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { SERVICE_CATEGORIES } from "#domain/categories.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import type { JetType } from "#domain/jets/jet.ts";
import { formatKilometres } from "#domain/jets/jet-fleet.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { PriceLine } from "#domain/prices/price-lines.ts";
import type { CompanyHours } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

/** Short labels of price lines. A search has no agreed prices. */
const SHORT_LINE_LABELS: Partial<Record<PriceLine["kind"], string>> = {
  delivery: "consegna",
  collection: "riconsegna",
  "one-way": "riconsegna in altra città",
};

interface ShiftedPeriod {
  from: string;
  pickupTime: string;
  to: string;
  returnTime?: string | undefined;
}

/** Texts of the results that depend on values. */
export const EXPLORE_WORDS = {
  results: (count: number) => formatCount(count, "risultato disponibile", "risultati disponibili"),
  /** Text above jets when the search has dates. */
  jetDates:
    "Un jet non si blocca a giorni come un'auto: si chiede un preventivo, che dice quale è libero. Date e orari della ricerca arrivano già nel modulo di ogni jet.",
  emptyTitle: "Nessun risultato trovato",
  emptyHint: "Prova a modificare i filtri o la ricerca",
  apply: "Applica",
  clear: "Azzera",
  brands: "Marchi",
  categories: "Categorie",
  transmission: "Cambio",
  removeChip: (label: string) => `Rimuovi ${label}`,
  pinned: "La tua scelta",
  dailyRate: "Tariffa al giorno",
  kilometresPerDay: "Chilometri al giorno",
  insuranceAndDelivery: "Assicurazione e consegna",
  bothIncluded: "Incluse",
  insurance: "Assicurazione",
  insuranceIncluded: "Inclusa",
  supplement: "Supplemento di consegna",
  /** "Totale, € 900 × 4 giorni + € 44 consegna": the parts of the total; `lines` begin with the days. */
  totalOf: (lines: readonly PriceLine[]) => {
    const parts = lines.flatMap(({ kind, label, value }) => {
      const shortLabel = SHORT_LINE_LABELS[kind];
      if (shortLabel) return [`${value} ${shortLabel}`];
      return kind === "rental" ? [label] : [];
    });
    return `Totale, ${parts.join(" + ")}`;
  },
  pickupAt: (city: string) => `Ritiro a ${city}, consegna gratuita`,
  deliveredTitle: (place: string) => `Consegnate ${atPlace(place)}`,
  deliveredLead: ({ further }: { further: boolean }) =>
    further
      ? "Vengono da un'altra nostra città, guidate da noi fino a te: il totale comprende il viaggio."
      : "Sul posto non ne abbiamo per questa ricerca: te le portiamo noi da un'altra città, e il totale comprende il viaggio.",
  /** "8 risultati disponibili e altre 12 vetture consegnate a Nizza, 3 non disponibili"; the figure is highlighted. */
  resultCount: ({ count, unavailable, isCapped, delivered }: ResultCountFacts): SentenceParts<"figure"> => {
    const available = count - unavailable;
    const deliveredGroup = delivered && delivered.count > 0 ? delivered : null;
    const further = available > 0;
    const ending = [
      ...(deliveredGroup ? [EXPLORE_WORDS.deliveredCount({ ...deliveredGroup, further })] : []),
      ...(unavailable > 0 ? [EXPLORE_WORDS.unavailable({ count: unavailable })] : []),
    ].join(", ");
    if (deliveredGroup && !further) return [ending];
    const sentence = isCapped ? EXPLORE_WORDS.cappedCount({ count }) : EXPLORE_WORDS.results(available);
    const figure = isCapped ? EXPLORE_WORDS.cappedFigure({ count }) : formatNumber(available);
    const [before = "", after = ""] = sentence.split(figure);
    const joinedEnding = ending && `${deliveredGroup ? " " : ", "}${ending}`;
    return [before, { element: "figure", text: figure }, `${after}${joinedEnding}`];
  },
  /** "oltre 1.000 risultati disponibili". */
  cappedCount: ({ count }: { count: number }) => `${EXPLORE_WORDS.cappedFigure({ count })} risultati disponibili`,
  /** The highlighted part of `cappedCount`. */
  cappedFigure: ({ count }: { count: number }) => `oltre ${formatNumber(count)}`,
  /** How many of the results are unavailable. */
  unavailable: ({ count }: { count: number }) => formatCount(count, "non disponibile", "non disponibili"),
  jetFacts: ({ type, passengers }: { type: JetType; passengers: string }) =>
    `${SERVICE_CATEGORIES.jet}, ${type}, fino a ${passengers}`,
  experienceFacts: ({ duration, city }: { duration: string; city: string }) =>
    `${SERVICE_CATEGORIES.experience}, ${duration}, da ${city}`,
  fromPlace: ({ place }: { place: string }) => `Da ${place}`,
  /** The unit of an experience's price. */
  perUnit: ({ unit }: { unit: string }) => `A ${unit}`,
  /** The accessible name of a filter beside the results; `count` is null when there were too many vehicles to count. */
  facet: ({ label, count, chosen: isSelected }: { label: string; count: number | null; chosen: boolean }) => {
    const name = count === null ? label : `${label}, ${vehiclesLabel(count)}`;
    return isSelected ? `Togli ${name}` : `Mostra ${name}`;
  },
  pageNumber: ({ number }: { number: number }) => `Pagina ${number}`,
  /** "24 vetture consegnate a Nizza", "e altre 12 vetture consegnate a Nizza". */
  deliveredCount: ({ count, isCapped, place, further }: DeliveredCount): string => {
    if (isCapped)
      return further
        ? `e oltre ${formatNumber(count)} altre vetture consegnate ${atPlace(place)}`
        : `oltre ${formatNumber(count)} vetture consegnate ${atPlace(place)}`;
    if (further)
      return count === 1
        ? `e un'altra vettura consegnata ${atPlace(place)}`
        : `e altre ${count} vetture consegnate ${atPlace(place)}`;
    return `${vehiclesLabel(count)} ${count === 1 ? "consegnata" : "consegnate"} ${atPlace(place)}`;
  },
  nextPage: "Pagina successiva",
  furtherOptions: ({ phone }: CompanyHours) =>
    `Non è fra queste? Un'altra città o altri giorni ne mostrano di più, e al telefono rispondiamo${hoursClause(ITALIAN_OPENING_HOURS, phone)}.`,
  unknownCategory: "Non abbiamo la categoria richiesta: ecco le vetture di tutte le categorie.",
  alternatives: {
    withoutCategory: "Togli la categoria",
    withoutBrand: "Togli il marchio",
    otherSearch: "Cambia città o date",
    clearAll: "Azzera tutto",
    dates: "Le date libere più vicine",
    period: ({ from, to }: { from: string; to: string }) => `Da ${from} a ${to}`,
    periodFrom: ({ from, pickupTime, to, returnTime }: ShiftedPeriod) =>
      `Da ${from} alle ${pickupTime} a ${to}${returnTime === undefined ? "" : ` alle ${returnTime}`}`,
    soonest: "Il primo ritiro possibile",
    nearestPossible: "Il momento possibile più vicino",
    shift: (days: number) => `${daysApartText(Math.abs(days))} ${days < 0 ? "prima" : "dopo"}`,
    categories: "Un'altra categoria",
    count: (count: number) => EXPLORE_WORDS.results(count),
    person: "Una persona",
    call: "Chiamaci",
    whatsapp: "Scrivici su WhatsApp",
    write: "Lasciaci un messaggio",
    nearest: "Le vetture più vicine",
    nearestForDates: "Le più vicine, libere per le tue date",
    distanceFrom: ({ city, kilometres }: { city: string; kilometres: number }) =>
      `A ${city}, a ${formatKilometres(kilometres)}`,
  },
} as const;

interface ResultCountFacts {
  /** Results at the requested place. */
  count: number;
  /** Number of unavailable results among them. */
  unavailable: number;
  /** There are more results than were counted. */
  isCapped: boolean;
  /** Vehicles that are delivered to the place. */
  delivered: Omit<DeliveredCount, "further"> | null;
}

interface DeliveredCount {
  count: number;
  /** There are more vehicles than were counted. */
  isCapped: boolean;
  place: string;
  /** Listed in addition to results at the place. */
  further: boolean;
}

const daysApartText = (days: number) => (days === 1 ? "Un giorno" : `${days} giorni`);
