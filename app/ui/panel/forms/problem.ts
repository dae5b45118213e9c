/** What a call of the API was refused with (RFC 9457, design 7), as forms and dialogs show it. */
export interface Problem {
  status: number;
  /** Italian, for the person. */
  detail: string;
  errors: { path: string; message: string }[];
}

/** Whether something thrown is a refusal of the API and not a fault of ours. */
export function isProblem(thrown: unknown): thrown is Problem {
  return (
    typeof thrown === "object" && thrown !== null && "status" in thrown && "detail" in thrown && "errors" in thrown
  );
}

/** The server's own words, or `fallback` where it had none (B 8: "server message, or …"). */
export function problemText(thrown: unknown, fallback: string): string {
  return isProblem(thrown) && thrown.detail ? thrown.detail : fallback;
}
