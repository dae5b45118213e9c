import type { Translated } from "#domain/words/text.ts";
import type { MAGAZINE_IT } from "./magazine.it.ts";

export const MAGAZINE_ES: Translated<typeof MAGAZINE_IT> = {
  title: "Revista",
  intro: "Carreteras probadas, coches comparados, equipajes medidos. Escrito por quienes entregan las llaves.",
  empty: "El primer número está en preparación",
  read: "Leer el artículo",
  all: "Todos los artículos",
  dateAndMinutes: "<day>{day}</day>, {minutes} min de lectura",
  illustration: "Ilustración de la casa",
  vehicles: "Los coches de los que se habla",
  delivered: "Los coches sobre los que escribimos son los que entregamos.",
  allVehicles: "Todos los coches",
  continue: "Siga leyendo",
};
