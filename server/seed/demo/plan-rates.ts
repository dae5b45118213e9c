import { FURTHER_DRIVER_CODE } from "#domain/extras/further-driver.ts";
import type { Language } from "#domain/languages.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { extras, promotionCodes, protections, rateRules } from "#server/db/schema.ts";

type SeedText = Readonly<Record<Language, string>>;
/** A row whose texts are in all languages. */
type Translated<Row> = Omit<Row, "name" | "description"> & { name: SeedText; description?: SeedText };

/**
 * Plans the demo's rules of the rates (product.md#demo-data). They never lower the price of a day, so that the lowest price of a day stays the base
 * rate of each car. Rules with a range return each year.
 */
export function planRateRules(today: CivilDate): (typeof rateRules.$inferInsert)[] {
  const year = Number(today.slice(0, 4));
  return RATE_RULES.map(({ range, ...rule }) => ({
    ...toRow(rule),
    ...(range && { ...toDates(range, year), yearly: true }),
  }));
}

/** Plans what renters can add to a rental. */
export const planExtras = (): (typeof extras.$inferInsert)[] =>
  EXTRAS.map((extra, index) => ({ ...toRow(extra), position: index + 1 }));

/** Plans the reductions of the excess. */
export const planProtections = (): (typeof protections.$inferInsert)[] =>
  PROTECTIONS.map((protection, index) => ({ ...toRow(protection), position: index + 1 }));

/** The demo's promotion code. */
export const PROMOTION_CODE: typeof promotionCodes.$inferInsert = {
  code: "BENVENUTO",
  percent: 10,
  minDays: 2,
  combinesWithLength: false,
  maxUsesPerPerson: 1,
};

/** First and last day of a year, "06-15"; a last day before the first is in the next year. */
type YearlyRange = readonly [first: string, last: string];

const RATE_RULES: readonly (Translated<typeof rateRules.$inferInsert> & { range?: YearlyRange })[] = [
  {
    kind: "day",
    name: { it: "Estate", en: "Summer", fr: "Été", de: "Sommer", es: "Verano" },
    colour: "gold",
    range: ["06-15", "09-15"],
    percent: 110,
  },
  {
    kind: "day",
    name: { it: "Agosto", en: "August", fr: "Août", de: "August", es: "Agosto" },
    colour: "red",
    range: ["08-01", "08-31"],
    percent: 130,
  },
  {
    kind: "day",
    name: { it: "Feste", en: "Festive season", fr: "Fêtes de fin d'année", de: "Festtage", es: "Fiestas navideñas" },
    colour: "blue",
    range: ["12-20", "01-06"],
    percent: 120,
  },
  {
    kind: "day",
    name: {
      it: "Gran Premio di Monaco",
      en: "Monaco Grand Prix",
      fr: "Grand Prix de Monaco",
      de: "Großer Preis von Monaco",
      es: "Gran Premio de Mónaco",
    },
    colour: "violet",
    city: "Monaco",
    range: ["06-02", "06-08"],
    percent: 160,
  },
  {
    kind: "package",
    name: {
      it: "Weekend in Bentley",
      en: "Bentley weekend",
      fr: "Week-end en Bentley",
      de: "Bentley-Wochenende",
      es: "Fin de semana en Bentley",
    },
    colour: "green",
    brand: "Bentley",
    range: ["09-01", "07-31"],
    priceCents: 300_000,
    windowWeekday: "friday",
    windowFrom: "15:00",
    windowLastDay: 3,
    windowUntil: "10:00",
    includedKilometres: 600,
  },
  {
    kind: "length",
    name: { it: "Settimana", en: "Week", fr: "Semaine", de: "Woche", es: "Semana" },
    colour: "grey",
    days: 7,
    percent: 20,
  },
  {
    kind: "length",
    name: {
      it: "Quattro settimane",
      en: "Four weeks",
      fr: "Quatre semaines",
      de: "Vier Wochen",
      es: "Cuatro semanas",
    },
    colour: "grey",
    days: 28,
    percent: 30,
  },
];

