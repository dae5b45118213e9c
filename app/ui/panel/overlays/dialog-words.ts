/** Texts of the buttons that close a dialog without an action. */
export const DIALOG_WORDS = {
  /** The button that closes a form. */
  cancel: "Annulla",
  /** The button that closes a question: beside "Annulla la prenotazione", a plain "Annulla" would sound like a yes. */
  back: "Torna indietro",
};
