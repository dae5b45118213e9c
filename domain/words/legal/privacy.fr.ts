import type { Translated } from "#domain/words/text.ts";
import type { PRIVACY_IT } from "./privacy.it.ts";

export const PRIVACY_FR: Translated<typeof PRIVACY_IT> = {
  controller: {
    title: "Qui traite vos données",
    lead: "Le responsable du traitement est\u00a0:",
  },
  data: {
    title: "Quelles données, et pourquoi",
    carRequest:
      "<b>Demande d'une voiture\u00a0:</b> nom, e-mail, téléphone, villes, dates et heures, date de naissance et date de délivrance du permis du conducteur, votre éventuelle remarque. Elles servent à vous réserver la voiture, à vérifier que vous pouvez la conduire et à conclure le contrat (art. 6.1.b du règlement UE 2016/679).",
    waitingList:
      "<b>Liste d'attente\u00a0:</b> nom, e-mail, dates et lieux. Elles servent à vous écrire quand la voiture se libère (art. 6.1.b).",
    forms: "<b>{services}\u00a0:</b> nom, e-mail, téléphone, {asked}. {use} (art. 6.1.b).",
    askedDetails: "message et ce que vous demandez ({details})",
    askedSubject: "message et objet",
    details: {
      legs: "trajets et passagers",
      date: "date",
      event: "événement",
    },
    useForQuote: "Elles servent à répondre et à préparer un devis",
    useForReply: "Elles servent à répondre",
    invoices:
      "<b>Factures et documents d'une location\u00a0:</b> nous les conservons parce que la loi l'exige (art. 6.1.c).",
    address:
      "<b>Adresse IP\u00a0:</b> elle reste une minute dans la mémoire du programme lorsque vous envoyez un formulaire ou demandez les disponibilités, pour arrêter les envois en rafale (art. 6.1.f). Qui se connecte avec un compte la laisse dans sa session, tant qu'elle dure\u00a0; une connexion, et une demande refusée pour des raisons de sécurité, la laissent dans le journal de sécurité du serveur. Rien n'est enregistré sur les pages que vous lisez.",
  },
  storage: {
    title: "Cookies et mémoire du navigateur",
    session: {
      label: "Session de connexion, pour le personnel uniquement",
      value: "Cookie technique, 7 jours",
    },
    device: {
      label: "Appareil reconnu, uniquement pour qui se connecte",
      value: "Cookie technique, 180 jours",
    },
    sidebar: {
      label: "Barre latérale du panneau d'administration, pour le personnel uniquement",
      value: "Cookie technique, 7 jours",
    },
    search: {
      label: "Dernière recherche\u00a0: lieux, dates et heures",
      value: "Dans votre navigateur, jusqu'à la suivante",
    },
    favourites: {
      label: "Voitures favorites",
      value: "Dans votre navigateur, jusqu'à ce que vous les retiriez",
    },
    theme: {
      label: "Apparence de la page, jour ou nuit",
      value: "Dans votre navigateur, jusqu'à ce que vous choisissiez «\u00a0Automatique\u00a0»",
    },
    scroll: {
      label: "Position de lecture, pour revenir en arrière",
      value: "Dans votre navigateur, jusqu'à la fermeture de l'onglet",
    },
  },
  recipientsTitle: "Qui d'autre les voit",
  retention: {
    title: "Combien de temps",
    requests: "Demandes et devis ({services})",
    monthsFromUpdate: {
      one: "{count} mois à compter de la dernière mise à jour",
      other: "{count} mois à compter de la dernière mise à jour",
    },
    bookings: "Réservations expirées, annulées ou refusées",
    waitingList: "Places en liste d'attente",
    monthsFromWait: {
      one: "{count} mois à compter de la fin de l'attente",
      other: "{count} mois à compter de la fin de l'attente",
    },
    rentals: "Locations",
    yearsFromReturn: {
      one: "{count} an à compter du retour (art. 2220 du Code civil italien)",
      other: "{count} ans à compter du retour (art. 2220 du Code civil italien)",
    },
    queuedMails: "E-mails en attente d'envoi",
    queuedMailsTime: "24 heures après la remise",
    pictures: "Photographies de l'état de la voiture, visibles par le seul personnel",
    monthsFromRecord: {
      one: "{count} mois à compter de l'état des lieux",
      other: "{count} mois à compter de l'état des lieux",
    },
    messages: "Messages sur la page d'une réservation",
    monthsFromReturn: { one: "{count} mois à compter du retour", other: "{count} mois à compter du retour" },
    accounts: "Comptes sans fonction",
    monthsFromChange: {
      one: "{count} mois à compter de la dernière modification",
      other: "{count} mois à compter de la dernière modification",
    },
    mailFiles: "E-mails écrits dans des fichiers, sans serveur de messagerie",
    days: { one: "{count} jour", other: "{count} jours" },
    reviews: "Avis",
    reviewsTime: "Autant que la location, ou jusqu'à ce que vous demandiez leur retrait",
    fingerprint: "Empreinte de la connexion d'où vient une demande",
    fingerprintTime: "Tant que la demande est en attente",
    alerts: "Alertes en cas de demandes trop nombreuses",
  },
  link: {
    title: "Votre lien privé",
    text: {
      one: "Qui demande une voiture reçoit par e-mail un lien vers sa réservation. Qui le possède voit la réservation et peut l'annuler\u00a0: ne le transmettez pas à qui ne doit pas le faire. Il se ferme {count} mois après le retour\u00a0; si nous corrigeons votre adresse e-mail, vous en recevez un nouveau, et l'ancien n'ouvre plus rien. La page n'est pas visible des moteurs de recherche et nous ne conservons pas le lien, mais seulement l'empreinte qui permet de le reconnaître.",
      other:
        "Qui demande une voiture reçoit par e-mail un lien vers sa réservation. Qui le possède voit la réservation et peut l'annuler\u00a0: ne le transmettez pas à qui ne doit pas le faire. Il se ferme {count} mois après le retour\u00a0; si nous corrigeons votre adresse e-mail, vous en recevez un nouveau, et l'ancien n'ouvre plus rien. La page n'est pas visible des moteurs de recherche et nous ne conservons pas le lien, mais seulement l'empreinte qui permet de le reconnaître.",
    },
  },
  rights: {
    title: "Vos droits",
    text: "Vous pouvez à tout moment nous demander de consulter vos données, d'en recevoir une copie, de les corriger, de les effacer ou d'en limiter l'usage, et vous opposer au traitement. Écrivez à <email>{email}</email> en indiquant la référence de la demande\u00a0: nous répondons sous un mois, en général le jour même.",
  },
  paragraphs: {
    summary:
      "Nous demandons le nécessaire, le conservons pour la durée indiquée ici et ne le vendons à personne. Aucun cookie de profilage.",
    collection: "Nous ne recueillons que ce que vous écrivez dans un formulaire, et seulement pour vous répondre.",
    no_profiling:
      "Sur le site, nous ne demandons aucune donnée de paiement, nous n'établissons aucun profil et aucune décision n'est prise par une machine\u00a0: une personne répond à chaque demande.",
    cookies: "Nous n'envoyons aucun cookie aux visiteurs du site. C'est pourquoi il n'y a pas de bandeau à fermer.",
    favourites:
      "Les <favourites>favoris</favourites> restent dans votre navigateur\u00a0: pour les afficher, la page demande à notre serveur les fiches de ces voitures, sans dire à qui ils appartiennent.",
    recipients:
      "Notre personnel qui répond aux demandes, et les prestataires qui hébergent le site et acheminent les e-mails, désignés sous-traitants. {partners}Nous ne vendons pas de données et n'en donnons pas à des annonceurs.",
    third_parties:
      "Les pages ne contiennent ni outils de mesure, ni polices, ni cartes, ni cadres d'autres sites\u00a0; si la photographie d'une voiture est hébergée ailleurs, votre navigateur la demande à cette adresse. Le lien vers WhatsApp mène à un service de Meta, avec ses règles\u00a0: vous ne l'ouvrez que si vous le choisissez.",
    deletion: "Le délai écoulé, le programme efface les données de lui-même, chaque jour.",
    authority:
      "Si vous estimez que quelque chose ne va pas, vous pouvez vous adresser à l'autorité italienne de protection des données, <authority>garanteprivacy.it</authority>.",
  },
  partners: {
    both: "Pour un vol ou une expérience, ceux qui l'exécutent reçoivent les données nécessaires après votre acceptation du devis. ",
    jets: "Pour un vol, ceux qui l'exécutent reçoivent les données nécessaires après votre acceptation du devis. ",
    experiences:
      "Pour une expérience, ceux qui l'exécutent reçoivent les données nécessaires après votre acceptation du devis. ",
  },
};
