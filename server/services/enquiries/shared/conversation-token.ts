import { createHmac, timingSafeEqual } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** A request's id, 16 bytes, and its seal, 32 bytes, in base64url. */
const TOKEN = /^([\w-]{22})([\w-]{43})$/;

/**
 * The key to a request's page (docs/decisions/private-links.md): its id, sealed with the installation's secret. Nothing is stored; the id
 * alone, which staff and the panel's addresses know, opens no conversation.
 */
export function conversationToken(secret: string, enquiryId: string): string {
  return Buffer.from(enquiryId.replaceAll("-", ""), "hex").toString("base64url") + seal(secret, enquiryId);
}

/** The id a token opens; null for a text that is none of ours. */
export function openConversation(secret: string, token: string): string | null {
  const [, sealedId, given] = TOKEN.exec(token) ?? [];
  if (!sealedId || !given) return null;
  const hex = Buffer.from(sealedId, "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return timingSafeEqual(Buffer.from(seal(secret, id)), Buffer.from(given)) ? id : null;
}

/** The address of a request's own page, from the root of the site. */
export const conversationPath = (secret: string, enquiryId: string): string =>
  paths.enquiry(conversationToken(secret, enquiryId));

/** The private link of a request, as mails give it. */
export const conversationUrl = (env: Pick<Environment, "siteUrl" | "secret">, enquiryId: string): string =>
  env.siteUrl + conversationPath(env.secret, enquiryId);

const seal = (secret: string, enquiryId: string) =>
  createHmac("sha256", secret).update(`enquiry:${enquiryId}`).digest("base64url");
