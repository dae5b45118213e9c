import { expect, test } from "vitest";
import {
  INVITATION_DAYS,
  invitationExpiresAt,
  invitationStateAt,
  resendWaitSeconds,
} from "#domain/invitations/invitation.ts";

const SENT = new Date("2026-11-22T10:00:00Z");
const after = (seconds: number) => new Date(SENT.getTime() + seconds * 1000);
const sent = { acceptedAt: null, revokedAt: null, expiresAt: invitationExpiresAt(SENT) };

// Rule: product.md#invitations
test("an invitation is valid for exactly seven days", () => {
  const days = INVITATION_DAYS * 86_400;
  expect([days - 1, days].map((seconds) => invitationStateAt(sent, after(seconds)))).toEqual(["open", "expired"]);
});

test("an accepted or revoked invitation never becomes expired", () => {
  const late = after(365 * 86_400);
  expect(invitationStateAt({ ...sent, acceptedAt: SENT }, late)).toBe("accepted");
  expect(invitationStateAt({ ...sent, revokedAt: SENT }, late)).toBe("revoked");
});

test("an invitation can be resent one minute after the last mail", () => {
  expect([0, 59, 59.5, 60, 3600].map((seconds) => resendWaitSeconds(SENT, after(seconds)))).toEqual([60, 1, 1, 0, 0]);
});
