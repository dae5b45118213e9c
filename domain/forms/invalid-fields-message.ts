/** General message of an invalid form; each field shows its own error. */
export const INVALID_FIELDS_MESSAGE = "Controlla i campi evidenziati.";
