import type { Translated } from "#domain/words/text.ts";
import type { FIELDS_IT } from "./fields.it.ts";

export const FIELDS_ES: Translated<typeof FIELDS_IT> = {
  close: "Cerrar",
  choose: "Elegir",
  notChosen: "sin elegir",
  calendar: {
    loading: "Abriendo el calendario…",
    failed: "El calendario no se ha cargado: se abrirá solo en cuanto vuelva la conexión.",
    today: "hoy",
    previousMonth: "Mes anterior",
    nextMonth: "Mes siguiente",
    navigation: "Meses",
    weekdays: ["do", "lu", "ma", "mi", "ju", "vi", "sá"],
  },
};
