import { createHmac, timingSafeEqual } from "node:crypto";
import {
  FORM_TIMESTAMP_FIELD,
  HONEYPOT_FIELD,
  MAX_RESUBMIT_DELAY_MS,
  MIN_FORM_FILL_MS,
  RESUBMIT_MESSAGE,
  RESUBMIT_PREFIX,
} from "#domain/forms/bot-detection.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";

type TrapContext = Pick<AppContext, "clock" | "env">;

/** Creates the signed stamp of a form, which contains the form's creation time. `RESUBMIT_PREFIX` marks the stamp for a second submit. */
export function createFormStamp({ clock, env }: TrapContext, kind: "first" | typeof RESUBMIT_PREFIX = "first"): string {
  const payload = `${kind}.${clock().getTime()}`;
  return `${payload}.${signStamp(env.keys.forms, payload)}`;
}

/**
 * Whether a program seems to have filled in a form: the hidden field is filled, or the form came back too fast. A second submit, with the stamp from
 * the response to the first, passes even if a password manager has filled the hidden field. RATE_LIMITS=off disables the check.
 */
export function looksLikeRobot({ clock, env }: TrapContext, form: Readonly<Record<string, string>>): boolean {
  if (!env.rateLimits) return false;
  const stamp = verifyStamp(env.keys.forms, form[FORM_TIMESTAMP_FIELD] ?? "");
  if (!stamp) return true;
  const age = clock().getTime() - stamp.madeAt;
  if (stamp.kind === RESUBMIT_PREFIX && age <= MAX_RESUBMIT_DELAY_MS) return false;
  return Boolean(form[HONEYPOT_FIELD]) || age < MIN_FORM_FILL_MS;
}

/** A refused form, which the page renders again with its values, and the stamp with which the next submit passes. */
export interface ResubmitRequest {
  refusal: ServiceError;
  formStamp: string;
}

export const askToResubmit = (trapContext: TrapContext): ResubmitRequest => ({
  refusal: new ServiceError("conflict", RESUBMIT_MESSAGE),
  formStamp: createFormStamp(trapContext, RESUBMIT_PREFIX),
});

/**
 * Checks the form of a page that is cached for all visitors. Such a form has no creation time, so only the hidden field counts. Returns null if the
 * form may pass, otherwise what the page needs to ask for a second submit.
 */
export function askToResubmitIfTrapped(
  trapContext: TrapContext,
  form: Readonly<Record<string, string>>,
): ResubmitRequest | null {
  const { clock, env } = trapContext;
  if (!env.rateLimits || !form[HONEYPOT_FIELD]) return null;
  const stamp = verifyStamp(env.keys.forms, form[FORM_TIMESTAMP_FIELD] ?? "");
  const isResubmitted = stamp?.kind === RESUBMIT_PREFIX && clock().getTime() - stamp.madeAt <= MAX_RESUBMIT_DELAY_MS;
  return isResubmitted ? null : askToResubmit(trapContext);
}

function verifyStamp(key: string, text: string): { kind: string; madeAt: number } | null {
  const [kind = "", at = "", seal = ""] = text.split(".");
  const expected = Buffer.from(signStamp(key, `${kind}.${at}`));
  const actual = Buffer.from(seal);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return { kind, madeAt: Number(at) };
}

const signStamp = (key: string, text: string): string =>
  createHmac("sha256", key).update(`form:${text}`).digest("base64url");
