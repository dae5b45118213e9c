import type { UnitFinish } from "#domain/units/finish.ts";
import { interiorLine } from "#domain/units/finish-words.ts";

const OUTSIDE = {
  studio: { label: "Fianco", of: "di profilo" },
  front: { label: "Davanti", of: "da davanti" },
  rear: { label: "Dietro", of: "da dietro" },
} as const;

export type OutsideView = keyof typeof OUTSIDE;

const INSIDE = {
  cabin: { label: "Interni", of: "l’abitacolo dalla porta del guidatore" },
  lounge: { label: "Interni", of: "il salotto dei passeggeri" },
  rearSeats: { label: "Posti dietro", of: "i posti dietro" },
} as const;

export type InsideView = keyof typeof INSIDE;

/** What the pictures of a car's page say of themselves. `written` is what staff wrote of a picture instead. */
export const GALLERY_WORDS = {
  outside: (
    { title, view, paint }: { title: string; view: OutsideView; paint: string | undefined },
    written: string | undefined,
  ) => {
    const { label, of } = OUTSIDE[view];
    const seen = paint ? `${title} ${of}, colore ${paint.toLowerCase()}` : `${title} ${of}`;
    return { label, alt: written ?? seen };
  },
  inside: ({
    title,
    finish: { paint: _, ...interior },
    view,
  }: {
    title: string;
    finish: UnitFinish;
    view: InsideView;
  }) => {
    const { label, of } = INSIDE[view];
    return { label, alt: `${title}, ${of}: ${interiorLine(interior).toLowerCase()}` };
  },
  wheel: ({ title, paint }: { title: string; paint: string | undefined }) => {
    const seen = `${title}, la ruota anteriore da vicino, con il suo freno`;
    return { label: "Ruota", alt: paint ? `${seen}, colore ${paint.toLowerCase()}` : seen };
  },
  photograph: ({ title, number }: { title: string; number: number }, written: string | undefined) => ({
    label: `Foto ${number}`,
    alt: written ?? `${title}, foto ${number}`,
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
  row: ({ gallery }: { gallery: string }) => `${gallery}, da scorrere`,
  /** Above the swatches that change the pictures. */
  shownIn: "Mostra in",
} as const;
