import type { Offers } from "#domain/offers/offers.ts";

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
