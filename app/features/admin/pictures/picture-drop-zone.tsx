import { type ChangeEvent, useId, useRef } from "react";
import { PictureUploadList } from "#app/features/admin/pictures/picture-upload-list.tsx";
import { PICTURE_UPLOAD_WORDS } from "#app/features/admin/pictures/picture-upload-words.ts";
import { useFileDrop } from "#app/features/admin/pictures/use-file-drop.ts";
import { ACCEPTED_PICTURE_TYPES, type PictureUploads } from "#app/features/admin/pictures/use-picture-uploads.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { Icon } from "#app/ui/panel/icon.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./pictures.module.css";

/** The area where files are dropped or selected, a button for the camera of a phone, and the uploads below them. */
export function PictureDropZone({ uploads }: { uploads: PictureUploads }) {
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const { upload } = uploads;
  const fileDrop = useFileDrop(upload);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows selecting the same file again after a refusal.
    target.value = "";
    upload(files);
  };
  return (
    <>
      <label className={styles.drop} htmlFor={id} {...fileDrop}>
        <Icon name="upload" />
        <span>
          Trascina qui le foto, o <span className={textStyles.link}>sceglile</span>
        </span>
        <span className={textStyles.meta}>{PICTURE_UPLOAD_WORDS.formats}</span>
        <input id={id} type="file" accept={ACCEPTED_PICTURE_TYPES} multiple onChange={onChange} />
      </label>
      <input
        ref={camera}
        type="file"
        hidden
        accept={ACCEPTED_PICTURE_TYPES}
        capture="environment"
        aria-label={PICTURE_UPLOAD_WORDS.takePhoto}
        onChange={onChange}
      />
      <Button className={styles.camera} icon="camera" small onClick={() => camera.current?.click()}>
        {PICTURE_UPLOAD_WORDS.takePhoto}
      </Button>
      <PictureUploadList uploads={uploads} />
    </>
  );
}
