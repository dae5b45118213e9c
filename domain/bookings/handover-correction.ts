import {
  HANDOVER_PICTURE_KINDS,
  HANDOVER_PICTURE_WORDS,
  type HandoverPictures,
} from "#domain/bookings/handover-pictures.ts";
import { HANDOVER_TITLES, type HandoverKind } from "#domain/forms/bookings/handover.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";

/** The error for a correction by staff who may not correct the records of a concluded rental. */
export const CORRECTED_BY_ADMIN_MESSAGE = "La prenotazione è conclusa: il verbale lo corregge solo un amministratore.";

/** The state of a car as a handover record has it. */
export interface RecordedState extends HandoverPictures {
  kilometres: number;
  fuelPercent: number;
  damageNotes: string | null;
}

/** Returns the history's sentence about a handover record: "Rientro: 12.400 km, livello 50%". */
export const handoverNote = (kind: HandoverKind, { kilometres, fuelPercent }: RecordedState): string =>
  `${HANDOVER_TITLES[kind]}: ${kilometresText(ITALIAN_FORMATS, kilometres)}, livello ${fuelPercent}%`;

/** Returns the history's sentence about a record that a reopening took back, with its figures. */
export function withdrawnRecordNote(state: RecordedState): string {
  const { damageNotes, pictures } = state;
  const lines = [
    `Verbale ritirato. ${handoverNote("return", state)}, ${picturesText(pictures)}.`,
    ...(damageNotes ? [`Danni e osservazioni: ${damageNotes}`] : []),
  ];
  return lines.join("\n");
}

/**
 * Returns the history's sentence about a corrected record, which names the old and the new value of each field: "Rientro corretto: da 12.400 km a
 * 12.450 km; livello dal 50% al 60%." Returns null if nothing differs.
 */
export function correctionNote(kind: HandoverKind, before: RecordedState, after: RecordedState): string | null {
  const changes = [
    ...(before.kilometres === after.kilometres
      ? []
      : [
          `da ${kilometresText(ITALIAN_FORMATS, before.kilometres)} a ${kilometresText(ITALIAN_FORMATS, after.kilometres)}`,
        ]),
    ...(before.fuelPercent === after.fuelPercent ? [] : [`livello da ${before.fuelPercent}% a ${after.fuelPercent}%`]),
    ...(before.damageNotes === after.damageNotes
      ? []
      : [`danni e osservazioni da ${notesText(before.damageNotes)} a ${notesText(after.damageNotes)}`]),
    ...picturesChange(before.pictures, after.pictures),
    ...pictureKindChanges(before, after),
    ...skippedPictureChanges(before, after),
  ];
  return changes.length === 0 ? null : `${CORRECTED_TITLES[kind]}: ${changes.join("; ")}.`;
}

const CORRECTED_TITLES: Readonly<Record<HandoverKind, string>> = {
  pickup: "Consegna corretta",
  return: "Rientro corretto",
};

const notesText = (notes: string | null | undefined): string => (notes ? `«${notes}»` : "nessuno");

const picturesText = ({ length }: readonly string[]): string => (length === 1 ? "1 foto" : `${length} foto`);

function picturesChange(before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((picture) => !before.includes(picture));
  const removed = before.filter((picture) => !after.includes(picture));
  if (added.length > 0 || removed.length > 0)
    return [`da ${picturesText(before)} a ${picturesText(after)}, aggiunte ${added.length} e tolte ${removed.length}`];
  return before.join() === after.join() ? [] : ["foto in un altro ordine"];
}

/** Returns the changes of what a picture shows; those of added and removed pictures are part of `picturesChange`. */
function pictureKindChanges(before: HandoverPictures, after: HandoverPictures): string[] {
  const kindText = ({ pictureKinds }: HandoverPictures, picture: string) => {
    const kind = pictureKinds[picture];
    return kind ? `«${HANDOVER_PICTURE_WORDS[kind]}»` : "«Altro»";
  };
  return after.pictures
    .filter(
      (picture) => before.pictures.includes(picture) && before.pictureKinds[picture] !== after.pictureKinds[picture],
    )
    .map((picture) => `una foto da ${kindText(before, picture)} a ${kindText(after, picture)}`);
}

const skippedPictureChanges = (before: HandoverPictures, after: HandoverPictures): string[] =>
  HANDOVER_PICTURE_KINDS.filter((kind) => before.skippedPictures[kind] !== after.skippedPictures[kind]).map(
    (kind) =>
      `motivo della foto saltata «${HANDOVER_PICTURE_WORDS[kind]}» da ${notesText(before.skippedPictures[kind])} a ${notesText(after.skippedPictures[kind])}`,
  );