const EXTRAS: readonly Translated<typeof extras.$inferInsert>[] = [
  {
    code: "child-seat",
    name: {
      it: "Seggiolino per bambini",
      en: "Child seat",
      fr: "Siège enfant",
      de: "Kindersitz",
      es: "Silla infantil",
    },
    description: {
      it: "Scrivici nelle note quanti anni ha il bambino.",
      en: "Tell us the child's age in the notes.",
      fr: "Indiquez-nous l'âge de l'enfant dans la remarque.",
      de: "Schreiben Sie uns bitte in den Anmerkungen, wie alt das Kind ist.",
      es: "Indíquenos en la nota la edad del niño.",
    },
    unit: "day",
    priceCents: 1500,
    maxQuantity: 2,
    maxChargedDays: 5,
    categories: ["suv", "berline", "van"],
    leadHours: 12,
  },
  {
    // The extra exists already, without a price (product.md#second-drivers).
    code: FURTHER_DRIVER_CODE,
    name: {
      it: "Conducente aggiuntivo",
      en: "Additional driver",
      fr: "Conducteur supplémentaire",
      de: "Zusätzlicher Fahrer",
      es: "Conductor adicional",
    },
    unit: "day",
    priceCents: 4000,
    maxQuantity: 4,
  },
  {
    code: "chauffeur-hours",
    name: {
      it: "Ora con autista",
      en: "Chauffeur hour",
      fr: "Heure avec chauffeur",
      de: "Stunde mit Chauffeur",
      es: "Hora con chófer",
    },
    description: {
      it: "Un autista guida la tua vettura: il prezzo è per un'ora, scegli tu quante.",
      en: "A chauffeur drives your car: the price is per hour, and you choose how many.",
      fr: "Un chauffeur conduit votre voiture\u00a0: le prix s'entend par heure, à vous d'en choisir le nombre.",
      de: "Ein Chauffeur fährt Ihr Fahrzeug: Der Preis gilt pro Stunde, die Anzahl wählen Sie.",
      es: "Un chófer conduce su coche: el precio es por hora; usted elige cuántas.",
    },
    unit: "rental",
    priceCents: 7000,
    maxQuantity: 12,
    categories: ["berline", "van"],
    leadHours: 24,
  },
  {
    code: "ski-rack",
    name: { it: "Portasci", en: "Ski rack", fr: "Porte-skis", de: "Skiträger", es: "Portaesquís" },
    description: {
      it: "Per quattro paia di sci, già montato al ritiro.",
      en: "For four pairs of skis, already fitted at pickup.",
      fr: "Pour quatre paires de skis, déjà monté au départ.",
      de: "Für vier Paar Ski, bei der Abholung bereits montiert.",
      es: "Para cuatro pares de esquís, ya montado en la recogida.",
    },
    unit: "day",
    priceCents: 2500,
    maxChargedDays: 4,
    categories: ["suv"],
    leadHours: 48,
  },
  {
    code: "champagne",
    name: { it: "Champagne", en: "Champagne", fr: "Champagne", de: "Champagner", es: "Champán" },
    description: {
      it: "Una bottiglia in fresco al ritiro, da aprire all'arrivo.",
      en: "A chilled bottle at pickup, to open on arrival.",
      fr: "Une bouteille bien fraîche au départ, à ouvrir à l'arrivée.",
      de: "Eine gekühlte Flasche bei der Abholung, zum Öffnen bei der Ankunft.",
      es: "Una botella fría en la recogida, para abrir al llegar.",
    },
    unit: "rental",
    priceCents: 9000,
    maxQuantity: 6,
    leadHours: 24,
  },
];

const PROTECTIONS: readonly Translated<typeof protections.$inferInsert>[] = [
  {
    code: "half",
    name: {
      it: "Franchigia dimezzata",
      en: "Excess halved",
      fr: "Franchise réduite de moitié",
      de: "Halbe Selbstbeteiligung",
      es: "Franquicia a la mitad",
    },
    priceCents: 4500,
    excessPercent: 50,
    depositPercent: 80,
  },
  {
    code: "minimal",
    name: {
      it: "Franchigia minima",
      en: "Minimum excess",
      fr: "Franchise minimale",
      de: "Minimale Selbstbeteiligung",
      es: "Franquicia mínima",
    },
    priceCents: 9500,
    excessPercent: 10,
    depositPercent: 60,
  },
];

/** The texts of these rows in all languages, for the translations of the seed. */
export const RATE_TEXTS: readonly SeedText[] = [...RATE_RULES, ...EXTRAS, ...PROTECTIONS].flatMap(
  ({ name, description }) => (description ? [name, description] : [name]),
);

const toRow = <Row extends { name: SeedText; description?: SeedText }>({ name, description, ...row }: Row) => ({
  ...row,
  name: name.it,
  ...(description && { description: description.it }),
});

const toDates = ([first, last]: YearlyRange, year: number) => ({
  fromDate: `${year}-${first}`,
  untilDate: `${last < first ? year + 1 : year}-${last}`,
});
