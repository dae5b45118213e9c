/**
 * Internal path that is rendered for a URL with broken encoding, so that the visitor gets an error page (product.md#bad-input). Nothing links to it.
 */
export const MALFORMED_URL_PATH = "/-/indirizzo/illeggibile";

/** Internal path that is rendered for a page of an offer that is switched off (product.md#offers). No page has it, so it answers 404. */
export const SWITCHED_OFF_PATH = "/-/offerta/spenta";
