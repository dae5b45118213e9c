import { type ChangeEvent, useId, useRef } from "react";
import { HANDOVER_PICTURE_FIELD_WORDS as WORDS } from "#app/features/admin/bookings/handover/handover-picture-words.ts";
import { PictureUploadList } from "#app/features/admin/pictures/picture-upload-list.tsx";
import { useFileDrop } from "#app/features/admin/pictures/use-file-drop.ts";
import { ACCEPTED_PICTURE_TYPES, usePictureUploads } from "#app/features/admin/pictures/use-picture-uploads.ts";
import { describedByProps, errorId } from "#app/ui/behaviour/described-by.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { FieldLabel, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { HANDOVER_PICTURE_WORDS, type HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";
import { MAX_SKIP_REASON_CHARACTERS } from "#domain/forms/bookings/handover-pictures.ts";
import styles from "./handover-pictures.module.css";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { ThumbnailList } from "./thumbnail-list.tsx";
import type { HandoverPicturesForm } from "./use-handover-pictures.ts";

interface PictureSlotProps {
  kind: HandoverPictureKind;
  slotId: string;
  pictures: HandoverPicturesForm;
  /** The pictures of this kind at the unit's last return. */
  lastPictures: readonly string[];
}

/** The place of one required picture: the camera of a phone or a file, or the reason why the picture is missing. */
export function PictureSlot({ kind, slotId, pictures, lastPictures }: PictureSlotProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const uploads = usePictureUploads((address, later) => pictures.add(kind, address, later), { restricted: true });
  const fileDrop = useFileDrop(uploads.upload);
  const name = HANDOVER_PICTURE_WORDS[kind];
  const [own, reason, error] = [pictures.picturesOf(kind), pictures.reasonOf(kind), pictures.errorOf(kind)];
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows selecting the same file again after a refusal.
    target.value = "";
    uploads.upload(files);
  };
  return (
    <li id={slotId} className={styles.slot} {...useFocusRetention<HTMLLIElement>()} {...fileDrop}>
      <span className={styles.slotName}>{name}</span>
      <ThumbnailList>
        {own.map((address, index) => (
          <li key={address}>
            <img src={address} alt={WORDS.pictureOf({ kind: name, number: index + 1 })} width={64} height={48} />
            <IconButton
              icon="close"
              small
              label={WORDS.removeOf({ kind: name, number: index + 1 })}
              onClick={() => pictures.remove(address)}
            />
          </li>
        ))}
      </ThumbnailList>
      {reason === null ? (
        <div className={styles.actions}>
          <Button
            small
            icon="camera"
            aria-label={WORDS.addOf({ kind: name })}
            aria-describedby={error ? errorId(id) : undefined}
            data-invalid={error ? true : undefined}
            onClick={() => input.current?.click()}
          >
            {WORDS.add}
          </Button>
          {own.length === 0 && (
            <Button
              small
              look="ghost"
              aria-label={WORDS.skipOf({ kind: name })}
              onClick={() => pictures.skip(kind, "")}
            >
              {WORDS.skip}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.reason}>
          <FieldLabel htmlFor={id}>{WORDS.reasonOf({ kind: name })}</FieldLabel>
          <Input
            {...describedByProps(id, { error, hint: undefined }, "error")}
            data-invalid={error ? true : undefined}
            aria-required
            maxLength={MAX_SKIP_REASON_CHARACTERS}
            value={reason}
            onChange={({ target }) => pictures.skip(kind, target.value)}
          />
          <Button
            small
            look="ghost"
            aria-label={WORDS.unskipOf({ kind: name })}
            onClick={() => pictures.skip(kind, null)}
          >
            {WORDS.unskip}
          </Button>
        </div>
      )}
      {error && (
        <PanelFieldError id={errorId(id)} role="alert">
          {error}
        </PanelFieldError>
      )}
      <PictureUploadList uploads={uploads} />
      {lastPictures.length > 0 && (
        <div className={styles.last}>
          <span className={styles.lastName}>{WORDS.lastReturn}</span>
          <ThumbnailList>
            {lastPictures.map((address, index) => (
              <PictureThumbnail
                key={address}
                address={address}
                alt={WORDS.lastPicture({ kind: name, number: index + 1 })}
              />
            ))}
          </ThumbnailList>
        </div>
      )}
      {/* The last control, because focus retention takes the first one. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_PICTURE_TYPES}
        capture="environment"
        aria-label={WORDS.addOf({ kind: name })}
        onChange={onChoose}
      />
    </li>
  );
}
