export const NO_SUCH_ENQUIRY = "Questa richiesta non esiste.";
