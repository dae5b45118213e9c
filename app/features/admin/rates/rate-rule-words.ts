import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import type { RateScope } from "#domain/rates/rate-rule.ts";
import type { SeasonColour } from "#domain/rates/season-colours.ts";

export const RATE_KIND_WORDS: Readonly<Record<ApiRateRule["kind"], string>> = {
  day: "Prezzo del giorno",
  package: "Pacchetto",
  length: "Sconto di durata",
  minimum: "Durata minima",
};

export const RATE_SCOPE_WORDS: Readonly<Record<RateScope["kind"], string>> = {
  vehicle: "Una sola auto",
  brand: "Un brand",
  category: "Una categoria",
  all: "Tutte le auto",
};

export const SEASON_COLOUR_WORDS: Readonly<Record<SeasonColour, string>> = {
  gold: "Oro",
  red: "Rosso",
  green: "Verde",
  blue: "Blu",
  violet: "Viola",
  grey: "Grigio",
};

/** Texts of the list and the form of rules. */
export const RATE_RULE_WORDS = {
  created: "Regola aggiunta.",
  updated: "Regola aggiornata.",
  deleted: "Regola eliminata.",
  createFailed: "La regola non è stata aggiunta.",
  updateFailed: "La regola non è stata aggiornata.",
  deleteFailed: "La regola non è stata eliminata.",
  deleteConsequence: "Da subito non vale più. Le prenotazioni fatte tengono i loro prezzi.",
  deleteQuestion: (name: string) => `Eliminare «${name}»?`,
  add: "Aggiungi regola",
  newTitle: "Nuova regola",
  copyTitle: "Nuova regola, dall'anno prima",
  editTitle: "Modifica regola",
  copy: "Copia all'anno prossimo",
  end: "Termina",
  endQuestion: (name: string) => `Terminare «${name}»?`,
  ended: "Regola terminata.",
  endFailed: "La regola non è stata terminata.",
  endConsequence: "Vale fino a ieri; resta nell'elenco. Le prenotazioni fatte tengono i loro prezzi.",
  endDeletes: "Non è ancora cominciata: sarà eliminata.",
  ruleEach: (rows: string) => `Una regola per ogni riga: ${rows}.`,
  nameHint: "Il cliente lo legge nel conto.",
  cityHint: "La base dell'auto.",
  anyCity: "Tutte le città",
  yearlyHint: "Negli stessi giorni, anche a cavallo del Capodanno.",
  rangeHint: "Compreso; vuoto, senza fine.",
  startHint: "Compreso; vuoto, da sempre.",
  packageRangeHint: "Conta il primo giorno del pacchetto.",
  bookingHint: "Vale solo per chi prenota in questi giorni; vuoto, sempre.",
  everyDay: "Nessuna scelta: tutti i giorni.",
  priceHint: "Oppure una percentuale.",
  percentHint: "120 è un quinto in più, 85 il 15 % in meno.",
  defaultTerms: "Annullamento: gratuito fino al ritiro",
  ownTerms: "Annullamento: condizioni proprie",
  cancelHint: "Vuoto o 0: gratuito fino al ritiro. Decide il pacchetto usato, altrimenti la regola del primo giorno.",
  alwaysHint: "Altrimenti si usa se il noleggio non costa meno senza.",
} as const;
