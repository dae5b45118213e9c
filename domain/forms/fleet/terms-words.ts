import type { StatedTerms } from "#domain/forms/fleet/vehicle-defaults.ts";

/** The conditions of hire as forms and log name them. */
export const TERMS_WORDS: Readonly<Record<keyof StatedTerms, string>> = {
  deposit: "Cauzione",
  excess: "Franchigia",
  included_km_per_day: "Chilometri inclusi",
  extra_km: "Chilometro ulteriore",
  minimum_age: "Età minima",
  minimum_licence_years: "Patente da almeno",
  turnaround_hours: "Tra due noleggi",
};
