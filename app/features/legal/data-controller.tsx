import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { dataControllerText } from "./legal-texts-of-page.ts";

/** Renders the company's legal name, address, VAT number and contacts. */
export function DataController() {
  const site = useSite();
  return (
    <p>
      {dataControllerText(useWords("legal"), site)}
      <br />
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {", "}
      <a href={site.phoneHref}>{site.phone}</a>
    </p>
  );
}
