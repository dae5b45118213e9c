import type { MailValues } from "#domain/mail-texts/fill-mail-text.ts";

/** What the screen of the mails' words says. */
export const MAIL_TEXTS_WORDS = {
  title: "Testi delle e-mail",
  back: "Torna alle impostazioni",
  saved: "Testo aggiornato",
  saveFailed: "Errore nel salvataggio del testo",
  reset: "Torna al testo della casa",
  resetDone: "È tornato il testo della casa",
  house: "Testo della casa",
  changed: "Modificato",
  fixed: "Tabelle, collegamenti e righe di legge seguono da sé.",
  hint: (fields: readonly string[]) =>
    `Una riga vuota divide i paragrafi. I campi fra graffe si riempiono da sé: ${fields.map((field) => `{${field}}`).join(", ")}.`,
};

/** A booking that does not exist, for the preview. */
export const EXAMPLE_VALUES: MailValues = {
  nome: "Ada Lovelace",
  vettura: "Ferrari 296 GTB",
  codice: "VL-7K3MQD",
  ritiro: "giovedì 10 dicembre 2026, ore 10:00, Milano",
  riconsegna: "domenica 13 dicembre 2026, ore 18:30, Roma",
  totale: "€ 5.600",
  casa: "Velluto",
  telefono_casa: "+39 02 0000 0000",
  motivo: "La vettura è ferma per una riparazione imprevista.",
  variazione_totale: "Il totale passa da € 5.600 a € 4.200.",
  variazione_colori: "I colori della vettura cambiano: era Rosso Corsa, ora è Giallo Modena.",
};
