import type { ApiProblemBody } from "#domain/api/problem.ts";

/** An error response of the API, as forms and dialogs show it; `detail` and the messages are in Italian. */
export interface Problem extends Pick<ApiProblemBody, "status" | "detail"> {
  errors: NonNullable<ApiProblemBody["errors"]>;
}

/** Whether a thrown value is an API error response, not a bug. */
export function isProblem(thrown: unknown): thrown is Problem {
  return (
    typeof thrown === "object" && thrown !== null && "status" in thrown && "detail" in thrown && "errors" in thrown
  );
}

/** Returns the server's message, or `fallback` if it has none (product.md#messages). */
export function problemMessage(thrown: unknown, fallback: string): string {
  return isProblem(thrown) && thrown.detail ? thrown.detail : fallback;
}
