import type { Offers } from "#domain/offers/offers.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** What a deactivated city takes off the site, and a city without a page can't be, in a company that may have no jets (product.md#offers). */
export const CITY_WORDS = {
  consequence: ({ jets }: Offers) =>
    jets
      ? "La sua pagina, le sue vetture e i suoi voli non appariranno più sul sito."
      : "La sua pagina e le sue vetture non appariranno più sul sito.",
  consequences: ({ jets }: Offers) =>
    jets
      ? "Le loro pagine, le loro vetture e i loro voli non appariranno più sul sito."
      : "Le loro pagine e le loro vetture non appariranno più sul sito.",
  pageHint: ({ jets }: Offers) =>
    jets
      ? "Se spenta, la città si cerca soltanto: non vi hanno sede né vetture né jet."
      : "Se spenta, la città si cerca soltanto: non vi hanno sede vetture.",
};

/** Texts of the towns that the name field offers, and of the cities that the map doesn't show. */
export const TOWN_WORDS = {
  townsLabel: "Luoghi d'Europa",
  townLabel: ({ name, country }: { name: string; country: string }) => `${name}, ${country}`,
  alreadyStored: "già tra le città",
  namePrompt: "Scrivi le prime lettere e scegli il luogo, oppure scrivi il nome che vuoi.",
  nameFilled: "Paese, coordinate e fuso orario sono quelli di GeoNames, e si possono cambiare.",
  withoutCoordinates: "Senza coordinate, quindi non sulla mappa di Dove operiamo:",
  outsideMap: "Fuori dalla mappa di Dove operiamo, e quindi soltanto nel suo elenco:",
};

/** Texts of a city's hours (product.md#hours-of-a-city). */
export const CITY_HOURS_WORDS = {
  title: "Ritiri e riconsegne",
  kinds: { always: "A ogni ora", weekly: "Secondo i giorni" },
  hoursHint: "Sull'orologio della città, per ritiri e riconsegne che vi avvengono, da qualunque sede arrivi l'auto.",
  hours: "ore",
  days: "giorni",
  noticeHint: "Vuoto: conta soltanto il tempo per portare l'auto.",
  advanceHint: "Vuoto: 548 giorni, come dappertutto.",
};

/** Confirms hours that leave out agreed pickups and returns; the server names them. */
export const OUTSIDE_BOOKINGS_CONFIRM = {
  field: "outside_bookings",
  title: "Salvare questi orari lo stesso?",
  confirm: "Salva gli orari",
  cancel: "Torna agli orari",
  failure: panelMessages.cities.updateFailed,
} as const;
