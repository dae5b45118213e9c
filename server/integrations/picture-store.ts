/** Where the files of uploaded pictures lie. A key is a path of two plain segments, "{id}/{width}.{format}". */
export interface PictureStore {
  /** Stores a file whole or not at all; a second time under the same key it takes the first one's place. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no file of that key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; one that is not there is removed already. */
  delete(key: string): Promise<void>;
}
