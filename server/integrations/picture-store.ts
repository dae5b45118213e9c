import { ServiceError } from "#server/errors.ts";

/**
 * Stores the files of uploaded pictures. All methods reject with "unavailable" while the store does not respond or is full. A key has the form
 * "{id}/{width}.{format}".
 */
export interface PictureStore {
  /** Stores a file atomically; overwrites an existing one. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null if the file does not exist. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes a file; succeeds if it does not exist. */
  delete(key: string): Promise<void>;
}

/** Creates the "unavailable" error of a picture store, with its cause for the log. */
export function createPictureStoreError(cause: unknown): ServiceError {
  const error = new ServiceError("unavailable", "L'archivio delle immagini non risponde. Riprova tra poco.");
  error.cause = cause;
  return error;
}
