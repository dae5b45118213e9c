/** Texts of the occupancy chart; shares and numbers are formatted by the caller. */
export const OCCUPANCY_WORDS = {
  today: (percent: string): string => `oggi ${percent}`,
  facts: ({ days, average, units, end }: { days: number; average: string; units: string; end: string }): string =>
    `Media dei prossimi ${days} giorni ${average}, su ${units} unità. Scala da 0 a ${end}.`,
  rented: (percent: string): string => `Prenotata ${percent}`,
  maintenance: (percent: string): string => `Manutenzione ${percent}`,
};

export const ALERT_HANDLED = "Avviso segnato come visto.";
export const ALERT_HANDLE_FAILED = "Impossibile segnare l'avviso come visto.";

/** Returns how often the limit was exceeded that day. */
export const timesPerDaySentence = (times: number): string =>
  times === 1 ? "Una volta" : `${times} volte in un giorno`;
