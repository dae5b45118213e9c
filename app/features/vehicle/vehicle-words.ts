import type { CategorySlug } from "#domain/categories.ts";
import { type CivilDate, formatItalianDate } from "#domain/rental-period/civil-time.ts";

const OTHERS: Readonly<Record<CategorySlug, string>> = {
  sportive: "Altre sportive",
  cabrio: "Altre cabrio",
  suv: "Altri SUV",
  berline: "Altre berline",
  van: "Altri van",
};

/** What a car's page says in our own words. */
export const vehicleWords = {
  /** Over the cars like it; the bound English stands beside it. */
  similar: (at: { category: CategorySlug; city: string; elsewhere: boolean }) =>
    at.elsewhere ? `${OTHERS[at.category]} vicino a ${at.city}` : `${OTHERS[at.category]} a ${at.city}`,
  /** The rental on the printed sheet. */
  printed: {
    pickup: "Ritiro",
    back: "Riconsegna",
    colour: "Colore",
    moment: (date: CivilDate, time: string, place: string) => `${formatItalianDate(date)} alle ${time}, ${place}`,
  },
  /** The weekend that goes with the car, and what it costs. */
  experience: {
    add: (to: { name: string }) => `Aggiungi ${to.name}`,
    terms: (of: { price: string; unit: string }) => `${of.price} a ${of.unit}, con questa vettura`,
  },
} as const;
