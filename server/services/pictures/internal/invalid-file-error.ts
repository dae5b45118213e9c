import { ServiceError } from "#server/errors.ts";

/** A refusal at the upload's only field. */
export function invalidFileError(message: string): ServiceError {
  return new ServiceError("invalid", message, [{ path: "file", message }]);
}
