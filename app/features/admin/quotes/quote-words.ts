/** Sentences of the quote screens; amounts and dates are formatted by the caller. */
export const QUOTE_WORDS = {
  total: (amount: string): string => `Totale ${amount}`,
  card: ({ title, total, until }: { title: string; total: string; until: string }): string =>
    `${title} · ${total} · fino al ${until}`,
  languageSet: (language: string): string => `Lingua del preventivo: ${language}`,
  languageFailed: "Errore nel cambiare la lingua",
  sendTo: (email: string): string => `Invia a ${email}`,
};
