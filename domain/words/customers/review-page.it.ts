/** The private page of a review (product.md#reviews). */
export const REVIEW_PAGE_IT = {
  privateTitle: "Recensione di {vehicle}",
  kicker: "La tua recensione, {vehicle}",
  headlines: {
    asked: "Com'è andata?",
    written: "Grazie, l'abbiamo ricevuta.",
    published: "La tua recensione è pubblicata.",
    declined: "Grazie di averci scritto.",
  },
  leads: {
    asked: "{vehicle} è tornata a casa {date}. Le tue parole aiutano chi sceglie dopo di te.",
    written: "La leggiamo e poi la pubblichiamo sulla pagina della vettura. Fino ad allora puoi cambiarla qui.",
    published: "Si legge sulla pagina di {vehicle}. Per cambiarla o toglierla chiamaci: {phone}.",
    declined: "L'abbiamo letta e non la pubblichiamo. Se vuoi parlarne, siamo al telefono: {phone}.",
  },
  stars: "Quante stelle le dai?",
  body: "Com'è andata?",
  bodyHint: "La vettura, la consegna, chi ti ha seguito: quello che vuoi. Da 20 a 1.500 caratteri.",
  name: "Nome da mostrare",
  nameHint: "Compare accanto alla recensione con il mese e la vettura; nient'altro di te.",
  send: "Invia la recensione",
  sendAgain: "Salva le modifiche",
  sending: "Invio in corso…",
  consent:
    "Inviando accetti che la pubblichiamo sulla pagina della vettura. Chiedici quando vuoi di toglierla. <privacy>Informativa sulla privacy</privacy>.",
  submitted: "Quello che hai scritto",
} as const;
