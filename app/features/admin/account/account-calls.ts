import { api } from "#app/features/admin/api-client.ts";

/** Whose account it is, as far as its screen shows it. */
export interface Person {
  email: string;
  /** "" when none was given. */
  name: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
}

/** A device somebody is signed in on. */
export interface OpenSession {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: string;
  /** When it was last renewed, which happens at most once an hour. */
  updatedAt: string;
  current: boolean;
}

export interface Account {
  person: Person;
  /** This one first, then the one used last. */
  sessions: OpenSession[];
}

/** A session as the sign-in library lists it. */
type ListedSession = Omit<OpenSession, "current"> & { token: string };

interface SessionAnswer {
  user: Omit<Person, "twoFactorEnabled"> & { twoFactorEnabled?: boolean | null };
  session: { id: string };
}

const listSessions = (signal?: AbortSignal) => api.get<ListedSession[]>("/api/auth/list-sessions", {}, signal);

/** The account and its sessions; a session's token does not leave this function. */
export async function readAccount(signal: AbortSignal): Promise<Account> {
  const [answer, listed] = await Promise.all([
    api.get<SessionAnswer | null>("/api/auth/get-session", {}, signal),
    listSessions(signal),
  ]);
  // The session ended between the two: the next call leads to the sign-in page.
  if (!answer) throw new Error("Nobody is signed in");
  const { email, name, emailVerified, twoFactorEnabled } = answer.user;
  const sessions = listed
    .map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => {
      const current = id === answer.session.id;
      return { id, userAgent, ipAddress, createdAt, updatedAt, current };
    })
    .toSorted(
      (one, other) => Number(other.current) - Number(one.current) || other.updatedAt.localeCompare(one.updatedAt),
    );
  return { person: { email, name, emailVerified, twoFactorEnabled: twoFactorEnabled === true }, sessions };
}

/** Ends one session. The library wants its token, which is asked for only now; one that is gone already is ended. */
export async function endSession(id: string): Promise<void> {
  const token = (await listSessions()).find((session) => session.id === id)?.token;
  if (token) await api.post("/api/auth/revoke-session", { token });
}

export const endOtherSessions = () => api.post("/api/auth/revoke-other-sessions");

export const changeName = (changes: { name: string }) => api.post("/api/auth/update-user", changes);

/** Refused on `currentPassword` when that is not the account's. */
export const changePassword = (changes: {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
}) => api.post("/api/auth/change-password", changes);

export const sendVerification = (email: string) => api.post("/api/auth/send-verification-email", { email });

/** What an authenticator app is set up with. */
export interface SecondFactorSetup {
  /** `otpauth://totp/…?secret=…` */
  totpURI: string;
  backupCodes: string[];
}

/** Begins to set up the second factor; it is on only after `confirmSecondFactor`. Refused on `password`. */
export const beginSecondFactor = (proof: { password: string }) =>
  api.post<SecondFactorSetup>("/api/auth/two-factor/enable", proof);

/** Refused on `code`. */
export const confirmSecondFactor = (proof: { code: string }) => api.post("/api/auth/two-factor/verify-totp", proof);

export const endSecondFactor = (proof: { password: string }) => api.post("/api/auth/two-factor/disable", proof);

/** New backup codes; those made before are worth nothing from then on. */
export const renewBackupCodes = (proof: { password: string }) =>
  api.post<Pick<SecondFactorSetup, "backupCodes">>("/api/auth/two-factor/generate-backup-codes", proof);
