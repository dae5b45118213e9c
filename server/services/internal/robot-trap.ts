import { createHmac, timingSafeEqual } from "node:crypto";
import {
  AGAIN,
  FASTEST_FORM_MS,
  PRESS_AGAIN,
  SECOND_PRESS_MS,
  STAMP_FIELD,
  TRAP_FIELD,
} from "#domain/forms/robot-trap.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";

type Guard = Pick<AppContext, "clock" | "env">;

/** What a form page carries: when it was made; `AGAIN` when its visitor was asked to press once more. */
export function formStamp({ clock, env }: Guard, kind: "first" | typeof AGAIN = "first"): string {
  const made = `${kind}.${clock().getTime()}`;
  return `${made}.${sealOf(env.keys.forms, made)}`;
}

/**
 * Whether a form looks as if a program had filled it in: a hidden field is filled, or it came back at once. Who is told so presses the
 * button again, with the stamp of the answer, and is believed whatever a password manager put into the field. RATE_LIMITS=off lifts it.
 */
export function looksLikeRobot({ clock, env }: Guard, form: Readonly<Record<string, string>>): boolean {
  if (!env.rateLimits) return false;
  const stamp = readStamp(env.keys.forms, form[STAMP_FIELD] ?? "");
  if (!stamp) return true;
  const age = clock().getTime() - stamp.madeAt;
  if (stamp.kind === AGAIN && age <= SECOND_PRESS_MS) return false;
  return Boolean(form[TRAP_FIELD]) || age < FASTEST_FORM_MS;
}

/** A form that was not taken, to be shown again with everything typed, and the stamp that makes the next press count. */
export interface AskedAgain {
  refusal: ServiceError;
  formStamp: string;
}

export const askAgain = (guard: Guard): AskedAgain => ({
  refusal: new ServiceError("conflict", PRESS_AGAIN),
  formStamp: formStamp(guard, AGAIN),
});

/** The same for a page that is one for every visitor, and so cannot say when it was made: only its hidden field counts. Null for a form that may go on. */
export function askAgainIfTrapped(guard: Guard, form: Readonly<Record<string, string>>): AskedAgain | null {
  const { clock, env } = guard;
  if (!env.rateLimits || !form[TRAP_FIELD]) return null;
  const stamp = readStamp(env.keys.forms, form[STAMP_FIELD] ?? "");
  const pressedAgain = stamp?.kind === AGAIN && clock().getTime() - stamp.madeAt <= SECOND_PRESS_MS;
  return pressedAgain ? null : askAgain(guard);
}

function readStamp(key: string, text: string): { kind: string; madeAt: number } | null {
  const [kind = "", at = "", seal = ""] = text.split(".");
  const expected = Buffer.from(sealOf(key, `${kind}.${at}`));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { kind, madeAt: Number(at) };
}

const sealOf = (key: string, text: string): string =>
  createHmac("sha256", key).update(`form:${text}`).digest("base64url");
