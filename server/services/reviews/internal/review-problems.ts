import { ServiceError } from "#server/errors.ts";

export const NO_SUCH_REVIEW = "Questa recensione non esiste.";
export const noSuchReview = () => new ServiceError("not-found", NO_SUCH_REVIEW);
export const decidedReview = () =>
  new ServiceError("conflict", "Questa recensione è già stata letta: per cambiarla scrivici o chiamaci.");
