import { useSite } from "#app/ui/site.tsx";
import { controllerWords } from "./legal-words.ts";

/** Who the company is, in law, and where it can be written to. */
export function Controller() {
  const site = useSite();
  return (
    <p>
      {controllerWords(site)}
      <br />
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {", "}
      <a href={site.phoneHref}>{site.phone}</a>
    </p>
  );
}
