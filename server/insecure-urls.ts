import { z } from "zod";

/** The services outside this program that it speaks to over the network, by the variable that names them. */
const EXTERNAL_SERVICES = { smtp: "SMTP_URL", s3: "S3_ENDPOINT", ai: "AI_BASE_URL" } as const;
export type ExternalService = keyof typeof EXTERNAL_SERVICES;

const isExternalService = (word: string): word is ExternalService => Object.hasOwn(EXTERNAL_SERVICES, word);

/** PLAIN_CONNECTIONS: which of them may be spoken to without TLS, on a network that is the owner's own. */
export const insecureServicesSchema = z
  .string()
  .default("")
  .transform((text, context): ExternalService[] => {
    const words = text.split(/[\s,]+/).filter(Boolean);
    const unknown = words.filter((word) => !isExternalService(word));
    if (unknown.length > 0)
      context.addIssue({
        code: "custom",
        message: `knows ${Object.keys(EXTERNAL_SERVICES).join(", ")}, not ${unknown.join(", ")}`,
      });
    return words.filter(isExternalService);
  });

/** An address that only this machine answers. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether what is sent to an address must be encrypted: it leaves this machine, and nobody has said that it may be read on the way. */
export function requiresTls(
  url: string,
  service: ExternalService,
  insecureServices: readonly ExternalService[],
): boolean {
  return !insecureServices.includes(service) && !LOOPBACK_HOST.test(new URL(url).hostname);
}

/** Refuses addresses that would carry passwords, mails and pictures in the clear. A mail server's `smtp:` may still turn to TLS when it is asked: that is demanded of it there. */
export function rejectInsecureUrls(
  variables: Partial<Record<(typeof EXTERNAL_SERVICES)[ExternalService], string | undefined>> & {
    PLAIN_CONNECTIONS: readonly ExternalService[];
  },
  context: z.RefinementCtx,
): void {
  for (const service of ["s3", "ai"] as const) {
    const name = EXTERNAL_SERVICES[service];
    const url = variables[name];
    if (url?.startsWith("http:") && requiresTls(url, service, variables.PLAIN_CONNECTIONS))
      context.addIssue({
        code: "custom",
        path: [name],
        message: `must start with https:// (or add ${service} to PLAIN_CONNECTIONS)`,
      });
  }
}
