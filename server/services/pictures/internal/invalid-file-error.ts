import { ServiceError } from "#server/errors.ts";

/** Returns an "invalid" error at the only field of the upload form. */
export function invalidFileError(message: string): ServiceError {
  return new ServiceError("invalid", message, [{ path: "file", message }]);
}
