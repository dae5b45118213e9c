import type { Message } from "#domain/words/message.ts";
import { textReference } from "#domain/words/text-reference.ts";
import { inItalian, ServiceError } from "#server/errors.ts";

export const NO_SUCH_BOOKING = textReference("refusals", "noSuchBooking");

/** Returns the error for an unknown booking id, reference or private link. */
export const noSuchBookingError = () => new ServiceError("not-found", NO_SUCH_BOOKING);

/** The message for an unknown slug in a field or an API call. */
export const NOT_IN_PROGRESS_MESSAGE =
  "L'auto si sostituisce durante il noleggio: la prenotazione dev'essere in corso.";
export const NO_SUCH_CAR = textReference("refusals", "noSuchCar");

/** Returns the error for a vehicle's page that does not exist. */
export const noSuchCarPageError = () => new ServiceError("not-found", textReference("refusals", "noSuchCarPage"));

export const NO_SUCH_CUSTOMER = "Questo cliente non esiste.";

export const noSuchCustomer = () => new ServiceError("not-found", NO_SUCH_CUSTOMER);

export const NO_SUCH_ENQUIRY = "Questa richiesta non esiste.";

export const NO_SUCH_QUOTE = textReference("refusals", "noSuchQuote");

export const noSuchQuote = () => new ServiceError("not-found", NO_SUCH_QUOTE);

export const NO_SUCH_ORDER = "Questo ordine non esiste.";

export const NO_SUCH_REVIEW = textReference("refusals", "noSuchReview");

export const NO_SUCH_WAITING_ENTRY = "Questo posto in lista d'attesa non esiste.";

export const noSuchReview = () => new ServiceError("not-found", NO_SUCH_REVIEW);
export const reviewAlreadyDecided = () => new ServiceError("conflict", textReference("refusals", "reviewDecided"));

/** Error for an additional driver who may not drive the car. */
export const otherDriverMessage = ({ name, message }: { name: string; message: Message }) =>
  `${name} è fra i conducenti. ${inItalian(message)}`;
