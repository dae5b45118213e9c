import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** How often, by the library's address of what is tried. An account is an e-mail address, whether or not anybody has it. */
export const SIGN_IN_LIMITS = {
  "/sign-in/email": { account: { points: 10, seconds: 300 }, visitor: { points: 30, seconds: 60 } },
  "/sign-up/email": { account: { points: 5, seconds: 900 }, visitor: { points: 20, seconds: 600 } },
  "/request-password-reset": { account: { points: 5, seconds: 900 }, visitor: { points: 20, seconds: 600 } },
  "/send-verification-email": { account: { points: 5, seconds: 900 }, visitor: { points: 20, seconds: 600 } },
} as const;
/** What else asks for a password or a code. */
const GUESSES = /^\/(two-factor|change-password|reset-password)/;
const GUESS_LIMIT = { points: 30, seconds: 60 };

export interface Attempt {
  /** The library's address: "/sign-in/email". */
  path: string;
  visitor: string;
  email: string | undefined;
}

/** Slows down whoever tries again and again, by network address and by account. */
export interface SignInThrottle {
  /** Counts an attempt; answers the seconds to wait when there were too many, else null. */
  count(attempt: Attempt): Promise<number | null>;
  /** Forgets an account's attempts: its password was right. */
  forgive(attempt: Attempt): Promise<void>;
}

type LimitedPath = keyof typeof SIGN_IN_LIMITS;
const isLimited = (path: string): path is LimitedPath => Object.hasOwn(SIGN_IN_LIMITS, path);

/** Counts in memory, for the company is one process; a restart forgives everybody. */
export function createSignInThrottle(): SignInThrottle {
  const limiters = Object.fromEntries(
    Object.entries(SIGN_IN_LIMITS).map(([path, { account, visitor }]) => [
      path,
      { account: limiter(account), visitor: limiter(visitor) },
    ]),
  ) as Record<LimitedPath, { account: RateLimiterMemory; visitor: RateLimiterMemory }>;
  const guesses = limiter(GUESS_LIMIT);

  return {
    async count({ path, visitor, email }) {
      if (!isLimited(path)) return GUESSES.test(path) ? waitAfter(guesses, visitor) : null;
      const { account, visitor: byVisitor } = limiters[path];
      return (
        (await waitAfter(byVisitor, visitor)) ?? (email === undefined ? null : waitAfter(account, accountKey(email)))
      );
    },
    async forgive({ path, email }) {
      if (isLimited(path) && email !== undefined) await limiters[path].account.delete(accountKey(email));
    },
  };
}

const limiter = ({ points, seconds }: { points: number; seconds: number }) =>
  new RateLimiterMemory({ points, duration: seconds });

/** Short, however long the text that was sent; and no address stays in memory. */
const accountKey = (email: string) => createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");

async function waitAfter(counter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
