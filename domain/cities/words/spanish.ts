import { formatOnLongDate, formatWholeEuros } from "#domain/cities/words/whole-euros.ts";
import type { CityWords } from "#domain/cities/words/words.ts";

const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];

export const SPANISH_CITY_PAGE_WORDS: CityWords = {
  heading: (city) => `Alquiler de coches de lujo en ${city}`,
  vehiclesHere: (count, city) =>
    `Alquiler de coches de lujo en ${city}: ${count === 1 ? "un coche" : `${count} coches`}.`,
  deliveredToCity: (city) => `Alquiler de coches de lujo en ${city}, con entrega desde las ciudades cercanas.`,
  fromRate: (rate) => `Desde ${rate} al día.`,
  included: "Seguro completo y entrega incluidos.",
  promise: "El modelo que elige es el que recibe.",
  keywords: (city) => [`alquiler coche de lujo ${city}`, `alquiler superdeportivo ${city}`],
  home: "Inicio",
  rental: "Alquiler de coches de lujo",
  vehicles: (count) => (count === 1 ? "1 coche" : `${count} coches`),
  perDay: (rate) => `desde ${rate} al día`,
  from: (rate) => `desde ${rate}`,
  money: (amount) => `${formatWholeEuros(amount, ".")}\u00a0€`,
  date: (date) => formatOnLongDate(date, MONTHS, " de "),
  categories: { sportive: "Deportivos", cabrio: "Descapotables", suv: "SUV", berline: "Berlinas", van: "Furgonetas" },
  byCategory: (city) => `Por categoría, en ${city}`,
  noneOfCategory: "Ninguno por ahora",
  allVehicles: (city) => `Todos los coches en ${city}`,
  freeDelivery:
    "La entrega en la ciudad es gratuita, en el hotel o en casa; para un aeropuerto lejano el total indica el suplemento.",
  nearest: "Las ciudades más cercanas",
  noVehicles: (city) => `Ningún coche en ${city} por ahora`,
  delivered: {
    title: (city) => `Con entrega en ${city}`,
    vehicleCount: (vehicles, city) => `${vehicles === 1 ? "1 coche" : `${vehicles} coches`} con entrega en ${city}`,
    free: "Los llevamos desde otra ciudad, sin suplemento.",
    all: (vehicles) => `Los ${vehicles} coches`,
    nothingDelivered: "Ninguno de nuestros coches llega hasta aquí. Estas son las ciudades más cercanas que tienen.",
  },
  textLanguages: "Idioma de la página",
  showMore: "Seguir leyendo",
  showLess: "Mostrar menos",
  prices: {
    title: (city) => `Los precios en ${city}`,
    asOf: (date) => `El precio más bajo de cada categoría a ${date}, con seguro y entrega incluidos.`,
    group: "Categoría",
    vehicle: "Coche",
    deposit: "Depósito",
    rate: "Al día, desde",
    unavailable: "No disponible",
  },
  related: {
    title: "Seguir desde aquí",
    brands: (city) => `Las marcas que encuentra en ${city}:`,
    categories: "Las categorías en cada ciudad:",
    hub: "Todas las ciudades y todas las categorías están en",
    and: "y",
  },
};
