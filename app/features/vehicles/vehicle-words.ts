import { ratingOutOfFive, reviewsLabel } from "#app/features/catalogue/catalogue-words.ts";
import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { formatNumber } from "#domain/numbers.ts";
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

/** What only the page says, and none of its islands. */
export const VEHICLE_PAGE_WORDS = {
  /** Under the name. */
  categoryAndCity: ({ category, city }: { category: string; city: string }) => `${category}, ${city}`,
  /** Links to a maker's or a category's cars. */
  inCity: ({ what, city }: { what: string; city: string }) => `${what} a ${city}`,
  everywhere: ({ what }: { what: string }) => `${what} in ogni città`,
  /** Over the cars like it; the bound English stands beside it. */
  similar: (at: { category: CategorySlug; city: string; elsewhere: boolean }) =>
    `${SIMILAR_VEHICLES_WORDS[at.category].title} ${at.elsewhere ? "in altre città" : atPlace(at.city)}`,
  /** The link to all of them. */
  allSimilar: (category: CategorySlug) => SIMILAR_VEHICLES_WORDS[category].all,
  /** The weekend that goes with the car, and what it costs. */
  experience: {
    add: (to: { name: string }) => `Aggiungi ${to.name}`,
    terms: (of: { price: string; unit: string }) => `${of.price} a ${of.unit}, con questa vettura`,
  },
} as const;

/** Under what a rental costs. */
export const FULL_TERMS_SENTENCE: SentenceParts<"terms"> = [
  "Tutto, per esteso, nei ",
  { element: "terms", text: "termini e condizioni" },
  ".",
];

/** The labels of a rental's dates, hours and places. */
export const SELECTION_FIELD_WORDS = {
  pickupDate: "Ritiro",
  returnDate: "Riconsegna",
  pickupTime: "Ora di ritiro",
  returnTime: "Ora di riconsegna",
  pickupCity: "Ritiro a",
  returnCity: "Riconsegna a",
} as const;

/** The list of a car's colours on its page. */
export const COLOUR_LIST_WORDS = {
  title: "Colori",
  /** Under the title. */
  promise: "Scegli le date: ti diciamo in quali colori è libera, e ricevi quelli che scegli.",
} as const;

/** Where a car's colour is chosen (product.md#colours). */
export const COLOUR_WORDS = {
  choose: "Libera in più colori: scegli i tuoi",
  only: "Libera in questi colori",
  unknown: "Per queste date è libera una vettura di cui ti confermiamo i colori con la risposta.",
  taken: (asked: UnitFinish) => `Per queste date non è libera in ${finishLine(asked)}.`,
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

/** What the pictures of a car's page say of themselves. `written` is what staff wrote of a picture instead. */
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
    return { label, alt: `${title}, ${of}: ${interiorLine(interior).toLowerCase()}` };
  },
  wheel: ({ title, paint }: { title: string; paint: string | undefined }) => {
    const defaultAlt = `${title}, la ruota anteriore da vicino, con il suo freno`;
    return { label: "Ruota", alt: paint ? `${defaultAlt}, colore ${paint.toLowerCase()}` : defaultAlt };
  },
  photograph: ({ title, number }: { title: string; number: number }, staffAlt: string | undefined) => ({
    label: `Foto ${number}`,
    alt: staffAlt ?? `${title}, foto ${number}`,
  }),
  picturesOf: ({ title }: { title: string }) => `Immagini della ${title}`,
  picturesInPaint: ({ gallery, paint }: { gallery: string; paint: string | undefined }) =>
    `${gallery}, ${paint?.toLowerCase()}`,
  /** The link of a thumbnail. */
  thumbnail: ({ number, count, label }: { number: number; count: number; label: string }) =>
    `${number} di ${count}: ${label}`,
  /** Under the pictures: which is shown. */
  shown: ({ number, count }: { number: number; count: number }) => `${number} di ${count}`,
  /** The row of pictures of the gallery so named: each of several on a page is a place of its own. */
  scrollRegion: ({ gallery }: { gallery: string }) => `${gallery}, da scorrere`,
  /** Under pictures of our own. */
  illustrationNote: (finishes: number) =>
    finishes === 0
      ? "Illustrazione nostra. Modello e motore sono quelli indicati."
      : "Illustrazione nostra. Modello e motore sono quelli indicati; colori e interni sono quelli che leggi sotto «Colori».",
  /** Above the swatches that change the pictures. */
  shownIn: "Mostra in",
} as const;

/** What a car's atelier sheet says. */
export const DIMENSIONS_WORDS = {
  title: "In scala",
  measures: {
    length: "Lunghezza",
    width: "Larghezza",
    height: "Altezza",
    wheelbase: "Passo",
  } satisfies Record<Measure, string>,
  /** The height of a car that is drawn with its roof down. */
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

/** Beside every review that was made for the demonstration. */
export const DEMO_REVIEW_LABEL = "Recensione dimostrativa";

/** "4,8 su 5, da 12 recensioni di chi ha noleggiato". */
export function ratingSentence({ average, count }: { average: number; count: number }): string {
  return `${ratingOutOfFive(average)}, da ${count === 1 ? "una recensione" : reviewsLabel(count)} di chi ha noleggiato`;
}

/** Under a review: who wrote it, when and of which car. */
export const reviewByline = ({ name, month, vehicle }: { name: string; month: string; vehicle: string }): string =>
  `${name}, ${month}, ${vehicle}`;
