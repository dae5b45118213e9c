import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the code of an authenticator app for an `otpauth://totp/…` URL: six digits that change every 30 seconds (RFC 6238). */
export function totpCode(uri: string, at = Date.now()): string {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Returns a function that generates successive valid codes: each is valid once, and the library also accepts the next one. */
export function createTotpSequence(uri: string): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(Date.now() / 30_000));
    return totpCode(uri, last * 30_000);
  };
}

/** Returns six digits that are invalid now and half a minute before and after. */
export function wrongTotpCode(uri: string): string {
  const right = [-30_000, 0, 30_000, 60_000].map((shift) => totpCode(uri, Date.now() + shift));
  return ["000000", "111111", "222222", "333333", "444444"].find((code) => !right.includes(code)) ?? "555555";
}

function decodeBase32(text: string): Buffer {
  const bits = [...text.replaceAll("=", "")]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}
