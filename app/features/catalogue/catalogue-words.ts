import { promisedHours, type ReplyPromise } from "#domain/enquiries/promised-hours.ts";
import { formatCount } from "#domain/numbers.ts";
import { withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

/** Returns "1 vettura", "8 vetture". */
export function vehiclesLabel(count: number): string {
  return formatCount(count, "vettura", "vetture");
}

/** Returns "1 città", "9 città". */
export function citiesLabel(count: number): string {
  return `${count} città`;
}

/** Returns "1 recensione", "44 recensioni". */
export function reviewsLabel(count: number): string {
  return formatCount(count, "recensione", "recensioni");
}

/** Returns "4,9 su 5, 44 recensioni". */
export const ratingLabel = ({ rating, reviews }: { rating: number; reviews: number }): string =>
  `${ratingOutOfFive(rating)}, ${reviewsLabel(reviews)}`;

/** Returns "4,9 su 5", "5,0 su 5". */
export const ratingOutOfFive = (rating: number): string => `${rating.toFixed(1).replace(".", ",")} su 5`;

/** Returns "8 vetture, da € 450": the vehicles of a city or a category. */
export const vehiclesFromRate = ({ vehicles, rate }: { vehicles: number; rate: string }): string =>
  `${vehiclesLabel(vehicles)}, da ${rate}`;

/** Returns "Ville e coste, 8 vetture": below the picture of a category. */
export const categoryCount = ({ category, vehicles }: { category: string; vehicles: number }): string =>
  `${category}, ${vehiclesLabel(vehicles)}`;

export const seatsLabel = ({ seats }: { seats: number }): string => `${seats} posti`;

/** Returns "Da Milano": the city from which a vehicle is delivered, or where it is based. */
export const fromCityText = ({ city }: { city: string }): string => `Da ${city}`;

/** Text beside a total. */
export const forDaysText = ({ days }: { days: number }): string => `per ${formatDays(ITALIAN_FORMATS, days)}`;

const VIEW_PHRASES = { cutout: "di profilo", "front-cutout": "da davanti", "rear-cutout": "da dietro" } as const;

/** The alternative text of an illustration. */
export const viewAltText = ({ title, view }: { title: string; view: keyof typeof VIEW_PHRASES }): string =>
  `${title} ${VIEW_PHRASES[view]}`;

/** The current page of a paginated list. */
export const pagePositionText = ({ page, pages }: { page: number; pages: number }): string => `${page} di ${pages}`;

/** Text above the price table of all cities and categories; `date` has no weekday. */
export const lowestByCityAndCategoryNote = ({ date }: { date: string }): string =>
  `Il prezzo più basso al giorno in euro, ${withItalianArticle("al", date)}: assicurazione e consegna comprese.`;

/** Text above a price table of cities. */
export const lowestByCityNote = ({ date }: { date: string }): string =>
  `Il prezzo più basso di ogni città ${withItalianArticle("al", date)}, assicurazione e consegna comprese.`;

/** Text above the reasons to choose the company, beside the English title that the specification requires. */
export const whyChooseTitle = ({ company }: { company: string }): string => `Perché ${company}`;

/** One of the reasons to choose the company. */
export const replyWithinText = (promise: ReplyPromise): string =>
  `Risposta entro ${promisedHours(ITALIAN_REPLY_PROMISE, promise)}`;
