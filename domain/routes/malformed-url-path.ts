/** Rendered in place of an address whose encoding is broken: a browser gets a page that says so (product.md#bad-input). No link leads here. */
export const MALFORMED_URL_PATH = "/-/indirizzo/illeggibile";
