import type { ApiProblemBody } from "#domain/api/problem.ts";

/** What a call of the API was refused with, as forms and dialogs show it; `detail` and the messages are Italian. */
export interface Problem extends Pick<ApiProblemBody, "status" | "detail"> {
  errors: NonNullable<ApiProblemBody["errors"]>;
}

/** Whether something thrown is a refusal of the API and not a fault of ours. */
export function isProblem(thrown: unknown): thrown is Problem {
  return (
    typeof thrown === "object" && thrown !== null && "status" in thrown && "detail" in thrown && "errors" in thrown
  );
}

/** The server's own words, or `fallback` where it had none (product.md#messages). */
export function problemMessage(thrown: unknown, fallback: string): string {
  return isProblem(thrown) && thrown.detail ? thrown.detail : fallback;
}
