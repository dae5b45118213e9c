import { z } from "zod";
import {
  coversPictureKind,
  HANDOVER_PICTURE_KINDS,
  type HandoverPictureKind,
  type HandoverPictures,
  missingPictureMessage,
} from "#domain/bookings/handover-pictures.ts";
import { pictureUrlField } from "#domain/forms/row-fields.ts";
import { requiredText } from "#domain/forms/text-fields.ts";

/** Generous limit of pictures per record. */
export const MAX_HANDOVER_PICTURES = 24;
export const MAX_SKIP_REASON_CHARACTERS = 200;
const KIND_MESSAGE = "Scegli che cosa mostra la foto.";

/** The fields of a handover record for its pictures, what they show, and why required ones are missing (product.md#handover). */
export const handoverPictureFields = {
  pictures: z
    .array(pictureUrlField, "Le foto sono un elenco di indirizzi.")
    .max(MAX_HANDOVER_PICTURES, `Al massimo ${MAX_HANDOVER_PICTURES} foto.`)
    .default([]),
  /** What pictures show, by their address. */
  picture_kinds: z.record(z.string(), z.enum(HANDOVER_PICTURE_KINDS, KIND_MESSAGE), KIND_MESSAGE).default({}),
  /** Why a required picture was not taken, by its kind. */
  skipped_pictures: z
    .partialRecord(
      z.enum(HANDOVER_PICTURE_KINDS),
      requiredText("Scrivi perché la foto manca.", MAX_SKIP_REASON_CHARACTERS),
      "Scrivi il motivo di ogni foto che manca.",
    )
    .default({}),
};

interface PictureProblem {
  path: string;
  message: string;
}

/** Returns what is wrong with a record's pictures: a kind of a picture that it does not have, and required kinds that are missing. */
export function listPictureProblems(
  record: HandoverPictures,
  required: readonly HandoverPictureKind[],
): PictureProblem[] {
  const isUnknown = Object.keys(record.pictureKinds).some((address) => !record.pictures.includes(address));
  const unknown = isUnknown
    ? [{ path: "picture_kinds", message: "Indica che cosa mostrano solo le foto del verbale." }]
    : [];
  const missing = required
    .filter((kind) => !coversPictureKind(record, kind))
    .map((kind) => ({ path: `skipped_pictures.${kind}`, message: missingPictureMessage(kind) }));
  return [...unknown, ...missing];
}

interface PictureInput {
  pictures?: string[];
  picture_kinds?: HandoverPictures["pictureKinds"];
  skipped_pictures?: HandoverPictures["skippedPictures"];
}

/** Adds the check for required pictures to a form with these fields; it also runs while other fields are wrong, so that all errors are shown. */
export function requirePictures<Schema extends z.ZodType<PictureInput, unknown>>(
  schema: Schema,
  required: readonly HandoverPictureKind[],
): Schema {
  return required.reduce(
    (checked, kind) =>
      checked.refine(
        ({ pictures = [], picture_kinds: pictureKinds = {}, skipped_pictures: skippedPictures = {} }) =>
          coversPictureKind({ pictures, pictureKinds, skippedPictures }, kind),
        { path: ["skipped_pictures", kind], message: missingPictureMessage(kind), when: () => true },
      ),
    schema,
  );
}
