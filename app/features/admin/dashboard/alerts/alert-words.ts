export const HANDLED = "Avviso segnato come visto.";
export const HANDLE_FAILED = "Impossibile segnare l'avviso come visto.";

/** How often it has happened that day. */
export const timesSentence = (times: number): string => (times === 1 ? "Una volta" : `${times} volte in un giorno`);
