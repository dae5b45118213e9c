/** What the button says that leaves a dialog without doing anything. */
export const DIALOG_WORDS = {
  /** Of a form. */
  cancel: "Annulla",
  /** Of a question: beside "Annulla la prenotazione" a plain "Annulla" would read as its yes. */
  back: "Torna indietro",
};
