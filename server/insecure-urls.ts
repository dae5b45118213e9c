import { z } from "zod";

/** The external services to which this program connects, each with the name of the variable that contains its URL. */
const EXTERNAL_SERVICES = { smtp: "SMTP_URL", s3: "S3_ENDPOINT", ai: "AI_BASE_URL" } as const;
export type ExternalService = keyof typeof EXTERNAL_SERVICES;

const isExternalService = (word: string): word is ExternalService => Object.hasOwn(EXTERNAL_SERVICES, word);

/** Schema of PLAIN_CONNECTIONS: the services that may be used without TLS, because the network belongs to the owner. */
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

/** Host names that always mean this machine. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a connection to this URL needs TLS: the URL is not on this machine, and PLAIN_CONNECTIONS does not list the service. */
export function requiresTls(
  url: string,
  service: ExternalService,
  insecureServices: readonly ExternalService[],
): boolean {
  return !insecureServices.includes(service) && !LOOPBACK_HOST.test(new URL(url).hostname);
}

/**
 * Reports URLs over which passwords, mails or pictures would be sent unencrypted. Does not report `smtp:` URLs, because SMTP can switch to TLS by
 * STARTTLS; the mailer enforces TLS itself.
 */
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
