import type { Translated } from "#domain/words/text.ts";
import type { JET_HEADS_IT } from "./jet-heads.it.ts";

export const JET_HEADS_FR: Translated<typeof JET_HEADS_IT> = {
  crumbs: { jets: "Jets privés", experiences: "Expériences" },
  estimated: "Estimation immédiate par trajet.",
  replyWithin: "Réponse sous {promised}.",
  jets: { one: "un jet", other: "{count} jets" },
  service: "Location de jets privés",
  hub: {
    title: "Location de jets privés",
    heading: "Location de jets privés",
    fromCity: "Location de jets privés depuis {city}\u00a0: {jets}, dès {rate} l'heure.",
    fromCities: {
      one: "Location de jets privés au départ de {count} ville\u00a0: {jets}, dès {rate} l'heure.",
      other: "Location de jets privés au départ de {count} villes\u00a0: {jets}, dès {rate} l'heure.",
    },
    fromEuropeanCities: {
      one: "Location de jets privés au départ de {count} ville d'Europe\u00a0: {jets}, dès {rate} l'heure.",
      other: "Location de jets privés au départ de {count} villes d'Europe\u00a0: {jets}, dès {rate} l'heure.",
    },
    keywords: ["location jet privé", "affrètement jet privé", "avion-taxi", "prix jet privé", "vol privé"],
  },
  city: {
    title: "Location de jets privés à {city}",
    heading: "Jets privés à {city}",
    name: "Location de jets privés à {city}",
    description:
      "Location de jets privés à {city}\u00a0: {jets}, dès {rate} l'heure, avec les trajets les plus demandés.",
    empty: "Aucun jet n'est basé à {city} pour l'instant\u00a0: voici les villes les plus proches d'où décoller.",
    keywords: ["jet privé {city}", "location jet {city}", "affrètement jet privé {city}"],
  },
  type: {
    title: "{type} à {city}",
    description: "Location {type} à {city}\u00a0: {jets}, dès {rate} l'heure.",
    keywords: ["{type} {city}", "location {type}", "jet privé {city}"],
  },
  model: {
    title: "{jet} à {city}",
    description: "Location {jet} à {city}\u00a0: {passengers} places, {range} d'autonomie, {rate} l'heure.",
    keywords: ["location {jet}", "{jet} {city}", "{type}", "jet privé {city}"],
  },
  experience: {
    title: "{experience}, expérience à {city}",
    description: "{experience}\u00a0: {duration}, depuis {city}.",
    price: "{price} par {unit}, pour deux personnes.",
    keywords: ["{experience}", "expérience voiture de luxe", "week-end {city}"],
  },
};
