import type { FieldProblem } from "#server/errors.ts";

export const NO_SUCH_EVENT = "Questo evento non esiste.";

/** What the database's constraints stand for, at the fields of the form. */
export const EVENT_TAKEN: Readonly<Record<string, FieldProblem>> = {
  club_events_slug_unique: { path: "title", message: "C'è già un evento con questo titolo in questo giorno." },
};
