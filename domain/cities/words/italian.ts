import { CATEGORIES } from "#domain/categories.ts";
import type { CityWords } from "#domain/cities/words/words.ts";
import { formatEuro } from "#domain/money.ts";
import { formatItalianLong, withItalianArticle } from "#domain/rental-period/italian-dates.ts";

export const ITALIAN_CITY_PAGE_WORDS: CityWords = {
  heading: (city) => `Noleggio Auto di Lusso a ${city}`,
  vehiclesHere: (count, city) =>
    `Noleggio auto di lusso a ${city}: ${count === 1 ? "una vettura" : `${count} vetture`}.`,
  deliveredToCity: (city) => `Noleggio auto di lusso a ${city}, con consegna dalle città vicine.`,
  fromRate: (rate) => `Da ${rate} al giorno.`,
  included: "Assicurazione completa e consegna incluse.",
  promise: "Il modello che scegli è quello che ricevi.",
  keywords: (city) => [`noleggio auto di lusso ${city}`, `noleggio supercar ${city}`],
  home: "Home",
  rental: "Noleggio auto di lusso",
  vehicles: (count) => (count === 1 ? "1 vettura" : `${count} vetture`),
  perDay: (rate) => `da ${rate} al giorno`,
  from: (rate) => `da ${rate}`,
  money: formatEuro,
  date: (date) => formatItalianLong(date).split(" ").slice(1).join(" "),
  categories: {
    sportive: CATEGORIES.sportive.shortLabel,
    cabrio: CATEGORIES.cabrio.shortLabel,
    suv: CATEGORIES.suv.shortLabel,
    berline: CATEGORIES.berline.shortLabel,
    van: CATEGORIES.van.shortLabel,
  },
  byCategory: (city) => `Per categoria, a ${city}`,
  noneOfCategory: "Nessuna, per ora",
  allVehicles: (city) => `Tutte le vetture a ${city}`,
  freeDelivery:
    "In città la consegna è gratuita, in albergo come a casa; per un aeroporto lontano il totale dice il supplemento.",
  nearest: "Le città più vicine",
  noVehicles: (city) => `Nessuna vettura a ${city}, per ora`,
  delivered: {
    title: (city) => `Consegnate a ${city}`,
    vehicleCount: (vehicles, city) =>
      `${vehicles === 1 ? "1 vettura consegnata" : `${vehicles} vetture consegnate`} a ${city}`,
    free: "Le portiamo noi da un'altra città, senza supplemento.",
    all: (vehicles) => `Tutte le ${vehicles} vetture`,
    nothingDelivered: "Nessuna delle nostre vetture arriva fin qui. Queste sono le città più vicine che ne hanno.",
  },
  textLanguages: "Lingua della pagina",
  showMore: "Continua a leggere",
  showLess: "Mostra meno",
  prices: {
    title: (city) => `I prezzi a ${city}`,
    asOf: (date) =>
      `Il prezzo più basso di ogni categoria ${withItalianArticle("al", date)}, assicurazione e consegna comprese.`,
    group: "Categoria",
    vehicle: "Vettura",
    deposit: "Deposito",
    rate: "Al giorno, da",
    unavailable: "Non disponibile",
  },
  related: {
    title: "Continua da qui",
    brands: (city) => `I marchi che trovi a ${city}:`,
    categories: "Le categorie in ogni città:",
    hub: "Tutte le città e tutte le categorie sono in",
    and: "e",
  },
};
