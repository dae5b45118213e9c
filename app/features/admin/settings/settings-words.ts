/** What the settings' screen says. */
export const SETTINGS_WORDS = {
  title: "Impostazioni",
  categoryTerms: "Condizioni per categoria",
  mailTexts: "Testi delle e-mail",
  saved: "Impostazioni salvate",
  saveFailed: "Errore nel salvataggio delle impostazioni",
  previewTitle: "Come appare sul sito",
  footer: "Piè di pagina",
  contacts: "Pagina dei contatti",
  restore: (value: string) => `Ripristina ${value}`,
  restoreEmpty: "Ripristina il campo vuoto",
  restoreHours: "Ripristina gli orari iniziali",
  addHours: "Aggiungi una riga",
  removeHours: (row: number) => `Togli la riga ${row}`,
  hoursLabel: (row: number) => `Dove o come, riga ${row}`,
  hours: (row: number) => `Orari, riga ${row}`,
};
