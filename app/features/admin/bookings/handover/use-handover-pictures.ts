import { useFormContext, useWatch } from "react-hook-form";
import { withPicture } from "#app/features/admin/pictures/picture-list-field.tsx";
import { HANDOVER_PICTURE_KINDS, type HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";

type PictureKinds = Record<string, HandoverPictureKind>;
type SkippedPictures = Partial<Record<HandoverPictureKind, string>>;

/** The pictures of a handover form: what they show, and which required ones staff skip. */
export interface HandoverPicturesForm {
  /** The kinds that have a slot: the required ones, and those that the record has or skips. */
  slots: HandoverPictureKind[];
  kindOf: (address: string) => HandoverPictureKind | null;
  picturesOf: (kind: HandoverPictureKind) => string[];
  /** The reason of a skipped picture, while it is typed; null if it is not skipped. */
  reasonOf: (kind: HandoverPictureKind) => string | null;
  errorOf: (kind: HandoverPictureKind) => string | undefined;
  add: (kind: HandoverPictureKind, address: string, laterAddresses: readonly string[]) => void;
  remove: (address: string) => void;
  setKind: (address: string, kind: HandoverPictureKind | null) => void;
  /** Skips the picture of a kind for a reason; null takes the skip back. */
  skip: (kind: HandoverPictureKind, reason: string | null) => void;
}

/** Reads and changes the pictures of the form around it. `namePrefix` is that of a record within another form. */
export function useHandoverPictures(
  namePrefix: string,
  required: readonly HandoverPictureKind[],
): HandoverPicturesForm {
  const { getFieldState, formState, getValues, setValue, clearErrors } = useFormContext();
  const names = {
    pictures: `${namePrefix}pictures`,
    kinds: `${namePrefix}picture_kinds`,
    skipped: `${namePrefix}skipped_pictures`,
  };
  const [pictures = [], kinds = {}, skipped = {}]: [string[]?, PictureKinds?, SkippedPictures?] = useWatch({
    name: [names.pictures, names.kinds, names.skipped],
  });
  const errorOf = (kind: HandoverPictureKind) => getFieldState(`${names.skipped}.${kind}`, formState).error?.message;
  const change = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true });
  const setKind = (address: string, kind: HandoverPictureKind | null) => {
    const { [address]: _former, ...others }: PictureKinds = getValues(names.kinds) ?? {};
    change(names.kinds, kind === null ? others : { ...others, [address]: kind });
    if (kind !== null) skip(kind, null);
  };
  const skip = (kind: HandoverPictureKind, reason: string | null) => {
    const { [kind]: _former, ...others }: SkippedPictures = getValues(names.skipped) ?? {};
    change(names.skipped, reason === null ? others : { ...others, [kind]: reason });
    clearErrors(`${names.skipped}.${kind}`);
  };
  return {
    slots: HANDOVER_PICTURE_KINDS.filter(
      (kind) =>
        required.includes(kind) ||
        Object.values(kinds).includes(kind) ||
        skipped[kind] !== undefined ||
        errorOf(kind) !== undefined,
    ),
    kindOf: (address) => kinds[address] ?? null,
    picturesOf: (kind) => pictures.filter((address) => kinds[address] === kind),
    reasonOf: (kind) => skipped[kind] ?? null,
    errorOf,
    add: (kind, address, laterAddresses) => {
      change(names.pictures, withPicture(getValues(names.pictures) ?? [], address, laterAddresses));
      setKind(address, kind);
    },
    remove: (address) => {
      const left: string[] = getValues(names.pictures) ?? [];
      change(
        names.pictures,
        left.filter((other) => other !== address),
      );
      setKind(address, null);
    },
    setKind,
    skip,
  };
}
