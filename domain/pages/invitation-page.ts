import type { Role } from "#domain/access/roles.ts";

/** What whoever opens an invitation's link finds, by who they are. */
export type InvitationPageData =
  /** It opens nothing, for whatever reason. */
  | { step: "closed" }
  /** No account yet: name and password are chosen here. */
  | { step: "new-account"; email: string; role: Role }
  /** The address has an account, whose owner has to sign in. */
  | { step: "sign-in"; email: string; role: Role }
  /** Its owner is signed in: one press is left. */
  | { step: "accept"; email: string; role: Role }
  /** Somebody else is signed in. */
  | { step: "other-user"; email: string; role: Role; signedInAs: string };
