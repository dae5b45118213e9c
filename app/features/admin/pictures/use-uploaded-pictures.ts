import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import { type ApiPicture, MAX_PICTURES_PER_READ } from "#domain/api/pictures/pictures.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";

export interface UploadedPictures {
  /** Returns the stored picture of an address; undefined until loaded, and for an address of another site. */
  find: (address: string) => ApiPicture | undefined;
  /** Replaces a picture after a change. */
  replace: (picture: ApiPicture) => void;
}

/** Loads what is stored of the uploaded pictures among the addresses: size, measures, focal point, view and finish. */
export function useUploadedPictures(addresses: readonly string[]): UploadedPictures {
  const [pictures, setPictures] = useState<ReadonlyMap<string, ApiPicture>>(new Map());
  const ids = [...new Set(addresses.flatMap((address) => parseUploadedPicture(address)?.picture.id ?? []))];
  const missingIds = ids
    .filter((id) => !pictures.has(id))
    .slice(0, MAX_PICTURES_PER_READ)
    .join();
  useEffect(() => {
    if (!missingIds) return;
    return cancellableRequest(
      (signal) => api.list("/api/pictures", { query: { ids: missingIds }, signal }),
      ({ rows }) => setPictures(withPictures(rows)),
      // The pictures can be ordered and removed without their details.
      () => undefined,
    );
  }, [missingIds]);
  return {
    find: (address) => pictures.get(parseUploadedPicture(address)?.picture.id ?? ""),
    replace: (picture) => setPictures(withPictures([picture])),
  };
}

/** Returns the change that adds pictures to the loaded ones, or replaces them. */
const withPictures = (rows: readonly ApiPicture[]) => (before: ReadonlyMap<string, ApiPicture>) =>
  new Map([...before, ...rows.map((row) => [row.id, row] as const)]);
