import { ServiceError } from "#server/errors.ts";

export const NO_SUCH_BOOKING = "Questa prenotazione non esiste.";

/** The refusal of an id, reference or private link that opens no booking. */
export const noSuchBooking = () => new ServiceError("not-found", NO_SUCH_BOOKING);

/** Beside a field, or to a program: the slug names no car. */
export const NO_SUCH_CAR = "Questa auto non esiste.";

/** On a page that a car has of its own. */
export const noSuchCarPage = () => new ServiceError("not-found", "Non abbiamo questa vettura.");

export const NO_SUCH_CUSTOMER = "Questo cliente non esiste.";

export const noSuchCustomer = () => new ServiceError("not-found", NO_SUCH_CUSTOMER);

export const NO_SUCH_ENQUIRY = "Questa richiesta non esiste.";

export const NO_SUCH_QUOTE = "Questo preventivo non esiste.";

export const noSuchQuote = () => new ServiceError("not-found", NO_SUCH_QUOTE);

export const NO_SUCH_ORDER = "Questo ordine non esiste.";

export const NO_SUCH_REVIEW = "Questa recensione non esiste.";

export const noSuchReview = () => new ServiceError("not-found", NO_SUCH_REVIEW);
export const reviewAlreadyDecided = () =>
  new ServiceError("conflict", "Questa recensione è già stata letta: per cambiarla scrivici o chiamaci.");
