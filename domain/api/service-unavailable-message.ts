/** The API's message for status 503, which the panel shows too. */
export const SERVICE_UNAVAILABLE_MESSAGE = "Il servizio è momentaneamente non disponibile. Riprova tra poco.";
