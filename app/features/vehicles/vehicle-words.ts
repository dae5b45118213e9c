import { ratingOutOfFive, reviewsLabel } from "#app/features/catalogue/catalogue-words.ts";
import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { formatNumber } from "#domain/numbers.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import type { UnitFinish } from "#domain/units/finish.ts";
import { finishLine, interiorLine } from "#domain/units/finish-words.ts";
import type { Measure } from "#domain/vehicles/vehicle-dimensions.ts";

const SIMILAR_VEHICLES_WORDS: Readonly<Record<CategorySlug, { title: string; all: string }>> = {
  sportive: { title: "Altre sportive", all: "Tutte" },
  cabrio: { title: "Altre cabrio", all: "Tutte" },
  suv: { title: "Altri SUV", all: "Tutti" },
  berline: { title: "Altre berline", all: "Tutte" },
  van: { title: "Altri van", all: "Tutti" },
};

/** Texts of the vehicle page that no island uses. */
export const VEHICLE_PAGE_WORDS = {
  /** Text below the name. */
  categoryAndCity: ({ category, city }: { category: string; city: string }) => `${category}, ${city}`,
  /** Links to a brand's or a category's vehicles. */
  inCity: ({ what, city }: { what: string; city: string }) => `${what} a ${city}`,
  everywhere: ({ what }: { what: string }) => `${what} in ogni città`,
  /** Text above similar vehicles; the English title that the specification requires is beside it. */
  similar: (at: { category: CategorySlug; city: string; elsewhere: boolean }) =>
    `${SIMILAR_VEHICLES_WORDS[at.category].title} ${at.elsewhere ? "in altre città" : atPlace(at.city)}`,
  /** The link to all similar vehicles. */
  allSimilar: (category: CategorySlug) => SIMILAR_VEHICLES_WORDS[category].all,
  /** The experience that can be combined with the vehicle, and its price. */
  experience: {
    add: (to: { name: string }) => `Aggiungi ${to.name}`,
    terms: (of: { price: string; unit: string }) => `${of.price} a ${of.unit}, con questa vettura`,
  },
} as const;

/** Text below the costs of a rental. */
export const FULL_TERMS_SENTENCE: SentenceParts<"terms"> = [
  "Tutto, per esteso, nei ",
  { element: "terms", text: "termini e condizioni" },
  ".",
];

/** The labels of a rental's dates, times and places. */
export const SELECTION_FIELD_WORDS = {
  pickupDate: "Ritiro",
  returnDate: "Riconsegna",
  pickupTime: "Ora di ritiro",
  returnTime: "Ora di riconsegna",
  pickupCity: "Ritiro a",
  returnCity: "Riconsegna a",
} as const;

/** The list of a vehicle's colours on its page. */
/** The link to the waiting list, where a car is not free for the dates. */
export const JOIN_WAITING_LIST_LABEL = "Avvisami se si libera";

export const COLOUR_LIST_WORDS = {
  title: "Colori",
  /** Text below the title. */
  promise: "Scegli le date: ti diciamo in quali colori è libera, e ricevi quelli che scegli.",
} as const;

/** Texts of the colour selection (product.md#colours). */
export const COLOUR_WORDS = {
  choose: "Libera in più colori: scegli i tuoi",
  only: "Libera in questi colori",
  unknown: "Per queste date è libera una vettura di cui ti confermiamo i colori con la risposta.",
  taken: (requested: UnitFinish) => `Per queste date non è libera in ${finishLine(ITALIAN_PRICES, requested)}.`,
} as const;

const EXTERIOR_VIEW_WORDS = {
  studio: { label: "Fianco", of: "di profilo" },
  front: { label: "Davanti", of: "da davanti" },
  rear: { label: "Dietro", of: "da dietro" },
} as const;

export type ExteriorView = keyof typeof EXTERIOR_VIEW_WORDS;

const INTERIOR_VIEW_WORDS = {
  cabin: { label: "Interni", of: "l’abitacolo dalla porta del guidatore" },
  lounge: { label: "Interni", of: "il salotto dei passeggeri" },
  rearSeats: { label: "Posti dietro", of: "i posti dietro" },
} as const;

export type InteriorView = keyof typeof INTERIOR_VIEW_WORDS;

