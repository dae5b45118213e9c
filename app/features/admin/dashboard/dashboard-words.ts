/** What is said beside the chart of the fleet's days; shares and numbers come written out. */
export const OCCUPANCY_WORDS = {
  today: (share: string): string => `oggi ${share}`,
  facts: ({ days, average, units, end }: { days: number; average: string; units: string; end: string }): string =>
    `Media dei prossimi ${days} giorni ${average}, su ${units} unità. Scala da 0 a ${end}.`,
  rented: (share: string): string => `Prenotata ${share}`,
  maintenance: (share: string): string => `Manutenzione ${share}`,
};

export const HANDLED = "Avviso segnato come visto.";
export const HANDLE_FAILED = "Impossibile segnare l'avviso come visto.";

/** How often it has happened that day. */
export const timesSentence = (times: number): string => (times === 1 ? "Una volta" : `${times} volte in un giorno`);
