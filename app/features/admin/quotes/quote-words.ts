/** What the screens of quotes say in sentences; amounts and days come written out. */
export const QUOTE_WORDS = {
  total: (amount: string): string => `Totale ${amount}`,
  card: ({ title, total, until }: { title: string; total: string; until: string }): string =>
    `${title} · ${total} · fino al ${until}`,
  sendTo: (email: string): string => `Invia a ${email}`,
};
