export const NO_SUCH_ORDER = "Questo ordine non esiste.";
