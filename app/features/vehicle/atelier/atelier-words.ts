import type { Measure } from "#domain/catalogue/car-dimensions.ts";
import { formatNumber } from "#domain/numbers.ts";

/** What a car's atelier sheet says. */
export const ATELIER_WORDS = {
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
