/** The names of a search in an address, as `parseSearch` reads them: those of the home's form, and those of links from elsewhere. */
export const SEARCH_PARAMETERS = [
  "pickupCity",
  "city",
  "returnCity",
  "pickupDate",
  "checkIn",
  "returnDate",
  "checkOut",
  "pickupTime",
  "returnTime",
  "service",
  "category",
  "vehicle",
  "brands",
  "categories",
  "priceMin",
  "priceMax",
  "transmission",
  "sort",
] as const;

/** Those of them that say when and where a car is wanted, where it is given back, and in which colour: all that the page of one car asks, as `parseRentalChoice` reads them. */
export const RENTAL_PARAMETERS = [
  "pickupCity",
  "city",
  "returnCity",
  "pickupDate",
  "checkIn",
  "returnDate",
  "checkOut",
  "pickupTime",
  "returnTime",
  "colour",
] as const;

/** The names of a jet quote in an address, as `parseJetQuote` reads them. */
export const JET_QUOTE_PARAMETERS = [
  "from",
  "to",
  "date",
  "time",
  "returnDate",
  "returnTime",
  "passengers",
  "jet",
] as const;
