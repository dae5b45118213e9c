import { fileRoutePrefix } from "#domain/routes/file-routes.ts";

const DRAWINGS_FOLDER = `${fileRoutePrefix("picture")}/`;

/** Whether a photograph is among the pictures. Every picture but our own drawings is one. */
export const includesPhotograph = (pictures: readonly string[]): boolean =>
  pictures.some((address) => !address.startsWith(DRAWINGS_FOLDER));
