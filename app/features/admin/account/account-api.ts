import { api } from "#app/features/admin/api-client.ts";
import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import type { ApiCalendarFeeds } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import type { BodyOf } from "#domain/api/contract.ts";
import type { ApiSession } from "#domain/api/sign-in.ts";

/** The signed-in user, as the account screen shows them. */
export interface AccountOwner {
  email: string;
  /** "" when the user has no name. */
  name: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
}

/** A device on which the user is signed in. */
export type AccountSession = Omit<ApiSession, "token" | "userAgent" | "ipAddress"> & {
  userAgent: string | null;
  ipAddress: string | null;
  isCurrent: boolean;
};

export interface Account {
  person: AccountOwner;
  /** The current session first, then the most recently used. */
  sessions: AccountSession[];
  /** The user's calendar feeds; null for roles that may not have any. */
  calendars: ApiCalendarFeeds | null;
}

const listSessions = (signal?: AbortSignal) => api.get("/api/auth/list-sessions", signal ? { signal } : {});

/** Loads the account and its sessions. Session tokens stay inside this function. */
export async function loadAccount(signal: AbortSignal): Promise<Account> {
  // First, because this call handles an expired session (401) by waiting for reauthentication; the other call does not report it.
  const listedSessions = await listSessions(signal);
  const currentSession = await api.get("/api/auth/get-session", { signal });
  if (!currentSession) throw new Error("Nobody is signed in");
  const calendars = await loadCalendars(currentSession.user.id, signal);
  const { email, name, emailVerified, twoFactorEnabled } = currentSession.user;
  const sessions = listedSessions
    .map(({ id, userAgent = null, ipAddress = null, createdAt, updatedAt }) => {
      const isCurrent = id === currentSession.session.id;
      return { id, userAgent, ipAddress, createdAt, updatedAt, isCurrent };
    })
    .toSorted(
      (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.updatedAt.localeCompare(one.updatedAt),
    );
  return { person: { email, name, emailVerified, twoFactorEnabled: twoFactorEnabled === true }, sessions, calendars };
}

/** Loads the user's own calendar feeds. Skips the call and returns null when their roles may not have any. */
async function loadCalendars(userId: string, signal: AbortSignal): Promise<ApiCalendarFeeds | null> {
  const { rows } = await api.list("/api/user_roles", { query: { user_id: userId }, signal });
  const roles = rows.map(({ role }) => role).filter(isRole);
  return can(roles, "calendar-feeds.manage") ? api.get("/api/calendar_feeds", { signal }) : null;
}

/** Revokes a session. The auth library requires its token, so the token is fetched only now; a missing session counts as revoked. */
export async function revokeSession(id: string): Promise<void> {
  const token = (await listSessions()).find((session) => session.id === id)?.token;
  if (token) await api.post("/api/auth/revoke-session", { body: { token } });
}

export const revokeOtherSessions = () => api.post("/api/auth/revoke-other-sessions");

export const changeName = (body: BodyOf<"POST /api/auth/update-user">) => api.post("/api/auth/update-user", { body });

/** Throws a problem on the field `currentPassword` when that password is wrong. */
export const changePassword = (body: BodyOf<"POST /api/auth/change-password">) =>
  api.post("/api/auth/change-password", { body });

export const requestEmailVerification = (email: string) =>
  api.post("/api/auth/send-verification-email", { body: { email } });

type PasswordConfirmation = BodyOf<"POST /api/auth/two-factor/enable">;

/** Starts the second factor setup, which takes effect only with `confirmSecondFactor`. Throws a problem on `password` when it is wrong. */
export const startSecondFactorSetup = (body: PasswordConfirmation) => api.post("/api/auth/two-factor/enable", { body });

/** Throws a problem on `code` when it is wrong. */
export const confirmSecondFactor = (body: BodyOf<"POST /api/auth/two-factor/verify-totp">) =>
  api.post("/api/auth/two-factor/verify-totp", { body });

export const disableSecondFactor = (body: PasswordConfirmation) => api.post("/api/auth/two-factor/disable", { body });

/** Creates new backup codes and invalidates the earlier ones. */
export const renewBackupCodes = (body: PasswordConfirmation) =>
  api.post("/api/auth/two-factor/generate-backup-codes", { body });
