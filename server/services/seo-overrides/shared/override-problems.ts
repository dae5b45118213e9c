import type { FieldProblem } from "#server/errors.ts";

/** What to say when the page has an entry already, by the constraint that found out. */
export const OVERRIDE_TAKEN: Readonly<Record<string, FieldProblem>> = {
  seo_overrides_page: { path: "slug", message: "Esiste già una voce SEO per questa pagina: modifica quella." },
};

/** The same, when it was the new slug of a city, brand or car that led there. */
export const OVERRIDE_IN_THE_WAY: Readonly<Record<string, FieldProblem>> = {
  seo_overrides_page: {
    path: "slug",
    message: "Il SEO Manager ha già una voce per una pagina con questo slug: eliminala prima.",
  },
};

export const NO_SUCH_OVERRIDE = "Questa voce SEO non esiste.";
