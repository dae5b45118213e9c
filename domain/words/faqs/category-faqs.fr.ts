import type { Translated } from "#domain/words/text.ts";
import type { CATEGORY_FAQS_IT } from "./category-faqs.it.ts";

export const CATEGORY_FAQS_FR: Translated<typeof CATEGORY_FAQS_IT> = {
  questions: {
    sportive: [
      { question: "Quel âge faut-il pour conduire une sportive\u00a0?", answer: "Il faut détenir {licence}. {age}" },
      { question: "Combien coûte une sportive par jour\u00a0?", answer: "{price}" },
      { question: "Quel est le montant de la caution d'une sportive\u00a0?", answer: "{deposit}" },
      {
        question: "Recevrai-je exactement le modèle choisi\u00a0?",
        answer:
          "Oui. La réservation bloque un exemplaire précis de ce modèle pour toutes vos dates, et personne d'autre ne peut le réserver. Au départ, pas de «\u00a0ou similaire\u00a0».",
      },
      { question: "Puis-je l'utiliser sur circuit\u00a0?", answer: "{track}" },
    ],
    cabrio: [
      {
        question: "Quelle place reste-t-il pour les bagages, capote ouverte\u00a0?",
        answer:
          "Le volume du coffre figure sur la fiche de chaque cabriolet. Capote ouverte, il diminue\u00a0: pour une semaine à deux, prévoyez des sacs souples. Si vous avez des valises rigides, indiquez-le dans la remarque et nous vous dirons tout de suite si elles entrent.",
      },
      {
        question: "Et s'il fait mauvais temps\u00a0?",
        answer:
          "Chacun de nos cabriolets a une capote faite pour rouler sur autoroute sous la pluie. La voiture reste celle que vous avez choisie\u00a0; si vous préférez changer de dates, nous répondons sous {promised}.",
      },
      { question: "Combien coûte un cabriolet par jour\u00a0?", answer: "{price}" },
      { question: "Quel est le montant de la caution d'un cabriolet\u00a0?", answer: "{deposit}" },
      { question: "Qui peut conduire\u00a0?", answer: "Il faut détenir {licence}. {age}" },
    ],
    suv: [
      { question: "Puis-je passer les frontières\u00a0?", answer: "{borders}" },
      {
        question: "Comment fonctionnent les kilomètres inclus\u00a0?",
        answer:
          "Chaque SUV a ses kilomètres par jour, cumulés sur toute la location\u00a0: vous pouvez en faire beaucoup à une étape et peu à la suivante. Le prix du kilomètre supplémentaire est lui aussi indiqué avant la demande.",
      },
      { question: "Combien coûte un SUV par jour\u00a0?", answer: "{price}" },
      { question: "Quel est le montant de la caution d'un SUV\u00a0?", answer: "{deposit}" },
      { question: "Quel permis faut-il\u00a0?", answer: "Le permis B suffit\u00a0: il faut détenir {licence}. {age}" },
    ],
    berline: [
      {
        question: "Pouvez-vous livrer la berline à l'aéroport ou au bureau\u00a0?",
        answer:
          "Oui. Dans la ville choisie, la livraison est gratuite\u00a0: à l'hôtel, à domicile ou au bureau. Un aéroport hors de la ville peut entraîner un supplément, affiché avant la demande. Dans la demande, vous indiquez l'adresse, le point de rencontre et le vol.",
      },
      {
        question: "Peut-on avoir un chauffeur\u00a0?",
        answer:
          "Oui, chaque berline peut être proposée avec un chauffeur privé. Demandez-le dans la remarque\u00a0: vous recevez le prix sous {promised}, avant de confirmer.",
      },
      { question: "Combien coûte une berline par jour\u00a0?", answer: "{price}" },
      { question: "Quel est le montant de la caution d'une berline\u00a0?", answer: "{deposit}" },
      {
        question: "Quelles conditions le conducteur doit-il remplir\u00a0?",
        answer: "Il faut détenir {licence}. {age}",
      },
    ],
    van: [
      {
        question: "Faut-il un permis particulier\u00a0?",
        answer: "Non\u00a0: pour nos vans, le permis B suffit. Il faut détenir {licence}. {age}",
      },
      {
        question: "Combien de personnes et de valises transporte-t-il\u00a0?",
        answer:
          "Les places et le volume du coffre figurent sur la fiche de chaque van. Si vous voyagez au complet avec de grands bagages, indiquez-le dans la remarque\u00a0: nous vérifions la disposition des sièges avant la livraison.",
      },
      {
        question: "Fournissez-vous des sièges enfants\u00a0?",
        answer:
          "Oui, installés à la livraison. Indiquez dans la remarque combien d'enfants voyagent, leur âge et leur taille\u00a0: nous nous occupons du reste.",
      },
      { question: "Combien coûte un van par jour\u00a0?", answer: "{price}" },
      { question: "Quel est le montant de la caution d'un van\u00a0?", answer: "{deposit}" },
    ],
  },
  onEachPage: "C'est indiqué à côté du prix de chaque voiture, avant la demande.",
  price: {
    unknown: "Le prix pour vos dates figure à côté de chaque voiture, avant la demande.",
    ofAll:
      "Tous nos tarifs se situent entre {lowest} et {highest}\u00a0euros par jour\u00a0; le total pour vos dates figure à côté de chaque voiture, avant la demande.",
    single: "{rate}\u00a0euros, assurance complète et livraison en ville comprises.",
    span: "De {lowest} à {highest}\u00a0euros selon la voiture, assurance complète et livraison en ville comprises.",
  },
  deposit: {
    ofCategory: "La caution est {deposit}, selon la voiture.",
    ofCategoryAndFleet:
      "La caution est {deposit}\u00a0; pour toute la flotte, elle est {fleetDeposit}, selon la voiture.",
    single: "de {amount}\u00a0euros",
    span: "comprise entre {lowest} et {highest}\u00a0euros",
    exact: "Le montant exact figure à côté du prix de chaque voiture, avec la franchise\u00a0: c'est {held}.",
  },
  licence: {
    unknown: "un permis de conduire",
    single: "un permis de conduire depuis au moins {years} ans",
    span: "un permis de conduire depuis au moins {lowest} à {highest} ans, selon la voiture",
  },
  age: {
    single: "L'âge minimum est de {age} ans révolus le jour du départ.",
    span: "L'âge minimum est de {lowest} ans révolus le jour du départ, {highest} pour certaines voitures\u00a0: les conditions de chacune l'indiquent avant la demande.",
  },
  borders: {
    unknown: "Cela dépend de l'itinéraire.",
    inCountry: "Nous sommes présents {inCountry}.",
    inCountries: "Oui, dans les {countries} où nous sommes présents\u00a0: {names}.",
    elsewhere:
      "Pour d'autres pays, indiquez l'itinéraire dans la remarque de la demande\u00a0: nous vous répondons avant la confirmation.",
  },
  track: {
    roadOnly: "Non\u00a0: l'assurance complète couvre l'usage sur route.",
    events:
      "Pour rouler sur circuit, il y a les événements de la Communauté VIP, avec voitures et instructeurs dédiés.",
  },
};
