/** What a form's fields are refused with: each wrong one says why itself. */
export const INVALID_FIELDS_MESSAGE = "Controlla i campi evidenziati.";
