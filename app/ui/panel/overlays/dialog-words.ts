/** Texts of the buttons that close a dialog without an action. */
export const DIALOG_WORDS = {
  /** In forms. */
  cancel: "Annulla",
  /** In questions: beside "Annulla la prenotazione", a plain "Annulla" would sound like a yes. */
  back: "Torna indietro",
};
