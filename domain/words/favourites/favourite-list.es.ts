import type { Translated } from "#domain/words/text.ts";
import type { FAVOURITE_LIST_IT } from "./favourite-list.it.ts";

export const FAVOURITE_LIST_ES: Translated<typeof FAVOURITE_LIST_IT> = {
  none: "Todavía ningún coche",
  noneHint: "Toque el corazón de un coche: lo encontrará aquí.",
  collection: "Toda la colección",
  failed: "No podemos cargar sus coches",
  failedHint: "Sus favoritos siguen aquí. Inténtelo de nuevo en un momento.",
  tryAgain: "Reintentar",
  loading: "Cargando sus coches",
  dailyRates: "Precios por día: busque con sus fechas y aquí aparecerán los totales.",
  totals: "Totales para su búsqueda: del {pickupDay} a las {pickupTime} al {returnDay} a las {returnTime}.",
  totalsAt: "Totales para su búsqueda {at}: del {pickupDay} a las {pickupTime} al {returnDay} a las {returnTime}.",
  totalsOneWay:
    "Totales para su búsqueda {at}, con devolución {returnAt}: del {pickupDay} a las {pickupTime} al {returnDay} a las {returnTime}.",
  taken: "No está libre en sus fechas",
  impossible: "No disponible para su búsqueda",
};
