import type { Translated } from "#domain/words/text.ts";
import type { REQUEST_MAIL_TEXTS_IT } from "./request-mail-texts.it.ts";

export const REQUEST_MAIL_TEXTS_FR: Translated<typeof REQUEST_MAIL_TEXTS_IT> = {
  "enquiry-received": {
    subject: "Votre demande {codice}\u00a0: {argomento}",
    heading: "Votre demande est entre nos mains.",
    body: "Bonjour,\n\nNous vous répondons {ore_risposta}. Ce que vous avez écrit se trouve sur votre page\u00a0; si vous souhaitez ajouter quelque chose, écrivez-le là ou appelez-nous en indiquant la référence.",
  },
  "enquiry-answered": {
    subject: "Réponse à votre demande {codice}\u00a0: {argomento}",
    heading: "Notre réponse.",
    body: "{risposta}\n\n{firma}\n{casa}",
  },
  "quote-sent": {
    subject: "Votre devis {codice}\u00a0: {oggetto}",
    heading: "Votre devis.",
    body: "Bonjour {nome},\n\nVoici ce que nous avons préparé pour vous. Le devis est valable jusqu'au {valido_fino}\u00a0: pour l'accepter, il suffit de l'ouvrir.",
  },
  "quote-ordered": {
    subject: "Commande {ordine} confirmée\u00a0: {oggetto}",
    heading: "Merci, tout est confirmé.",
    body: "Bonjour {nome},\n\nVous avez accepté le devis {codice}. Nous vous appelons pour les détails\u00a0; pour toute question, nous répondons au téléphone {orari_telefono}\u00a0: {telefono_casa}.",
  },
  "club-event-cancelled": {
    subject: "Événement annulé\u00a0: {evento}, {codice}",
    heading: "Nous avons dû annuler l'événement.",
    body: "Bonjour {nome},\n\nNous avons malheureusement dû annuler «\u00a0{evento}\u00a0», prévu le {giorno}, {luogo}.\n\nNous le regrettons\u00a0: vous serez parmi les premiers informés du prochain rendez-vous.\n\n{firma}\n{casa}",
  },
  "club-event-moved": {
    subject: "Nouveau rendez-vous\u00a0: {evento}, {codice}",
    heading: "L'événement a un nouveau rendez-vous.",
    body: "Bonjour {nome},\n\nVoici le nouveau rendez-vous de «\u00a0{evento}\u00a0»\u00a0: nous vous attendons le {giorno}, {luogo}.\n\nVotre place reste la vôtre. Si vous ne pouvez plus venir, appelez-nous au {telefono_casa}\u00a0: nous la donnerons à un autre membre.\n\n{firma}\n{casa}",
  },
};
