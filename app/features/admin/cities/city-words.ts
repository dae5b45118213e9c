/** What a deactivated city takes off the site, and a city without a page can't be, in a company that may have no jets (product.md#offers). */
export const CITY_WORDS = {
  townsLabel: "Luoghi d'Europa",
  townLabel: ({ name, country }: { name: string; country: string }) => `${name}, ${country}`,
  alreadyStored: "già tra le città",
  namePrompt: "Scrivi le prime lettere e scegli il luogo, oppure scrivi il nome che vuoi.",
  nameFilled: "Paese, coordinate e fuso orario sono quelli di GeoNames, e si possono cambiare.",
  withoutCoordinates: "Senza coordinate, quindi non sulla mappa di Dove operiamo:",
  outsideMap: "Fuori dalla mappa di Dove operiamo, e quindi soltanto nel suo elenco:",
};
