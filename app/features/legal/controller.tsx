import { useSite } from "#app/ui/site.tsx";
import { messages } from "#domain/messages.it.ts";

/** Who the company is, in law, and where it can be written to. */
export function Controller() {
  const site = useSite();
  const { address } = site;
  return (
    <p>
      {site.legalName}, {address.street}, {address.postalCode} {address.city}, {address.country}.
      {site.vatNumber !== "" && ` ${messages.footer.vatNumber(site.vatNumber)}.`}
      <br />
      <a href={`mailto:${site.email}`}>{site.email}</a>, <a href={site.phoneHref}>{site.phone}</a>
    </p>
  );
}
