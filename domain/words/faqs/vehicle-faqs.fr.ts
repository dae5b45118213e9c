import type { Translated } from "#domain/words/text.ts";
import type { VEHICLE_FAQS_IT } from "./vehicle-faqs.it.ts";

export const VEHICLE_FAQS_FR: Translated<typeof VEHICLE_FAQS_IT> = {
  price: {
    question: "Combien coûte {vehicle} en location à {city}\u00a0?",
    available:
      "{rate} par jour, assurance complète et livraison en ville comprises. Une fois les dates choisies, vous voyez tout de suite le total, avant même d'indiquer vos coordonnées.",
    unavailable:
      "{rate} par jour, assurance complète et livraison en ville comprises. Elle n'est pas disponible pour l'instant.",
  },
  deposit: { question: "Quels sont la caution et la franchise {ofVehicle}\u00a0?" },
  kilometres: {
    question: "Combien de kilomètres sont inclus avec {vehicle}\u00a0?",
    answer: "{kilometres} par jour, cumulés sur toute la location. Chaque kilomètre supplémentaire coûte {extra}.",
  },
  driver: {
    question: "Qui peut conduire {vehicle}\u00a0?",
    answer: "Toute personne ayant {age} ans révolus le jour du départ et le permis depuis au moins {years} ans.",
  },
  delivery: {
    question: "Où livrez-vous {vehicle}\u00a0?",
    here: "À {city}\u00a0: à l'hôtel, au bureau ou à la gare, sans supplément. Un aéroport hors de la ville peut entraîner un supplément, affiché avant la demande.",
    elsewhere:
      "Nous l'amenons aussi, au même prix, dans ces villes\u00a0: {cities}. Choisissez la ville dans la recherche et voyez à partir de quand elle peut y être.",
    furtherCities: { one: "une autre de nos villes", other: "{count} autres de nos villes" },
  },
  request: {
    question: "Recevrai-je exactement {vehicle}\u00a0?",
    answer:
      "Oui. La demande réserve pour vous un exemplaire précis\u00a0: {title}. {hold} Nous répondons sous {promised} et, la réservation confirmée, cet exemplaire est à vous pour toutes les dates.",
  },
};
