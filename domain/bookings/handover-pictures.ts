/** What a required picture of a handover shows (product.md#handover). */
export const HANDOVER_PICTURE_KINDS = ["front", "rear", "left", "right", "interior", "odometer"] as const;
export type HandoverPictureKind = (typeof HANDOVER_PICTURE_KINDS)[number];

export const HANDOVER_PICTURE_WORDS: Readonly<Record<HandoverPictureKind, string>> = {
  front: "Davanti",
  rear: "Dietro",
  left: "Lato sinistro",
  right: "Lato destro",
  interior: "Interni",
  odometer: "Contachilometri",
};

/** The kinds that a record of each handover must have. */
export interface RequiredPictures {
  readonly pickup: readonly HandoverPictureKind[];
  readonly return: readonly HandoverPictureKind[];
}

/** The pictures of a handover record. */
export interface HandoverPictures {
  pictures: readonly string[];
  /** What pictures show, by their address; a picture without a kind is missing. */
  pictureKinds: Readonly<Record<string, HandoverPictureKind>>;
  /** Why a required picture was not taken, by its kind. */
  skippedPictures: Readonly<Partial<Record<HandoverPictureKind, string>>>;
}

/** Whether a record has a picture of a kind, or the reason why there is none. */
export const coversPictureKind = (
  { pictures, pictureKinds, skippedPictures }: HandoverPictures,
  kind: HandoverPictureKind,
): boolean => Boolean(skippedPictures[kind]) || pictures.some((address) => pictureKinds[address] === kind);

/**
 * Returns the kinds that a record must cover: those of the setting or, for a correction, those among them that the record covers already. A record
 * from before the setting, or whose pictures were deleted since, can be corrected without new pictures.
 */
export const requiredPictureKinds = (
  setting: readonly HandoverPictureKind[],
  before: HandoverPictures | null,
): HandoverPictureKind[] => setting.filter((kind) => before === null || coversPictureKind(before, kind));

/** Returns the error of a record that lacks a required picture and its reason. */
export const missingPictureMessage = (kind: HandoverPictureKind): string =>
  `Manca la foto «${HANDOVER_PICTURE_WORDS[kind]}»: aggiungila, o scrivi perché la salti.`;
