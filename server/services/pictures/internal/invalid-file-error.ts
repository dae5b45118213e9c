import { ServiceError } from "#server/errors.ts";

/** Returns the error at the upload's only field. */
export function invalidFileError(message: string): ServiceError {
  return new ServiceError("invalid", message, [{ path: "file", message }]);
}
