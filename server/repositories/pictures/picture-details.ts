import { eq, inArray } from "drizzle-orm";
import { type HeroPhotograph, veilOpacity } from "#domain/pictures/hero-photograph.ts";
import { addPictureDetails } from "#domain/pictures/picture-details.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";
import type { Queryable } from "#server/db/client.ts";
import { pictures } from "#server/db/schema.ts";
import { narrowDependencies } from "#server/invalidation/dependency-tracker.ts";

/** Reads an uploaded picture as photograph of the hero; without its row, it is centred under the strongest veil. */
export async function readHeroPhotograph(db: Queryable, address: string): Promise<HeroPhotograph> {
  const id = parseUploadedPicture(address)?.picture.id ?? "";
  const [row] = await narrowDependencies({ pictures: [`id/${id}`] }, () =>
    db
      .select({ x: pictures.focalX, y: pictures.focalY, brightest: pictures.brightest })
      .from(pictures)
      .where(eq(pictures.id, id)),
  );
  return {
    address: row
      ? addPictureDetails(address, { focalPoint: { x: row.x, y: row.y }, view: null, finish: null })
      : address,
    veil: veilOpacity(row?.brightest ?? null),
  };
}

/** Adds the details of an uploaded picture to its address (domain/pictures/picture-details.ts); other addresses stay as they are. */
export type AddDetails = (address: string) => string;

/** Reads what staff have said about the uploaded pictures among the addresses. Sends no statement if none of them was uploaded. */
export async function readPictureDetails(db: Queryable, addresses: readonly string[]): Promise<AddDetails> {
  const ids = new Set(addresses.flatMap((address) => parseUploadedPicture(address)?.picture.id ?? []));
  if (ids.size === 0) return (address) => address;
  const rows = await narrowDependencies({ pictures: [...ids].map((id) => `id/${id}`) }, () =>
    db
      .select({
        id: pictures.id,
        x: pictures.focalX,
        y: pictures.focalY,
        view: pictures.view,
        finish: pictures.finish,
      })
      .from(pictures)
      .where(inArray(pictures.id, [...ids])),
  );
  const byId = new Map(rows.map(({ id, x, y, view, finish }) => [id, { focalPoint: { x, y }, view, finish }]));
  return (address) => {
    const details = byId.get(parseUploadedPicture(address)?.picture.id ?? "");
    return details ? addPictureDetails(address, details) : address;
  };
}
