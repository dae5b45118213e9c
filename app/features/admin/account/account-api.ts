import { api } from "#app/features/admin/api-client.ts";
import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import type { ApiCalendarFeeds } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import type { BodyOf } from "#domain/api/contract.ts";
import type { ApiSession } from "#domain/api/sign-in.ts";

/** Whose account it is, as far as its screen shows it. */
export interface AccountOwner {
  email: string;
  /** "" when none was given. */
  name: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
}

/** A device somebody is signed in on. */
export type AccountSession = Omit<ApiSession, "token" | "userAgent" | "ipAddress"> & {
  userAgent: string | null;
  ipAddress: string | null;
  current: boolean;
};

export interface Account {
  person: AccountOwner;
  /** This one first, then the one used last. */
  sessions: AccountSession[];
  /** Null for whoever may have none. */
  calendars: ApiCalendarFeeds | null;
}

const listSessions = (signal?: AbortSignal) => api.get("/api/auth/list-sessions", signal ? { signal } : {});

/** The account and its sessions; a session's token does not leave this function. */
export async function loadAccount(signal: AbortSignal): Promise<Account> {
  // First what a session that has ended is refused, and waits for; the other call says nothing of it.
  const listedSessions = await listSessions(signal);
  const currentSession = await api.get("/api/auth/get-session", { signal });
  if (!currentSession) throw new Error("Nobody is signed in");
  const calendars = await loadCalendars(currentSession.user.id, signal);
  const { email, name, emailVerified, twoFactorEnabled } = currentSession.user;
  const sessions = listedSessions
    .map(({ id, userAgent = null, ipAddress = null, createdAt, updatedAt }) => {
      const current = id === currentSession.session.id;
      return { id, userAgent, ipAddress, createdAt, updatedAt, current };
    })
    .toSorted(
      (one, other) => Number(other.current) - Number(one.current) || other.updatedAt.localeCompare(one.updatedAt),
    );
  return { person: { email, name, emailVerified, twoFactorEnabled: twoFactorEnabled === true }, sessions, calendars };
}

/** One's own calendar feeds; null for whoever may have none, who is not refused but not asked. */
async function loadCalendars(userId: string, signal: AbortSignal): Promise<ApiCalendarFeeds | null> {
  const { rows } = await api.list("/api/user_roles", { query: { user_id: userId }, signal });
  const roles = rows.map(({ role }) => role).filter(isRole);
  return can(roles, "calendar-feeds.manage") ? api.get("/api/calendar_feeds", { signal }) : null;
}

/** Ends one session. The library wants its token, which is asked for only now; one that is gone already is ended. */
export async function revokeSession(id: string): Promise<void> {
  const token = (await listSessions()).find((session) => session.id === id)?.token;
  if (token) await api.post("/api/auth/revoke-session", { body: { token } });
}

export const revokeOtherSessions = () => api.post("/api/auth/revoke-other-sessions");

export const changeName = (body: BodyOf<"POST /api/auth/update-user">) => api.post("/api/auth/update-user", { body });

/** Refused on `currentPassword` when that is not the account's. */
export const changePassword = (body: BodyOf<"POST /api/auth/change-password">) =>
  api.post("/api/auth/change-password", { body });

export const requestEmailVerification = (email: string) =>
  api.post("/api/auth/send-verification-email", { body: { email } });

type PasswordConfirmation = BodyOf<"POST /api/auth/two-factor/enable">;

/** Begins to set up the second factor; it is on only after `confirmSecondFactor`. Refused on `password`. */
export const startSecondFactorSetup = (body: PasswordConfirmation) => api.post("/api/auth/two-factor/enable", { body });

/** Refused on `code`. */
export const confirmSecondFactor = (body: BodyOf<"POST /api/auth/two-factor/verify-totp">) =>
  api.post("/api/auth/two-factor/verify-totp", { body });

export const disableSecondFactor = (body: PasswordConfirmation) => api.post("/api/auth/two-factor/disable", { body });

/** New backup codes; those made before are worth nothing from then on. */
export const renewBackupCodes = (body: PasswordConfirmation) =>
  api.post("/api/auth/two-factor/generate-backup-codes", { body });
