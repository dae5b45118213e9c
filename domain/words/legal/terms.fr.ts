import type { Translated } from "#domain/words/text.ts";
import type { TERMS_IT } from "./terms.it.ts";

export const TERMS_FR: Translated<typeof TERMS_IT> = {
  byVehicle: "selon la voiture",
  titles: {
    company: "Avec qui vous concluez le contrat",
    booking: "Comment réserver",
    price: "Le prix",
    fleet: "Les conditions de la flotte",
    drivers: "Qui peut conduire",
    deposit: "Caution et franchise",
    kilometres: "Kilomètres",
    delivery: "Livraison et retour",
    cancellation: "Annulation",
    pictures: "Illustrations et photographies",
    law: "Droit applicable et réclamations",
  },
  booking:
    "{hold} Pendant ce temps, personne d'autre ne peut la réserver. Nous répondons sous {hours}\u00a0; le contrat est conclu avec notre confirmation, et dès lors la voiture reste à vous pour toutes les dates. Si la confirmation n'arrive pas avant la fin de ce délai, la demande expire d'elle-même et vous ne devez rien.",
  payment: "{payment} Le prix et les conditions restent ceux de la demande, même s'ils changent ensuite.",
  days: "La location se compte par périodes de 24 heures, à partir de l'heure de départ\u00a0: de 10\u00a0h à 10\u00a0h le lendemain, c'est un jour, même au changement d'heure. Toute période entamée est due en entier et le minimum est d'un jour.",
  daysWithGrace:
    "La location se compte par périodes de 24 heures, à partir de l'heure de départ\u00a0: de 10\u00a0h à 10\u00a0h le lendemain, c'est un jour, même au changement d'heure. Toute période entamée est due en entier, mais jusqu'à {grace} après l'heure de départ, aucun jour supplémentaire n'est dû. Le minimum est d'un jour.",
  total: "Le total comprend l'assurance complète, la livraison et le retour en ville. {oneWay} {ownCosts}",
  drivers:
    "L'âge et les années de permis se comptent au jour du départ. Âge minimum\u00a0: {age}. Permis\u00a0: {licence}. Au départ, nous demandons le permis et une pièce d'identité. {drivers}",
  kilometres:
    "Les kilomètres inclus ({included}) s'additionnent sur toute la location\u00a0: ceux que vous ne faites pas aujourd'hui vous restent demain. Chaque kilomètre supplémentaire se paie au retour ({extra}).",
  delivery:
    "Nous amenons la voiture à l'aéroport, à l'hôtel ou à domicile dans la <cities>ville</cities> choisie, et nous venons l'y reprendre\u00a0: en ville, la livraison est gratuite. {cost} Les heures sont celles de l'horloge de chaque ville. En cas de retard, appelez-nous\u00a0: un autre client attend peut-être la voiture.",
  cancellation:
    "{cancellation} La voiture redevient libre aussitôt et vous recevez une confirmation. Après le départ, appelez-nous au <phone>{phone}</phone>.",
  linkHolder: "Qui possède le lien privé peut annuler\u00a0: gardez-le précieusement.",
  quoteForFlights:
    "Une demande de devis ne vous engage pas. Les estimations de vols sont indicatives\u00a0; seul compte le devis écrit, que vous recevez sous {hours}, les taxes sur une ligne à part.",
  quote: "Une demande de devis ne vous engage pas. Seul compte le devis écrit, que vous recevez sous {hours}.",
  club: "L'admission à la <club>Communauté VIP</club> suit une évaluation\u00a0; une place à un événement est à vous quand nous la confirmons.",
  paragraphs: {
    summary:
      "Les mêmes conditions que vous lisez à côté du prix de chaque voiture, ici en entier. Pas une ligne de plus au comptoir.",
    open_requests:
      "Qui a déjà plusieurs demandes en attente peut en envoyer d'autres après la réponse, ou nous appeler\u00a0: ainsi une seule personne ne retient pas toutes les voitures.",
    model:
      "La réservation retient un exemplaire précis de ce modèle, pour toutes vos dates et pour le temps nécessaire à sa préparation. Pas de «\u00a0ou similaire\u00a0»\u00a0: si une panne rend la livraison impossible, nous vous le disons aussitôt, et vous choisissez d'accepter une autre voiture ou d'annuler sans frais.",
    vehicle_figures:
      "Les chiffres exacts de la voiture choisie figurent dans sa fiche, avant toute donnée personnelle\u00a0: <cars>toutes les voitures</cars>.",
    pictures:
      "Les images des voitures et des villes sont nos propres illustrations, sauf les photographies téléversées par notre personnel, qui les remplacent. Les données techniques et les équipements de la fiche sont ceux de l'exemplaire que vous recevez. Les noms des constructeurs appartiennent à leurs titulaires respectifs, avec lesquels nous n'avons aucun lien.",
    law: "Le droit italien s'applique\u00a0; si vous êtes un consommateur, vous conservez les droits et le tribunal de votre lieu de résidence. Pour une réclamation, <contacts>écrivez-nous</contacts>\u00a0: une personne qui peut décider vous répond. Le traitement de vos données est décrit dans la <privacy>page sur la confidentialité</privacy>.",
  },
  picturesWithJets:
    "Les images des voitures, des jets et des villes sont nos propres illustrations, sauf les photographies téléversées par notre personnel, qui les remplacent. Les données techniques et les équipements de la fiche sont ceux de l'exemplaire que vous recevez. Les noms des constructeurs appartiennent à leurs titulaires respectifs, avec lesquels nous n'avons aucun lien.",
};
