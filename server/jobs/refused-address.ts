/** What mail servers answer for an address that they will never know (RFC 5321, 4.2.3); other refusals may be about ourselves and pass. */
const NO_SUCH_ADDRESS: readonly unknown[] = [501, 550, 551, 553];

/** Whether a mail was refused for its addressee for good: trying again would change nothing, and a request must not hold its car meanwhile. */
export function isRefusedAddress(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return code === "EENVELOPE" && command === "RCPT TO" && NO_SUCH_ADDRESS.includes(responseCode);
}
