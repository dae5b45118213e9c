import type { ZodError } from "zod";
import type { FieldProblem } from "#server/errors.ts";

/** What a schema found wrong, one message for each field (the first), by the path the caller knows it by. */
export function fieldProblems(error: ZodError): FieldProblem[] {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (!messages.has(path)) messages.set(path, path === "" ? "La richiesta non ha la forma attesa." : issue.message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}
