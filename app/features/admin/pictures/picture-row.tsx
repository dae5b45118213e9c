import { type KeyboardEvent, useId } from "react";
import { PICTURE_WORDS } from "#app/features/admin/pictures/picture-words.ts";
import type { RowDrag } from "#app/features/admin/pictures/use-row-drag.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { FieldHint, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureUrlField } from "#domain/forms/row-fields.ts";
import styles from "./pictures.module.css";

interface PictureRowProps {
  /** The row's index, from 0. */
  index: number;
  count: number;
  address: string;
  /** The alternative text; null where pictures have none. */
  text: string | null;
  /** What the site says while the text is empty. */
  proposedText: string | undefined;
  problem: string | undefined;
  /** What may be wrong with the photograph, in sentences. */
  hints: readonly string[];
  drag: RowDrag;
  onAddress: (address: string) => void;
  onText: (text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Opens the editor of the picture; null for an address that has none. */
  onEdit: (() => void) | null;
}

/** One picture of a list: preview, URL and alternative text. */
export function PictureListRow(props: PictureRowProps) {
  const {
    index,
    count,
    address,
    text,
    proposedText,
    problem,
    hints,
    drag,
    onAddress,
    onText,
    onMove,
    onRemove,
    onEdit,
  } = props;
  const id = useId();
  const number = index + 1;
  const isAddress = pictureUrlField.safeParse(address).success;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? index - 1 : index + 1);
  };
  return (
    <li className={styles.picture} data-over={drag.dropPosition} {...drag.target}>
      {/* For the mouse only; the buttons at the end of the row are accessible to everybody. */}
      <span className={styles.handle} aria-hidden="true" {...drag.handle}>
        <Icon name="drag" />
      </span>
      <div className={styles.view}>
        {isAddress && <Picture key={address} src={address} alt="" sizes="96px" />}
        {index === 0 && address !== "" && <span className={styles.cover}>Copertina</span>}
      </div>
      <div className={styles.fields}>
        <Input
          aria-label={`Immagine ${number}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          placeholder="Indirizzo dell'immagine"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ target }) => onAddress(target.value)}
        />
        {text !== null && address.trim() !== "" && (
          <Input
            aria-label={`Che cosa mostra l'immagine ${number}`}
            placeholder={proposedText ?? "Che cosa si vede, per chi non la vede"}
            maxLength={250}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
        {problem && <PanelFieldError id={`${id}-error`}>{problem}</PanelFieldError>}
        {hints.length > 0 && <FieldHint>{hints.join(" ")}</FieldHint>}
      </div>
      <div className={styles.actions}>
        {onEdit && <IconButton icon="edit" small label={PICTURE_WORDS.edit({ number })} onClick={onEdit} />}
        <IconButton
          icon="up"
          small
          data-move="up"
          label={`Sposta su immagine ${number}`}
          disabled={index === 0}
          onKeyDown={onKeyDown}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon="down"
          small
          data-move="down"
          label={`Sposta giù immagine ${number}`}
          disabled={number === count}
          onKeyDown={onKeyDown}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon="close" small label={`Togli immagine ${number}`} onClick={onRemove} />
      </div>
    </li>
  );
}
