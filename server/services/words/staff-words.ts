import { INVALID_INVITATION_MESSAGE } from "#domain/invitations/invitation.ts";
import { ServiceError } from "#server/errors.ts";

export const NO_SUCH_USER = "Questo utente non esiste.";

export const NO_SUCH_INVITATION = "Questo invito non esiste.";

export const noSuchInvitation = () => new ServiceError("not-found", NO_SUCH_INVITATION);

export const closedInvitation = () => new ServiceError("conflict", INVALID_INVITATION_MESSAGE);

export const NO_SUCH_FEED = "Questo calendario non esiste.";

export const noSuchFeed = () => new ServiceError("not-found", NO_SUCH_FEED);
