import { hkdfSync } from "node:crypto";

/** A key of the sign-in library's, and the number by which it finds it again in what it has encrypted. */
interface VersionedKey {
  version: number;
  value: string;
}

/** What is made of AUTH_SECRET, each for one purpose alone: whoever learns one learns none of the others. */
export interface SecretKeys {
  /** Signs sessions and verification mails and encrypts second factors; today's first, then the one before a change of AUTH_SECRET. */
  signIn: VersionedKey[];
  /** The secret by which sign-in encrypted before keys had purposes: what has no mark is read by it. */
  legacySecret: string;
  /** Seals the time that a form page was made at. */
  forms: string;
  /** Hashes what requests have in common: addresses, telephones, networks. */
  identities: string;
}

/** Makes the keys of each purpose by HKDF (RFC 5869). Private links are made of the secret itself (docs/decisions/keys.md). */
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

/** A number of its own for every secret, so that nobody has to count changes. */
const deriveKeyVersion = (secret: string): number => deriveKey(secret, "sign-in version").readUInt32BE() >>> 1;
