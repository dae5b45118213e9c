import { AwsClient } from "aws4fetch";
import type { PictureBucket } from "#server/env.ts";
import { createPictureStoreError, type PictureStore } from "#server/integrations/picture-store.ts";

const REQUEST_TIMEOUT_MS = 20_000;
/** Maximum number of retries after a 429 response or a server error. */
const MAX_RETRIES = 2;

/** Stores pictures in an S3-compatible bucket. All methods reject with "unavailable" if the service does not respond or refuses the call. */
export class S3PictureStore implements PictureStore {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: PictureBucket) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: MAX_RETRIES });
    this.#bucketUrl = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
    const response = await this.#call(key, {
      method: "PUT",
      body: bytes,
      headers: { "content-type": contentType, "cache-control": "public, max-age=31536000, immutable" },
    });
    await response.body?.cancel();
    if (!response.ok) throw createPictureStoreError(new Error(`PUT ${key}: ${response.status}`));
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const response = await this.#call(key, { method: "GET" });
    if (response.ok) return readWholeBody(response);
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw createPictureStoreError(new Error(`GET ${key}: ${response.status}`));
  }

  async delete(key: string): Promise<void> {
    const response = await this.#call(key, { method: "DELETE" });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404)
      throw createPictureStoreError(new Error(`DELETE ${key}: ${response.status}`));
  }

  async #call(key: string, request: RequestInit): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      return await this.#client.fetch(`${this.#bucketUrl}/${key}`, { ...request, signal });
    } catch (error) {
      throw createPictureStoreError(error);
    }
  }
}

/** Reads the body of a response. Rejects with "unavailable" if the connection breaks meanwhile. */
async function readWholeBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw createPictureStoreError(error);
  }
}
