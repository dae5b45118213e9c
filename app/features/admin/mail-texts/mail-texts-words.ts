import { formatHours } from "#domain/format-hours.ts";
import { companyValues, type MailValues } from "#domain/mail-texts/fill-mail-text.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { RENTAL_MAILS_IT } from "#domain/words/mails/rental-mails.it.ts";
import { say } from "#domain/words/say.ts";

export const MAIL_TEXTS_WORDS = {
  title: "Testi delle e-mail",
  back: "Torna alle impostazioni",
  saved: "Testo aggiornato",
  saveFailed: "Errore nel salvataggio del testo",
  reset: "Torna al testo della casa",
  resetDone: "È tornato il testo della casa",
  unchanged: "Testo della casa",
  changed: "Modificato",
  fixed: "Tabelle, collegamenti e righe di legge seguono da sé.",
  hint: (fields: readonly string[]) =>
    `Una riga vuota divide i paragrafi. I campi fra graffe si riempiono da sé: ${fields.map((field) => `{${field}}`).join(", ")}.`,
};

/** Returns an example booking, enquiry and quote for the preview, about what the company offers; the company's values are its own. */
export function mailExampleValues(site: SiteConfiguration): MailValues {
  return {
    ...EXAMPLE_VALUES,
    ...(site.offers.jets ? JET_EXAMPLE : CAR_EXAMPLE),
    codice: `${site.bookingPrefix}-7K3MQD`,
    ore_risposta: formatHours(site.replyWithinHours),
    carburante: site.rentalRules.fuelLevel,
    di_nuovo: `Se la desideri ancora, chiamaci al ${site.phone} oppure ripeti la richiesta: le date sono già compilate.`,
    ...companyValues(ITALIAN_OPENING_HOURS, site),
  };
}

const JET_EXAMPLE: MailValues = {
  argomento: "il tuo volo",
  risposta: "Gentile Ada Lovelace,\n\nil volo è possibile alle 7:30 da Linate.",
  oggetto: "Milano – Nizza in Light Jet",
};
const CAR_EXAMPLE: MailValues = {
  argomento: "il tuo messaggio",
  risposta: "Gentile Ada Lovelace,\n\nla vettura può aspettarti in albergo alle 9:30.",
  oggetto: "Ferrari 296 GTB, tre giorni a dicembre",
};

const EXAMPLE_VALUES: MailValues = {
  saluto: "Gentile Ada Lovelace,",
  nome: "Ada Lovelace",
  vettura: "Ferrari 296 GTB",
  ritiro: "giovedì 10 dicembre 2026, ore 10:00, Milano",
  riconsegna: "domenica 13 dicembre 2026, ore 18:30, Roma",
  totale: "€ 5.600",
  documenti: say(ITALIAN_FORMATS, RENTAL_MAILS_IT.bringWithCard, { deposit: "€ 10.000" }),
  deposito: "€ 10.000",
  chi_porta: "Ti consegniamo l'auto noi.",
  mappa: "https://www.google.com/maps/dir/?api=1&destination=45.630%2C8.723",
  volo: "AZ 1234",
  blocco:
    "Ferrari 296 GTB è tenuta per te fino a sabato 21 novembre 2026, ore 12:00. Apri il link qui sotto e la teniamo fino a domenica 22 novembre 2026, ore 10:00.",
  scadenza: "Dopo 24 ore la vettura è tornata libera.",
  firma: "Giulia Ferraris",
  valido_fino: "domenica 29 novembre 2026",
  ordine: "OR-7K3MQD",
  evento: "Cena del produttore",
  giorno: "sabato 12 dicembre 2026",
  luogo: "Erbusco",
  costo: "Non devi nulla.",
  motivo: "La vettura è ferma per una riparazione imprevista.",
  date_chieste: "Da sabato 12 dicembre 2026, ore 10:00, a martedì 15 dicembre 2026, ore 10:00.",
  variazione_totale: "Il totale passa da € 5.600 a € 4.200.",
  variazione_colori: "I colori della vettura cambiano: era Rosso Corsa, ora è Giallo Modena.",
};
