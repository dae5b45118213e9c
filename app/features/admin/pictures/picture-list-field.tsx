import { useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { PictureDropZone } from "#app/features/admin/pictures/picture-drop-zone.tsx";
import { PictureEditor } from "#app/features/admin/pictures/picture-editor.tsx";
import { PictureListRow } from "#app/features/admin/pictures/picture-row.tsx";
import { PICTURE_WORDS } from "#app/features/admin/pictures/picture-words.ts";
import { usePictureUploads } from "#app/features/admin/pictures/use-picture-uploads.ts";
import { useRowDrag } from "#app/features/admin/pictures/use-row-drag.ts";
import { useUploadedPictures } from "#app/features/admin/pictures/use-uploaded-pictures.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import type { ApiPicture } from "#domain/api/pictures/pictures.ts";
import { addPictureDetails } from "#domain/pictures/picture-details.ts";
import { listPictureHints } from "#domain/pictures/picture-hints.ts";
import { isBlank } from "#domain/trim-text.ts";
import styles from "./pictures.module.css";

interface PictureListFieldProps {
  /** The name of the form field, a list of picture URLs in display order. */
  name: string;
  /** The name of the form field with the alternative texts by URL; if it is missing, pictures have no alternative text. */
  altsName?: string;
  /** The finishes that a photograph can show. */
  finishes?: readonly Option[];
  /** Returns what the site says of a picture without an alternative text, from its address with details and its index. */
  proposeText?: (address: string, at: number) => string | undefined;
}

const NO_FINISHES: readonly Option[] = [];

/**
 * Edits a list of pictures: uploads dropped or selected files immediately, accepts typed URLs, and orders rows by dragging, buttons and arrow keys.
 * One row always remains (product.md#fleet-form).
 */
export function PictureListField({ name, altsName, finishes = NO_FINISHES, proposeText }: PictureListFieldProps) {
  const { setValue, getValues, getFieldState } = useFormContext();
  const formState = useFormState();
  const problemAt = (path: string) => getFieldState(path, formState).error?.message;
  const rows: readonly string[] = useWatch({ name });
  const watchedTexts: unknown = useWatch({ name: altsName ?? name });
  const texts = altsName ? (watchedTexts as Readonly<Record<string, string>>) : {};
  const list = useRef<HTMLUListElement>(null);

  const setRows = (next: readonly string[]) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const writeTexts = (next: Record<string, string>) => altsName && setValue(altsName, next, { shouldDirty: true });
  const uploads = usePictureUploads((address, laterAddresses) =>
    setRows(withPicture(getValues(name), address, laterAddresses)),
  );
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    setRows(moveRow(rows, from, to));
    // The focus follows the moved picture.
    requestAnimationFrame(() => focusMoveButton(list.current?.children[to], from < to ? "down" : "up"));
  };
  const drag = useRowDrag(move);
  const pictures = useUploadedPictures(rows);
  const stored = rows.map(pictures.find);
  const [editedIndex, setEditedIndex] = useState<number | null>(null);
  const editedPicture = editedIndex === null ? undefined : stored[editedIndex];
  const message = problemAt(name);

  return (
    <FieldBox className={styles.list}>
      <ul ref={list} className={styles.rows}>
        {rows.map((address, at) => (
          <PictureListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and empty rows are equal
            key={at}
            index={at}
            count={rows.length}
            address={address}
            text={altsName ? (texts[address] ?? "") : null}
            proposedText={proposeText?.(withStoredDetails(address, stored[at]), at)}
            problem={problemAt(`${name}.${at}`)}
            hints={hintSentences(stored, at)}
            drag={drag.row(at)}
            onAddress={(next) => {
              setRows(rows.with(at, next));
              writeTexts(moveTextToAddress(texts, address, next));
            }}
            onText={(text) => writeTexts({ ...texts, [address]: text })}
            onMove={(to) => move(at, to)}
            onRemove={() => setRows(withoutRow(rows, at))}
            onEdit={stored[at] ? () => setEditedIndex(at) : null}
          />
        ))}
      </ul>
      {message && <PanelFieldError role="alert">{message}</PanelFieldError>}
      <PictureDropZone uploads={uploads} />
      <Button look="ghost" icon="plus" small onClick={() => setRows([...rows, ""])}>
        Aggiungi indirizzo
      </Button>
      <PictureEditor
        edited={
          editedPicture && editedIndex !== null
            ? { picture: editedPicture, title: PICTURE_WORDS.editorTitle({ number: editedIndex + 1 }) }
            : null
        }
        finishes={finishes}
        onClose={() => setEditedIndex(null)}
        onSaved={pictures.replace}
      />
    </FieldBox>
  );
}

const withStoredDetails = (address: string, picture: ApiPicture | undefined): string =>
  picture
    ? addPictureDetails(address, {
        focalPoint: { x: picture.focal_x, y: picture.focal_y },
        view: picture.view,
        finish: picture.finish,
      })
    : address;

/** Returns what may be wrong with the picture of a row, compared with the others of its list. */
function hintSentences(stored: readonly (ApiPicture | undefined)[], at: number): string[] {
  const picture = stored[at];
  if (!picture) return [];
  const others = stored.filter((other): other is ApiPicture => other !== undefined && other !== picture);
  return listPictureHints(picture, others).map((hint) => PICTURE_WORDS.hints[hint](picture));
}

/** Focuses the button that moves the row further in the same direction; at the end of the list it focuses the button for the other direction. */
function focusMoveButton(row: Element | undefined, direction: "up" | "down"): void {
  const moveButtons = [...(row?.querySelectorAll<HTMLButtonElement>("[data-move]") ?? [])].filter(
    ({ disabled }) => !disabled,
  );
  (moveButtons.find(({ dataset }) => dataset.move === direction) ?? moveButtons[0])?.focus();
}

/** Picture URLs as form rows, including empty ones. There is always at least one row (product.md#fleet-form). */
type PictureRows = readonly string[];

/** Moves a row to another index; an index out of range changes nothing. */
export function moveRow(rows: PictureRows, from: number, to: number): string[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Removes a row; the last remaining row is emptied instead. */
export function withoutRow(rows: PictureRows, at: number): string[] {
  const remainingRows = rows.toSpliced(at, 1);
  return remainingRows.length > 0 ? remainingRows : [""];
}

/**
 * Adds an uploaded picture: before the first picture that was chosen after it, else in the first empty row or a new row. Does nothing when the list
 * already has the picture.
 */
export function withPicture(rows: PictureRows, address: string, laterAddresses: readonly string[] = []): string[] {
  if (rows.includes(address)) return [...rows];
  const blank = rows.findIndex(isBlank);
  const later = rows.findIndex((row) => laterAddresses.includes(row));
  if (later < 0) return blank < 0 ? [...rows, address] : rows.with(blank, address);
  const inserted = rows.toSpliced(later, 0, address);
  // The picture uses up an empty row wherever it stands.
  return blank < 0 ? inserted : inserted.toSpliced(blank < later ? blank : blank + 1, 1);
}

/** Moves the text of a row to its changed URL. */
export function moveTextToAddress(
  texts: Readonly<Record<string, string>>,
  from: string,
  to: string,
): Record<string, string> {
  const { [from]: text, ...others } = texts;
  return text === undefined ? { ...others } : { ...others, [to]: text };
}
