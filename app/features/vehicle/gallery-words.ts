import type { UnitFinish } from "#domain/units/finish.ts";
import { interiorLine } from "#domain/units/finish-words.ts";

const OUTSIDE = {
  studio: { label: "Fianco", of: "di profilo" },
  front: { label: "Davanti", of: "da davanti" },
  rear: { label: "Dietro", of: "da dietro" },
} as const;

export type OutsideView = keyof typeof OUTSIDE;

/** What the pictures of a car's page say of themselves. `written` is what staff wrote of a picture instead. */
export const galleryWords = {
  outside: (
    { title, view, paint }: { title: string; view: OutsideView; paint: string | undefined },
    written: string | undefined,
  ) => {
    const { label, of } = OUTSIDE[view];
    const seen = paint ? `${title} ${of}, colore ${paint.toLowerCase()}` : `${title} ${of}`;
    return { label, alt: written ?? seen };
  },
  interior: ({
    title,
    finish: { paint: _, ...interior },
    lounge,
  }: {
    title: string;
    finish: UnitFinish;
    lounge: boolean;
  }) => {
    const seen = lounge ? "il salotto dei passeggeri" : "l’abitacolo dalla porta del guidatore";
    return { label: "Interni", alt: `${title}, ${seen}: ${interiorLine(interior).toLowerCase()}` };
  },
  photograph: ({ title, number }: { title: string; number: number }, written: string | undefined) => ({
    label: `Foto ${number}`,
    alt: written ?? `${title}, foto ${number}`,
  }),
  /** The row of pictures of the gallery so named: each of several on a page is a place of its own. */
  row: ({ gallery }: { gallery: string }) => `${gallery}, da scorrere`,
  /** Above the swatches that change the pictures. */
  shownIn: "Mostra in",
} as const;
