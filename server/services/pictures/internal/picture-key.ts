import type { UploadedPictureFile } from "#domain/uploaded-picture.ts";

/** Where a file of a picture lies in the store. */
export const pictureKey = ({ id, width, format }: UploadedPictureFile): string => `${id}/${width}.${format}`;
