import { atPlace } from "#domain/delivery/delivery-words.ts";
import type { CivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianDay } from "#domain/rental-period/italian-dates.ts";
import type { ComparisonRow } from "#domain/vehicles/vehicle-comparison.ts";
import type { SharedRental } from "./shared-rental.ts";

/** Texts of the comparison. */
export const COMPARISON_WORDS = {
  title: "A confronto",
  lead: "Le stesse date, lo stesso luogo: cambia soltanto la vettura.",
  rental: ({ place, returnPlace, pickup, back }: SharedRental) =>
    place === returnPlace
      ? `Ritiro e riconsegna ${atPlace(place)}, da ${comparisonMomentText(pickup)} a ${comparisonMomentText(back)}.`
      : `Ritiro ${atPlace(place)} ${comparisonMomentText(pickup)}, riconsegna ${atPlace(returnPlace)} ${comparisonMomentText(back)}.`,
  /** Without a chosen place each total applies to pickup and return in the vehicle's own city. */
  eachAtItsBase: ({ pickup, back }: Pick<SharedRental, "pickup" | "back">) =>
    `Ogni vettura si ritira nella sua città, ${comparisonMomentText(pickup)}, e si riconsegna ${comparisonMomentText(back)}. Le stesse date: cambiano la vettura e il luogo.`,
  caption: "Le vetture a confronto",
  barsNote: "Le linee misurano ogni riga: la più lunga è la cifra più alta; da 0 a 100 km/h, lo scatto più rapido.",
  rows: {
    total: "Totale",
    deposit: "Deposito cauzionale",
    excess: "Franchigia massima",
    kilometres: "Chilometri inclusi al giorno",
    acceleration: "Da 0 a 100 km/h",
    luggage: "Bagagliaio",
    seats: "Posti",
  } satisfies Record<ComparisonRow["key"] | "total", string>,
  perDay: (amount: string) => `${amount} al giorno`,
  daysAt: ({ days, place }: { days: string; place: string }) => `${days}, ${atPlace(place)}`,
  noDates: "Scegli le date sulla pagina della vettura: qui compare il totale.",
  taken: "Non è libera in queste date.",
  unavailable: "Non disponibile",
  book: "Prenota",
  bookCar: (title: string) => `Prenota: ${title}`,
  seeDates: "Vedi le date libere",
  seeDatesOf: (title: string) => `Vedi le date libere: ${title}`,
  remove: "Togli",
  removeVehicle: (title: string) => `Togli dal confronto: ${title}`,
  add: "Aggiungi una vettura al confronto",
  addAnother: "Un'altra: tocca il cuore nella ricerca",
  compare: (count: number) => `Confronta ${count} vetture`,
  compareNewest: (count: number) => `Confronta le ultime ${count} vetture`,
  emptyTitle: "Scegli due o tre vetture",
  emptyHint: "Tocca il cuore sulle schede: qui le ritrovi una accanto all'altra, con il totale per le tue date.",
};

const comparisonMomentText = ({ date, time }: CivilMoment) => `${formatItalianDay(date)} alle ${time}`;
