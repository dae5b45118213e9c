/** What somebody is told whose admin role waits for a second factor (product.md#roles). */
export const SECOND_FACTOR_NEEDED =
  "Il ruolo di amministratore vale da quando attivi il secondo fattore, nella pagina del tuo account.";
