import { createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "#domain/languages.ts";
import { pathsIn } from "#domain/paths.ts";
import type { Environment } from "#server/env.ts";

/** An enquiry's id (16 bytes) and its HMAC (32 bytes), in base64url. */
const CONVERSATION_TOKEN_PATTERN = /^([\w-]{22})([\w-]{43})$/;

/**
 * Derives the token of an enquiry's private page (docs/decisions/private-links.md): the enquiry's id, signed with the installation's secret. The
 * token is not stored. The id alone, which is in URLs of the panel, does not open the conversation.
 */
export function deriveConversationToken(secret: string, enquiryId: string): string {
  return Buffer.from(enquiryId.replaceAll("-", ""), "hex").toString("base64url") + signEnquiryId(secret, enquiryId);
}

/** Returns the id of a valid token; null for any other text. */
export function verifyConversationToken(secret: string, token: string): string | null {
  const [, encodedId, signature] = CONVERSATION_TOKEN_PATTERN.exec(token) ?? [];
  if (!encodedId || !signature) return null;
  const hex = Buffer.from(encodedId, "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return timingSafeEqual(Buffer.from(signEnquiryId(secret, id)), Buffer.from(signature)) ? id : null;
}

/** An enquiry's id, and the language of its link. */
interface LinkedEnquiry {
  id: string;
  language: Language;
}

/** Returns the path of an enquiry's private page. */
export const conversationPath = (secret: string, { id, language }: LinkedEnquiry): string =>
  pathsIn(language).enquiry(deriveConversationToken(secret, id));

/** Returns an enquiry's private link, for mails. */
export const conversationUrl = (env: Pick<Environment, "siteUrl" | "secret">, enquiry: LinkedEnquiry): string =>
  env.siteUrl + conversationPath(env.secret, enquiry);

const signEnquiryId = (secret: string, enquiryId: string) =>
  createHmac("sha256", secret).update(`enquiry:${enquiryId}`).digest("base64url");
