import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import { hoursText } from "#domain/hours.ts";
import { counted } from "#domain/numbers.ts";
import { withArticle } from "#domain/rental-period/day-article.ts";

/** What the pages of a brand say, alone and in a city. */
export const BRAND_WORDS = {
  models: (count: number) => (count === 1 ? "Un modello" : "Modelli"),
  available: (count: number) => counted(count, "disponibile", "disponibili"),
  cities: (count: number) => (count === 1 ? "Una città" : "Città"),
  averageRate: "Prezzo medio al giorno",
  categories: (count: number) => (count === 1 ? "Categoria" : "Categorie"),
  carsIn: (city: string, count: number) => (count === 1 ? `Una vettura a ${city}` : `Vetture a ${city}`),
  seeCar: (name: string) => `${name}: date e prezzo`,
  /** What a picture of ours shows. */
  inside: ({ title }: { title: string }) => `${title}, gli interni`,
  delivery: "Consegna",
  deliveredWithin: "Entro 24 ore",
  ours: (brand: string, count: number) => (count === 1 ? `La nostra ${brand}` : `Le nostre ${brand}`),
  atHomeIn: (city: string) => `Di casa a ${city}`,
  pricesByCity: "I prezzi per città",
  pricesIn: (city: string) => `I prezzi a ${city}`,
  lowestByCategory: (date: string) =>
    `Il prezzo più basso di ogni categoria ${withArticle("al", date)}, assicurazione e consegna comprese.`,
  city: "Città",
  category: "Categoria",
  none: (brand: string) => `Nessuna ${brand}, per ora`,
  askForModel: (replyHours: number) => `Scrivici quale modello cerchi: ti rispondiamo entro ${hoursText(replyHours)}.`,
  wholeCollection: "Tutta la collezione",
  elsewhere: "Consegna altrove",
  elsewhereNote: "Senza supplemento, anche nelle città in cui non ne teniamo.",
  everyBrandInItsCities: (cities: number) =>
    cities === 1 ? "Le auto di ogni marchio, nella stessa città:" : "Le auto di ogni marchio, nelle stesse città:",
  everyBrandInItsCity: ({ city }: { city: string }): SentenceParts<"city"> => [
    `${BRAND_WORDS.everyBrandInItsCities(1)} `,
    { element: "city", text: city },
    ".",
  ],
  otherCities: (brand: string) => `${brand} in altre città:`,
  otherBrandsIn: (city: string) => `Gli altri marchi a ${city}:`,
  deposit: "Deposito cauzionale",
  kilometres: "Chilometri compresi al giorno",
  age: "Età minima di chi guida",
  years: (age: number) => `${age} anni`,
  ageOfSome: (age: number) => `${age} per alcune vetture`,
  everyBrand: "Di ogni marchio:",
  luxuryCarsIn: (city: string) => `le auto di lusso a ${city}`,
} as const;
