import { ServiceError } from "#server/errors.ts";

/** Beside a field, or to a program: the slug names no car. */
export const NO_SUCH_CAR = "Questa auto non esiste.";

/** On a page that a car has of its own. */
export const noSuchCarPage = () => new ServiceError("not-found", "Non abbiamo questa vettura.");