/** Texts of the gallery. `written` is the staff's alternative text, which replaces ours. */
export const GALLERY_WORDS = {
  exterior: (
    { title, view, paint }: { title: string; view: ExteriorView; paint: string | undefined },
    staffAlt: string | undefined,
  ) => {
    const { label, of } = EXTERIOR_VIEW_WORDS[view];
    const defaultAlt = paint ? `${title} ${of}, colore ${paint.toLowerCase()}` : `${title} ${of}`;
    return { label, alt: staffAlt ?? defaultAlt };
  },
  interior: ({
    title,
    finish: { paint: _, ...interior },
    view,
  }: {
    title: string;
    finish: UnitFinish;
    view: InteriorView;
  }) => {
    const { label, of } = INTERIOR_VIEW_WORDS[view];
    return { label, alt: `${title}, ${of}: ${interiorLine(ITALIAN_PRICES, interior).toLowerCase()}` };
  },
  wheel: ({ title, paint }: { title: string; paint: string | undefined }) => {
    const defaultAlt = `${title}, la ruota anteriore da vicino, con il suo freno`;
    return { label: "Ruota", alt: paint ? `${defaultAlt}, colore ${paint.toLowerCase()}` : defaultAlt };
  },
  picturesOf: ({ title }: { title: string }) => `Immagini della ${title}`,
  picturesInPaint: ({ gallery, paint }: { gallery: string; paint: string | undefined }) =>
    `${gallery}, ${paint?.toLowerCase()}`,
  /** The accessible name of a thumbnail. */
  thumbnail: ({ number, count, label }: { number: number; count: number; label: string }) =>
    `${number} di ${count}: ${label}`,
  /** Text below the pictures: the position of the visible picture. */
  shown: ({ number, count }: { number: number; count: number }) => `${number} di ${count}`,
  /** Link to all photographs of a mosaic, which shows only the first. */
  showAll: ({ count }: { count: number }) => `Mostra tutte le ${count} foto`,
  /** The accessible name of a gallery's scrollable row; it must be unique on the page. */
  scrollRegion: ({ gallery }: { gallery: string }) => `${gallery}, da scorrere`,
  /** Text below illustrations. */
  illustrationNote: (finishes: number) =>
    finishes === 0
      ? "Illustrazione nostra. Modello e motore sono quelli indicati."
      : "Illustrazione nostra. Modello e motore sono quelli indicati; colori e interni sono quelli che leggi sotto «Colori».",
  /** Text below photographs that illustrations follow. */
  lastIllustrationsNote: "Le illustrazioni in coda sono nostre.",
  /** Text above the swatches that switch the pictures. */
  shownIn: "Mostra in",
} as const;

/** Texts of the dimension drawing. */
export const DIMENSIONS_WORDS = {
  title: "In scala",
  measures: {
    length: "Lunghezza",
    width: "Larghezza",
    height: "Altezza",
    wheelbase: "Passo",
  } satisfies Record<Measure, string>,
  /** The height of a cabrio that is illustrated with its roof open. */
  heightClosed: "Altezza a capote chiusa",
  measure: (value: number) => `${formatNumber(value)} mm`,
  views: (car: { title: string }) => ({
    profile: `${car.title} di profilo`,
    front: `${car.title} da davanti`,
    rear: `${car.title} da dietro`,
  }),
  note: "Illustrazioni nostre, tutte nella stessa scala. Misure del costruttore, larghezza senza specchi.",
} as const;

export const REVIEWS_TITLE = "Chi l'ha guidata";

/** Text beside every review that belongs to the demonstration data. */
export const DEMO_REVIEW_LABEL = "Recensione dimostrativa";

/** Returns "4,8 su 5, da 12 recensioni di chi ha noleggiato". */
export function ratingSentence({ average, count }: { average: number; count: number }): string {
  return `${ratingOutOfFive(average)}, da ${count === 1 ? "una recensione" : reviewsLabel(count)} di chi ha noleggiato`;
}

/** Text below a review: author, month and vehicle. */
export const reviewByline = ({ name, month, vehicle }: { name: string; month: string; vehicle: string }): string =>
  `${name}, ${month}, ${vehicle}`;
