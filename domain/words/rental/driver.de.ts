import type { Translated } from "#domain/words/text.ts";
import type { DRIVER_IT } from "./driver.it.ts";

export const DRIVER_DE: Translated<typeof DRIVER_IT> = {
  birthDate: "Geben Sie ein gültiges Geburtsdatum an.",
  tooYoung: {
    one: "Für dieses Fahrzeug müssen Sie am Tag der Abholung mindestens {count} Jahr alt sein.",
    other: "Für dieses Fahrzeug müssen Sie am Tag der Abholung mindestens {count} Jahre alt sein.",
  },
  licenceDate: "Geben Sie ein gültiges Ausstellungsdatum an.",
  licenceAfterPickup: "Der Führerschein muss vor der Abholung ausgestellt sein.",
  datesDisagree: "Das Ausstellungsdatum passt nicht zum Geburtsdatum: Prüfen Sie bitte beide.",
  licenceTooRecent: {
    one: "Für dieses Fahrzeug müssen Sie den Führerschein am Tag der Abholung seit mindestens {count} Jahr besitzen.",
    other:
      "Für dieses Fahrzeug müssen Sie den Führerschein am Tag der Abholung seit mindestens {count} Jahren besitzen.",
  },
};
