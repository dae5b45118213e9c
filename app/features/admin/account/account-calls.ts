import { api } from "#app/features/admin/api-client.ts";
import { can } from "#domain/access/abilities.ts";
import { isRole } from "#domain/access/roles.ts";
import type { BodyOf } from "#domain/api/contract.ts";
import type { ApiCalendarFeeds } from "#domain/api/day-sheet/calendar-feeds.ts";
import type { ApiSession } from "#domain/api/sign-in.ts";

/** Whose account it is, as far as its screen shows it. */
export interface Person {
  email: string;
  /** "" when none was given. */
  name: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
}

/** A device somebody is signed in on. */
export type OpenSession = Omit<ApiSession, "token" | "userAgent" | "ipAddress"> & {
  userAgent: string | null;
  ipAddress: string | null;
  current: boolean;
};

export interface Account {
  person: Person;
  /** This one first, then the one used last. */
  sessions: OpenSession[];
  /** Null for whoever may have none. */
  calendars: ApiCalendarFeeds | null;
}

const listSessions = (signal?: AbortSignal) => api.get("/api/auth/list-sessions", signal ? { signal } : {});

/** The account and its sessions; a session's token does not leave this function. */
export async function readAccount(signal: AbortSignal): Promise<Account> {
  // First what a session that has ended is refused, and waits for; the other call says nothing of it.
  const listed = await listSessions(signal);
  const answer = await api.get("/api/auth/get-session", { signal });
  if (!answer) throw new Error("Nobody is signed in");
  const calendars = await readCalendars(answer.user.id, signal);
  const { email, name, emailVerified, twoFactorEnabled } = answer.user;
  const sessions = listed
    .map(({ id, userAgent = null, ipAddress = null, createdAt, updatedAt }) => {
      const current = id === answer.session.id;
      return { id, userAgent, ipAddress, createdAt, updatedAt, current };
    })
    .toSorted(
      (one, other) => Number(other.current) - Number(one.current) || other.updatedAt.localeCompare(one.updatedAt),
    );
  return { person: { email, name, emailVerified, twoFactorEnabled: twoFactorEnabled === true }, sessions, calendars };
}

/** One's own calendar feeds; null for whoever may have none, who is not refused but not asked. */
async function readCalendars(userId: string, signal: AbortSignal): Promise<ApiCalendarFeeds | null> {
  const { rows } = await api.list("/api/user_roles", { query: { user_id: userId }, signal });
  const roles = rows.map(({ role }) => role).filter(isRole);
  return can(roles, "calendar-feeds.manage") ? api.get("/api/calendar_feeds", { signal }) : null;
}

/** Ends one session. The library wants its token, which is asked for only now; one that is gone already is ended. */
export async function endSession(id: string): Promise<void> {
  const token = (await listSessions()).find((session) => session.id === id)?.token;
  if (token) await api.post("/api/auth/revoke-session", { body: { token } });
}

export const endOtherSessions = () => api.post("/api/auth/revoke-other-sessions");

export const changeName = (body: BodyOf<"POST /api/auth/update-user">) => api.post("/api/auth/update-user", { body });

/** Refused on `currentPassword` when that is not the account's. */
export const changePassword = (body: BodyOf<"POST /api/auth/change-password">) =>
  api.post("/api/auth/change-password", { body });

export const requestVerification = (email: string) =>
  api.post("/api/auth/send-verification-email", { body: { email } });

type PasswordProof = BodyOf<"POST /api/auth/two-factor/enable">;

/** Begins to set up the second factor; it is on only after `confirmSecondFactor`. Refused on `password`. */
export const beginSecondFactor = (body: PasswordProof) => api.post("/api/auth/two-factor/enable", { body });

/** Refused on `code`. */
export const confirmSecondFactor = (body: BodyOf<"POST /api/auth/two-factor/verify-totp">) =>
  api.post("/api/auth/two-factor/verify-totp", { body });

export const endSecondFactor = (body: PasswordProof) => api.post("/api/auth/two-factor/disable", { body });

/** New backup codes; those made before are worth nothing from then on. */
export const renewBackupCodes = (body: PasswordProof) =>
  api.post("/api/auth/two-factor/generate-backup-codes", { body });
