import { createHmac, timingSafeEqual } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** A request's id, 16 bytes, and its seal, 32 bytes, in base64url. */
const CONVERSATION_TOKEN_PATTERN = /^([\w-]{22})([\w-]{43})$/;

/**
 * The key to a request's page (docs/decisions/private-links.md): its id, sealed with the installation's secret. Nothing is stored; the id
 * alone, which staff and the panel's addresses know, opens no conversation.
 */
export function deriveConversationToken(secret: string, enquiryId: string): string {
  return Buffer.from(enquiryId.replaceAll("-", ""), "hex").toString("base64url") + signEnquiryId(secret, enquiryId);
}

/** The id a token opens; null for a text that is none of ours. */
export function verifyConversationToken(secret: string, token: string): string | null {
  const [, encodedId, signature] = CONVERSATION_TOKEN_PATTERN.exec(token) ?? [];
  if (!encodedId || !signature) return null;
  const hex = Buffer.from(encodedId, "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return timingSafeEqual(Buffer.from(signEnquiryId(secret, id)), Buffer.from(signature)) ? id : null;
}

/** The address of a request's own page, from the root of the site. */
export const conversationPath = (secret: string, enquiryId: string): string =>
  paths.enquiry(deriveConversationToken(secret, enquiryId));

/** The private link of a request, as mails give it. */
export const conversationUrl = (env: Pick<Environment, "siteUrl" | "secret">, enquiryId: string): string =>
  env.siteUrl + conversationPath(env.secret, enquiryId);

const signEnquiryId = (secret: string, enquiryId: string) =>
  createHmac("sha256", secret).update(`enquiry:${enquiryId}`).digest("base64url");
