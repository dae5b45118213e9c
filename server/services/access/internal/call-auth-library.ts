import { isAPIError } from "better-auth/api";
import { signInMessage } from "#domain/access/sign-in-words.ts";
import { type FieldProblem, ServiceError, type ServiceErrorKind } from "#server/errors.ts";

/** A response of the sign-in library, with the cookies to send to the browser. */
export interface LibraryResult<Value> {
  value: Value;
  /** `Set-Cookie` header values. */
  cookies: string[];
}

const KIND_BY_STATUS: Readonly<Record<number, ServiceErrorKind>> = {
  401: "not-signed-in",
  403: "not-allowed",
  409: "conflict",
  429: "too-many",
  500: "unavailable",
};

/**
 * Calls the sign-in library and returns its result. Throws a ServiceError in Italian for an error of the library: with the library's reason, or with
 * `fallback` if it gives none (product.md#messages).
 */
export async function callAuthLibrary<Value>(
  fallback: string,
  call: () => Promise<{ headers?: Headers | null | undefined; response: Value }>,
): Promise<LibraryResult<Value>> {
  try {
    const { headers, response } = await call();
    return { value: response, cookies: headers?.getSetCookie() ?? [] };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const kind = KIND_BY_STATUS[error.statusCode] ?? "invalid";
    const fields: FieldProblem[] = error.body?.errors ?? [];
    const retryAfterSeconds = Number(new Headers(error.headers).get("retry-after"));
    throw new ServiceError(
      kind,
      signInMessage(error.body?.code) ?? fallback,
      fields,
      retryAfterSeconds > 0 ? retryAfterSeconds : undefined,
    );
  }
}
