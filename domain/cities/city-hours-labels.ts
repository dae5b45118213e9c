/** The names of a city's hours, in its form and in the audit log. */
export const CITY_HOURS_LABELS = {
  rental_hours: "Orari di ritiro e riconsegna",
  min_notice_hours: "Preavviso minimo",
  max_advance_days: "Anticipo massimo",
} as const;
