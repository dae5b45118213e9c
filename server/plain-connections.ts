import { z } from "zod";

/** The services outside this program that it speaks to over the network, by the variable that names them. */
const SERVICES = { smtp: "SMTP_URL", s3: "S3_ENDPOINT", ai: "AI_BASE_URL" } as const;
export type OutsideService = keyof typeof SERVICES;

const isService = (word: string): word is OutsideService => Object.hasOwn(SERVICES, word);

/** PLAIN_CONNECTIONS: which of them may be spoken to without TLS, on a network that is the owner's own. */
export const plainConnections = z
  .string()
  .default("")
  .transform((text, context): OutsideService[] => {
    const words = text.split(/[\s,]+/).filter(Boolean);
    const unknown = words.filter((word) => !isService(word));
    if (unknown.length > 0)
      context.addIssue({
        code: "custom",
        message: `knows ${Object.keys(SERVICES).join(", ")}, not ${unknown.join(", ")}`,
      });
    return words.filter(isService);
  });

/** An address that only this machine answers. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether what is sent to an address must be encrypted: it leaves this machine, and nobody has said that it may be read on the way. */
export function needsTls(address: string, service: OutsideService, plain: readonly OutsideService[]): boolean {
  return !plain.includes(service) && !LOOPBACK.test(new URL(address).hostname);
}

/** Refuses addresses that would carry passwords, mails and pictures in the clear. A mail server's `smtp:` may still turn to TLS when it is asked: that is demanded of it there. */
export function refusePlainAddresses(
  variables: Partial<Record<(typeof SERVICES)[OutsideService], string | undefined>> & {
    PLAIN_CONNECTIONS: readonly OutsideService[];
  },
  context: z.RefinementCtx,
): void {
  for (const service of ["s3", "ai"] as const) {
    const name = SERVICES[service];
    const address = variables[name];
    if (address?.startsWith("http:") && needsTls(address, service, variables.PLAIN_CONNECTIONS))
      context.addIssue({
        code: "custom",
        path: [name],
        message: `must start with https:// (or add ${service} to PLAIN_CONNECTIONS)`,
      });
  }
}
