/**
 * Internal path that is rendered for a URL with broken encoding, so that the visitor gets an error page (product.md#bad-input). Nothing links to it.
 */
export const MALFORMED_URL_PATH = "/-/indirizzo/illeggibile";
