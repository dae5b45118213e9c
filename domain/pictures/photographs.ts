import { fileRoutePrefix } from "#domain/routes/file-routes.ts";

const DRAWINGS_FOLDER = `${fileRoutePrefix("picture")}/`;

/** Whether a picture is one that staff uploaded or that is on another site; our own are drawings. */
export const isPhotograph = (address: string): boolean => !address.startsWith(DRAWINGS_FOLDER);

/** Whether a photograph is among the pictures. */
export const includesPhotograph = (pictures: readonly string[]): boolean => pictures.some(isPhotograph);
