import { useSite } from "#app/ui/site.tsx";
import { dataControllerText } from "./legal-words.ts";

/** Renders the company's legal name, address, VAT number and contacts. */
export function DataController() {
  const site = useSite();
  return (
    <p>
      {dataControllerText(site)}
      <br />
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {", "}
      <a href={site.phoneHref}>{site.phone}</a>
    </p>
  );
}
