import { ServiceError } from "#server/errors.ts";

/** Where the files of uploaded pictures lie. Rejects with "unavailable" while it does not answer or has no room. A key is a path of two plain segments, "{id}/{width}.{format}". */
export interface PictureStore {
  /** Stores a file whole or not at all; a second time under the same key it takes the first one's place. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no file of that key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; one that is not there is removed already. */
  delete(key: string): Promise<void>;
}

/** The refusal of a store that cannot do now what it is for, with the reason for the log. */
export function createPictureStoreError(cause: unknown): ServiceError {
  const error = new ServiceError("unavailable", "L'archivio delle immagini non risponde. Riprova tra poco.");
  error.cause = cause;
  return error;
}
