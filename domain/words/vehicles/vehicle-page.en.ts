import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_PAGE_IT } from "./vehicle-page.it.ts";

export const VEHICLE_PAGE_EN: Translated<typeof VEHICLE_PAGE_IT> = {
  title: "The car",
  categoryAndCity: "{category}, {city}",
  sameBrand: "From the same make:",
  sameCategory: "In the same category:",
  inCity: "{what} {place}",
  everywhere: "{what} in every city",
  similar: {
    sportive: "More sports cars {place}",
    cabrio: "More convertibles {place}",
    suv: "More SUVs {place}",
    berline: "More saloons {place}",
    van: "More vans {place}",
  },
  similarElsewhere: {
    sportive: "Sports cars in other cities",
    cabrio: "Convertibles in other cities",
    suv: "SUVs in other cities",
    berline: "Saloons in other cities",
    van: "Vans in other cities",
  },
  more: "More {category} in {city}",
  moreElsewhere: "More {category} in other cities",
  allSimilar: {
    sportive: "All sports cars",
    cabrio: "All convertibles",
    suv: "All SUVs",
    berline: "All saloons",
    van: "All vans",
  },
  experience: {
    add: "Add {name}",
    terms: "{price} per {unit}, with this car",
  },
  colours: {
    title: "Colours",
    promise: "Choose your dates: we tell you which colours are free, and you receive the ones you choose.",
  },
  dimensions: {
    title: "To scale",
    measures: {
      length: "Length",
      width: "Width",
      height: "Height",
      wheelbase: "Wheelbase",
    },
    heightClosed: "Height with the roof up",
    millimetres: "{value} mm",
    note: "Our own illustrations, all to the same scale. Manufacturer's measurements; the width excludes the mirrors.",
  },
};
