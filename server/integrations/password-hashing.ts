import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { verifyPassword as verifyLibraryHash } from "better-auth/crypto";

/** Cost parameters of a hash. */
export interface HashingCost {
  memory_kib: number;
  passes: number;
  parallelism: number;
}

/** Argon2id parameters recommended by OWASP's password storage cheat sheet. */
export const STANDARD_COST: HashingCost = { memory_kib: 19_456, passes: 2, parallelism: 1 };
/** The smallest possible cost, for tests only. */
export const TEST_COST: HashingCost = { memory_kib: 8, passes: 1, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export interface PasswordHashingOptions {
  cost?: HashingCost | undefined;
  /** Called after a correct password whose stored hash has another scheme or cost. `current` is the password's new hash. */
  onOutdated: (hashes: { outdated: string; current: string }) => Promise<void>;
}

/** Hashes and verifies passwords with Argon2id, in the PHC string format. It also verifies hashes that the sign-in library created formerly. */
export function createPasswordHashing({ cost = STANDARD_COST, onOutdated }: PasswordHashingOptions) {
  const hash = (password: string) => hashPassword(password, cost);
  return {
    hash,
    async verify({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
      const parsed = parseHash(stored);
      const isMatch = parsed
        ? timingSafeEqual(await computeTag(password, parsed), parsed.tag)
        : await verifyLibraryHash({ hash: stored, password });
      if (isMatch && !(parsed && hasSameCost(parsed.cost, cost)))
        await onOutdated({ outdated: stored, current: await hash(password) });
      return isMatch;
    },
  };
}

interface ParsedHash {
  cost: HashingCost;
  salt: Buffer;
  tag: Buffer;
}

async function hashPassword(password: string, cost: HashingCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await computeTag(password, { cost, salt, tag: Buffer.alloc(TAG_BYTES) });
  const { memory_kib, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory_kib},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(tag)}`;
}

function parseHash(text: string): ParsedHash | null {
  const [, memory, passes, parallelism, salt = "", tag = ""] = HASH_PATTERN.exec(text) ?? [];
  if (!memory) return null;
  return {
    cost: { memory_kib: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

/**
 * Computes the hash of a password. Normalises the text first, as the sign-in library does, so that the password matches in whatever way the keyboard
 * composes accents.
 */
const computeTag = (password: string, { cost, salt, tag }: ParsedHash): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { memory_kib, passes, parallelism } = cost;
    const message = password.normalize("NFKC");
    const options = { message, nonce: salt, memory: memory_kib, passes, parallelism, tagLength: tag.length };
    argon2("argon2id", options, (error, tagBytes) => (error ? reject(error) : resolve(tagBytes)));
  });

const hasSameCost = (one: HashingCost, other: HashingCost): boolean =>
  one.memory_kib === other.memory_kib && one.passes === other.passes && one.parallelism === other.parallelism;

const toUnpaddedBase64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
