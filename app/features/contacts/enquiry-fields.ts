import { type FormProblem, inOrderOf } from "#app/ui/fields/error-summary.tsx";

/** What the fields of an enquiry's form need: their ids, what is wrong with each, and what was typed. */
export interface EnquiryFields {
  /** In the order of the fields, each leading to its own. */
  problems: FormProblem[];
  problemOf: (field: string) => string | undefined;
  valueOf: (field: string) => string;
}

/** The id of a field, which the list of what is wrong leads to. */
export const fieldId = (name: string) => `campo-${name}`;

export function enquiryFields(
  fields: readonly string[],
  problems: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): EnquiryFields {
  const named = Object.entries(problems).map(([path, message]) => ({
    path: fields.includes(path) ? path : "",
    message,
  }));
  return {
    problems: inOrderOf(fields, named).map(({ path, message }) => ({ path: path && fieldId(path), message })),
    problemOf: (field) => problems[field],
    valueOf: (field) => values[field] ?? "",
  };
}
