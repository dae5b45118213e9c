/** What a form's fields are refused with: each wrong one says why itself. */
export const WRONG_FIELDS = "Controlla i campi evidenziati.";
