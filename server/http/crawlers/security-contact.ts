import type { Hono } from "hono";
import { ADDRESSES } from "#domain/addresses/addresses.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { AppContext } from "#server/context.ts";

const VALID_DAYS = 180;

/** Whom to tell of a weakness of the site (RFC 9116): the company's own address, as it is set now. */
export function mountSecurityContact(app: Hono, { env, site, clock }: AppContext): void {
  const { pattern } = ADDRESSES.securityContact;
  app.get(pattern, (c) => {
    const expires = new Date(clock().getTime() + VALID_DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: mailto:${site.email}`,
      `Expires: ${expires}`,
      "Preferred-Languages: it, en",
      `Canonical: ${env.siteUrl}${pattern}`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=3600" });
  });
}
