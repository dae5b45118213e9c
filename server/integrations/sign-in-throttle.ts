import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefixOf } from "#domain/access/visitor.ts";
import { toEmailKey } from "#domain/customers/customer.ts";

/**
 * Limits of attempts by endpoint of the library. An account is an e-mail address, whether or not it is registered. `pair` limits the attempts of one
 * network on one account, so that a stranger uses up their own attempts and not the owner's. `account` limits the attempts of all strangers on one
 * account together. A known device, where the password was correct before, is counted separately. Endpoints that only send a mail are limited here by
 * network alone; services/access/send-access-mail.ts counts the mails per account and silently drops those above the limit.
 */
export const SIGN_IN_LIMITS = {
  "/sign-in/email": {
    pair: { points: 10, seconds: 300 },
    account: { points: 50, seconds: 300 },
    visitor: { points: 30, seconds: 60 },
  },
  "/sign-up/email": { visitor: { points: 20, seconds: 600 } },
  "/request-password-reset": { visitor: { points: 20, seconds: 600 } },
  "/send-verification-email": { visitor: { points: 20, seconds: 600 } },
} as const;
/** Further endpoints on which somebody could guess a password or a code. */
const GUESSING_PATHS = /^\/(two-factor|change-password|reset-password|verify-email)/;
const GUESSING_LIMIT = { points: 30, seconds: 60 };

export interface SignInAttempt {
  /** The library's endpoint, for example "/sign-in/email". */
  path: string;
  /** The visitor's network address. */
  visitor: string;
  email: string | undefined;
  /** The value of the known-device cookie; null if the browser sent none. */
  device: string | null;
}

/** Throttles repeated attempts, by network and by account. */
export interface SignInThrottle {
  /** Counts an attempt. Returns null if it is within the limits, else the number of seconds to wait. */
  count(attempt: SignInAttempt): Promise<number | null>;
  /** Resets the attempts on an account from this network or device, after a correct password. */
  reset(attempt: SignInAttempt): Promise<void>;
}

interface Limit {
  points: number;
  seconds: number;
}
type LimitedPath = keyof typeof SIGN_IN_LIMITS;
const isLimited = (path: string): path is LimitedPath => Object.hasOwn(SIGN_IN_LIMITS, path);

/** Creates a throttle that counts in the memory of its process (docs/scaling.md): a restart resets it. */
export function createSignInThrottle(): SignInThrottle {
  const limiters = new Map(Object.entries(SIGN_IN_LIMITS).map(([path, limits]) => [path, createLimiters(limits)]));
  const guessingLimiter = createLimiter(GUESSING_LIMIT);

  return {
    async count(attempt) {
      const { path, visitor, email } = attempt;
      const network = networkPrefixOf(visitor);
      const pathLimiters = limiters.get(path);
      if (!pathLimiters) return GUESSING_PATHS.test(path) ? consumePoint(guessingLimiter, network) : null;
      const wait = await consumePoint(pathLimiters.visitor, network);
      if (wait !== null || email === undefined) return wait;
      const pairWait = pathLimiters.pair ? await consumePoint(pathLimiters.pair, toPairKey(email, attempt)) : null;
      return pairWait !== null || !pathLimiters.account || isKnownDevice(attempt, email)
        ? pairWait
        : consumePoint(pathLimiters.account, toAccountKey(email));
    },
    async reset(attempt) {
      const { path, email } = attempt;
      if (!isLimited(path) || email === undefined) return;
      const pathLimiters = limiters.get(path);
      await pathLimiters?.pair?.delete(toPairKey(email, attempt));
      await pathLimiters?.account?.delete(toAccountKey(email));
    },
  };
}

/** Returns the cookie value that marks a device as known for an account, after a correct password. */
export const toKnownDeviceCookie = (email: string, nonce: string): string => `${toAccountKey(email)}.${nonce}`;

/** Returns who requests a mail to an e-mail address: the device, if it is known for that account, or else the visitor's network. */
export const toMailSender = (email: string, attempt: SignInAttempt): { key: string; known: boolean } => ({
  key: toPairKey(email, attempt),
  known: isKnownDevice(attempt, email),
});

const createLimiters = (limits: { pair?: Limit; account?: Limit; visitor: Limit }) => ({
  pair: limits.pair && createLimiter(limits.pair),
  account: limits.account && createLimiter(limits.account),
  visitor: createLimiter(limits.visitor),
});

const createLimiter = ({ points, seconds }: Limit) => new RateLimiterMemory({ points, duration: seconds });

const isKnownDevice = ({ device }: SignInAttempt, email: string): boolean =>
  device?.startsWith(`${toAccountKey(email)}.`) ?? false;

const toPairKey = (email: string, attempt: SignInAttempt): string =>
  isKnownDevice(attempt, email)
    ? `device:${attempt.device}`
    : `${toAccountKey(email)}@${networkPrefixOf(attempt.visitor)}`;

/** Returns a hash of the e-mail address. It is short for any input, and no e-mail addresses stay in memory. */
const toAccountKey = (email: string) => createHash("sha256").update(toEmailKey(email)).digest("base64url");

async function consumePoint(counter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
