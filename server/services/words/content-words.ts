import { MIN_CONFIRMED_WIDTH_PIXELS } from "#domain/pictures/uploaded-picture.ts";
import { textReference } from "#domain/words/text-reference.ts";
import type { FieldProblem } from "#server/errors.ts";

export const NO_SUCH_CATEGORY = "Questa categoria non esiste.";
export const NO_SUCH_CITY_PAGE = "Non conosciamo questa città.";
export const EVENT_IS_OVER = textReference("refusals", "eventIsOver");
export const EVENT_IS_CANCELLED = textReference("refusals", "eventIsCancelled");

export const NO_SUCH_TEMPLATE = "Questo modello non esiste.";

/** The field problem for each unique constraint of answer templates. */
export const TEMPLATE_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  answer_templates_title_unique: { path: "title", message: "C'è già un modello con questo titolo." },
};

export const NO_SUCH_PICTURE = "Questa immagine non esiste.";

/** The question before a small picture is stored: it is shown at its own size and never enlarged. */
export const smallPictureMessage = ({ width }: { width: number }) =>
  `La foto è larga ${width} pixel e sul sito apparirà piccola: ne servono almeno ${MIN_CONFIRMED_WIDTH_PIXELS}.`;

export const NO_SUCH_ARTICLE = "Questo articolo non esiste.";

/** The field problem for each unique constraint of articles. */
export const ARTICLE_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  articles_slug_unique: { path: "slug", message: "Questo slug è già di un altro articolo." },
};

export const NO_SUCH_EVENT = textReference("refusals", "noSuchEvent");

/** The field problem for each unique constraint of club events. */
export const EVENT_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  club_events_slug_unique: { path: "title", message: "C'è già un evento con questo titolo in questo giorno." },
};

export const NO_SUCH_TESTIMONIAL = "Questa testimonianza non esiste.";

/** The field problem for each unique constraint of testimonials. */
export const TESTIMONIAL_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  testimonials_text_unique: { path: "text", message: "Queste parole sono già di un'altra testimonianza." },
};

/** The field problem if the page already has an SEO override. */
export const OVERRIDE_UNIQUE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  seo_overrides_page: { path: "slug", message: "Esiste già una voce SEO per questa pagina: modifica quella." },
};

/** The field problem if the page of a new slug of a city, brand or vehicle already has an SEO override. */
export const SLUG_OVERRIDE_PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  seo_overrides_page: {
    path: "slug",
    message: "Il SEO Manager ha già una voce per una pagina con questo slug: eliminala prima.",
  },
};

export const NO_SUCH_OVERRIDE = "Questa voce SEO non esiste.";
