import { ServiceError } from "#server/errors.ts";

export const NO_SUCH_FEED = "Questo calendario non esiste.";

export const noSuchFeed = () => new ServiceError("not-found", NO_SUCH_FEED);
