/** The parameters that `parseSearch` reads: the names in the home page's form, and the names in external links. */
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

/** The parameters that `parseRentalChoice` reads for the pages of one car: dates, places, colour and options. */
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
  "options",
] as const;

/** The parameters that `parseJetQuoteForm` reads. */
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
