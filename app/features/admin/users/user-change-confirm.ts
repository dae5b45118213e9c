import { api } from "#app/features/admin/api-client.ts";
import { type GrantedRole, roleName } from "#app/features/admin/users/user-role-names.ts";
import { hasEveryAbility } from "#domain/access/abilities.ts";
import { type Role, roleLabel } from "#domain/access/roles.ts";
import type { BodyOf } from "#domain/api/contract.ts";
import type { ApiUser } from "#domain/api/users/users.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";

/** A change that an admin makes to a user. */
export type UserChange =
  | { type: "grant"; user: ApiUser; role: Role }
  | { type: "revoke"; user: ApiUser; heldRole: GrantedRole }
  | { type: "disable" | "enable" | "sign-out" | "second-factor"; user: ApiUser };

/** The texts and the call of a user change. */
interface UserChangeConfirm {
  title: string;
  /** The label of the confirm button. */
  confirm: string;
  destructive: boolean;
  /** Shown before the other texts. */
  warning?: string | undefined;
  /** Sentences that describe the change. */
  texts: string[];
  /** Whether the change runs without a confirmation. */
  skipsConfirm?: boolean;
  run: () => Promise<unknown>;
  successMessage: string;
}

const WORDS = panelMessages.users;
const ADMIN_ROLE_HINT = "Un amministratore può fare tutto, anche assegnare e togliere i ruoli degli altri.";
const UNVERIFIED_EMAIL_WARNING =
  "L'indirizzo non è verificato: chiunque può registrarsi con l'indirizzo di un altro. Il ruolo arriva a chi apre l'invito e accede.";

/** Returns the texts and the call of a change; `isOwnAccount` when admins change their own account. */
export function getUserChangeConfirm(userChange: UserChange, isOwnAccount: boolean): UserChangeConfirm {
  const { user } = userChange;
  const change = (body: BodyOf<"PATCH /api/users/:id">) =>
    api.patch("/api/users/:id", { parameters: { id: user.id }, body });
  switch (userChange.type) {
    case "grant":
      return grantConfirm(user, userChange.role);
    case "revoke":
      return revokeConfirm(user, userChange.heldRole, isOwnAccount);
    case "disable":
      return {
        title: `Disattivare ${user.email}?`,
        confirm: "Disattiva",
        destructive: true,
        texts: [
          "Esce subito da tutti i dispositivi e non può più accedere. I suoi ruoli restano, e si può riattivare.",
        ],
        run: () => change({ disabled: true }),
        successMessage: WORDS.disabled,
      };
    case "enable":
      return {
        title: `Riattivare ${user.email}?`,
        confirm: "Riattiva",
        destructive: false,
        texts: [],
        skipsConfirm: true,
        run: () => change({ disabled: false }),
        successMessage: WORDS.enabled,
      };
    case "second-factor":
      return {
        title: `Togliere il secondo fattore a ${user.email}?`,
        confirm: "Togli il secondo fattore",
        destructive: true,
        texts: [
          "Per accedere gli basterà la password, finché non ne attiva un altro. Fallo soltanto se ha perso app e codici di riserva, e se sei certo che a chiedertelo sia proprio questa persona.",
        ],
        run: () => change({ two_factor: false }),
        successMessage: WORDS.secondFactorRemoved(user.email),
      };
    case "sign-out":
      return {
        title: "Chiudere tutte le sessioni?",
        confirm: "Chiudi le sessioni",
        destructive: true,
        texts: [
          isOwnAccount
            ? "Esci da tutti i tuoi dispositivi, anche da questo: dovrai accedere di nuovo."
            : `${user.email} esce da tutti i dispositivi e deve accedere di nuovo. Quello che non ha salvato va perso.`,
        ],
        run: () => api.post("/api/users/:id/sign-out", { parameters: { id: user.id } }),
        successMessage: WORDS.signedOut(user.email),
      };
  }
}

function grantConfirm(user: ApiUser, role: Role): UserChangeConfirm {
  if (!user.email_verified) return inviteConfirm(user, role);
  const label = roleLabel(role);
  return {
    title: `Assegnare il ruolo ${label} a ${user.email}?`,
    confirm: "Assegna",
    destructive: false,
    texts: hasEveryAbility(role) ? [ADMIN_ROLE_HINT] : [],
    skipsConfirm: !hasEveryAbility(role),
    run: () => api.post("/api/user_roles", { body: { user_id: user.id, role } }),
    successMessage: WORDS.granted(label, user.email),
  };
}

/** Invites a user whose e-mail address is not verified: they get the role only after they open the link in the mail and enter their password. */
const inviteConfirm = ({ email }: ApiUser, role: Role): UserChangeConfirm => ({
  title: `Invitare ${email} come ${roleLabel(role)}?`,
  confirm: "Manda l'invito",
  destructive: false,
  warning: UNVERIFIED_EMAIL_WARNING,
  texts: hasEveryAbility(role) ? [ADMIN_ROLE_HINT] : [],
  run: () => api.post("/api/invitations", { body: { email, role } }),
  successMessage: `Invito mandato a ${email}`,
});

function revokeConfirm(user: ApiUser, heldRole: GrantedRole, isOwnAccount: boolean): UserChangeConfirm {
  const label = roleName(heldRole.role);
  return {
    title: `Togliere il ruolo ${label} a ${user.email}?`,
    confirm: "Togli il ruolo",
    destructive: true,
    texts: [
      isOwnAccount
        ? "È un ruolo tuo: quello che apre si chiude subito anche per te."
        : "Quello che il ruolo apre si chiude alla prossima azione; chi ha il pannello aperto resta connesso.",
    ],
    run: () => api.delete("/api/user_roles/:id", { parameters: { id: heldRole.id } }),
    successMessage: WORDS.revoked(label, user.email),
  };
}
