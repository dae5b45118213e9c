/** The page of a car; its price box, pictures and specification have their own areas. `place` has its preposition. */
export const VEHICLE_PAGE_IT = {
  title: "La vettura",
  /** Below the name. */
  categoryAndCity: "{category}, {city}",
  sameBrand: "Dello stesso marchio:",
  sameCategory: "Della stessa categoria:",
  /** Links to the cars of a brand or a category. */
  inCity: "{what} {place}",
  everywhere: "{what} in ogni città",
  similar: {
    /** Above similar cars, by their category. */
    sportive: "Altre sportive {place}",
    cabrio: "Altre cabrio {place}",
    suv: "Altri SUV {place}",
    berline: "Altre berline {place}",
    van: "Altri van {place}",
  },
  similarElsewhere: {
    sportive: "Altre sportive in altre città",
    cabrio: "Altre cabrio in altre città",
    suv: "Altri SUV in altre città",
    berline: "Altre berline in altre città",
    van: "Altri van in altre città",
  },
  /** The English title that Italian pages show beside the Italian one. Do not change its wording (product.md#visible-texts). */
  more: "More {category} in {city}",
  moreElsewhere: "More {category} in other cities",
  allSimilar: {
    /** The link to all similar cars. */
    sportive: "Tutte",
    cabrio: "Tutte",
    suv: "Tutti",
    berline: "Tutte",
    van: "Tutti",
  },
  experience: {
    /** An experience that can be combined with the car. */
    add: "Aggiungi {name}",
    terms: "{price} a {unit}, con questa vettura",
  },
  colours: {
    title: "Colori",
    promise: "Scegli le date: ti diciamo in quali colori è libera, e ricevi quelli che scegli.",
  },
  dimensions: {
    title: "In scala",
    measures: {
      length: "Lunghezza",
      width: "Larghezza",
      height: "Altezza",
      wheelbase: "Passo",
    },
    /** The height of a convertible that is drawn with its roof open. */
    heightClosed: "Altezza a capote chiusa",
    millimetres: "{value} mm",
    note: "Illustrazioni nostre, tutte nella stessa scala. Misure del costruttore, larghezza senza specchi.",
  },
} as const;
