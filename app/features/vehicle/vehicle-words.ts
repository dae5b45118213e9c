import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import type { CategorySlug } from "#domain/categories.ts";
import { atPlace } from "#domain/delivery/delivery-words.ts";
import { hoursText } from "#domain/hours.ts";
import { type CivilDate, formatItalianDate } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

const OTHERS: Readonly<Record<CategorySlug, { title: string; all: string }>> = {
  sportive: { title: "Altre sportive", all: "Tutte" },
  cabrio: { title: "Altre cabrio", all: "Tutte" },
  suv: { title: "Altri SUV", all: "Tutti" },
  berline: { title: "Altre berline", all: "Tutte" },
  van: { title: "Altri van", all: "Tutti" },
};

/** What a car's page says in our own words. */
export const VEHICLE_WORDS = {
  /** Over the cars like it; the bound English stands beside it. */
  similar: (at: { category: CategorySlug; city: string; elsewhere: boolean }) =>
    `${OTHERS[at.category].title} ${at.elsewhere ? "in altre città" : atPlace(at.city)}`,
  /** The link to all of them. */
  allSimilar: (category: CategorySlug) => OTHERS[category].all,
  /** Under the button that leads to the request. */
  requestPromise: ({ replyWithinHours }: Pick<SiteConfiguration, "replyWithinHours">) =>
    `Nessun pagamento adesso. Ti rispondiamo entro ${hoursText(replyWithinHours)}.`,
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

/** What only the page says, and none of its islands. */
export const VEHICLE_PAGE_WORDS = {
  /** Under the name. */
  categoryAndCity: ({ category, city }: { category: string; city: string }) => `${category}, ${city}`,
  /** Links to a maker's or a category's cars. */
  inCity: ({ what, city }: { what: string; city: string }) => `${what} a ${city}`,
  everywhere: ({ what }: { what: string }) => `${what} in ogni città`,
  /** Under what a rental costs. */
  inFull: [
    "Tutto, per esteso, nei ",
    { element: "terms", text: "termini e condizioni" },
    ".",
  ] satisfies SentenceParts<"terms">,
} as const;
