import { useSite } from "#app/ui/site.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { useWords } from "#app/ui/words/words-context.tsx";
import { dataControllerText } from "./legal-texts-of-page.ts";

/** Renders the company's legal name, address, VAT number and contacts. */
export function DataController() {
  const site = useSite();
  const placeName = usePlaceName();
  const { city, country } = site.address;
  const address = { ...site.address, city: placeName(city), country: placeName(country) };
  return (
    <p>
      {dataControllerText(useWords("legal"), { ...site, address })}
      <br />
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {", "}
      <a href={site.phoneHref}>{site.phone}</a>
    </p>
  );
}
