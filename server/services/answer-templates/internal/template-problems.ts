import type { FieldProblem } from "#server/errors.ts";

export const NO_SUCH_TEMPLATE = "Questo modello non esiste.";

/** What the database's constraints stand for, at the fields of the form. */
export const TEMPLATE_TAKEN: Readonly<Record<string, FieldProblem>> = {
  answer_templates_title_unique: { path: "title", message: "C'è già un modello con questo titolo." },
};
