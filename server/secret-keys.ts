import { hkdfSync } from "node:crypto";

/** A key of the sign-in library, with the version by which the library finds it for decryption. */
interface VersionedKey {
  version: number;
  value: string;
}

/** Keys derived from AUTH_SECRET, one for each purpose. If one key leaks, the other keys stay secret. */
export interface SecretKeys {
  /** Signs sessions and verification mails and encrypts second factors: the current key first, then the previous one. */
  signIn: VersionedKey[];
  /** The secret of sign-in from the time before there was one key per purpose. It decrypts values that have no version. */
  legacySecret: string;
  /** Signs the creation time in the pages of forms. */
  forms: string;
  /** Hashes request identities: e-mail addresses, phone numbers and networks. */
  identities: string;
}

/** Derives the keys by HKDF (RFC 5869). Private links use the secret itself (docs/decisions/keys.md). */
export function deriveSecretKeys(secret: string, previous: string | undefined): SecretKeys {
  const secrets = previous === undefined || previous === secret ? [secret] : [secret, previous];
  return {
    signIn: secrets.map((one) => ({
      version: deriveKeyVersion(one),
      value: deriveKey(one, "sign-in").toString("base64url"),
    })),
    legacySecret: previous ?? secret,
    forms: deriveKey(secret, "forms").toString("base64url"),
    identities: deriveKey(secret, "identities").toString("base64url"),
  };
}

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "velluto", `velluto ${purpose}`, 32));

/** Derives a key's version number from the secret, so that nobody has to count how often the secret was changed. */
const deriveKeyVersion = (secret: string): number => deriveKey(secret, "sign-in version").readUInt32BE() >>> 1;
