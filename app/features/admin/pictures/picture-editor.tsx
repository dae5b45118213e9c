import { type PointerEvent, useId, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { PICTURE_WORDS } from "#app/features/admin/pictures/picture-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldGrid, FieldHint, FieldLabel, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { Input, Select } from "#app/ui/panel/forms/input.tsx";
import type { Option } from "#app/ui/panel/forms/select-field.tsx";
import { Dialog } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiPicture } from "#domain/api/pictures/pictures.ts";
import { type FocalPoint, PICTURE_VIEWS } from "#domain/pictures/picture-details.ts";
import { GALLERY_IT } from "#domain/words/vehicles/gallery.it.ts";
import styles from "./picture-editor.module.css";

interface PictureEditorProps {
  /** The picture to edit, and the dialog's title; null closes the dialog. */
  edited: { picture: ApiPicture; title: string } | null;
  /** The finishes that a photograph of this car can show; empty where none apply. */
  finishes: readonly Option[];
  /** Whether the picture shows a view of something; false for a place, which has only a focal point. */
  hasView?: boolean;
  onClose: () => void;
  onSaved: (picture: ApiPicture) => void;
}

/** Edits focal point, view and finish of an uploaded picture; saved at once, for every place that shows it (product.md#picture-upload). */
export function PictureEditor({ edited, finishes, hasView = true, onClose, onSaved }: PictureEditorProps) {
  return (
    <Dialog open={edited !== null} onClose={onClose} title={edited?.title ?? ""}>
      {edited && (
        <EditorFields
          picture={edited.picture}
          finishes={finishes}
          hasView={hasView}
          onSaved={(picture) => {
            onSaved(picture);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function EditorFields({
  picture,
  finishes,
  hasView,
  onSaved,
}: Pick<PictureEditorProps, "finishes" | "onSaved"> & { picture: ApiPicture; hasView: boolean }) {
  const id = useId();
  const toast = useToast();
  const [values, setValues] = useState({
    focal_x: picture.focal_x,
    focal_y: picture.focal_y,
    view: picture.view,
    finish: picture.finish,
  });
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const saved = await api.patch("/api/pictures/:id", {
        parameters: { id: picture.id },
        body: { ...values, version: picture.version },
      });
      toast.success(PICTURE_WORDS.saved);
      onSaved(saved);
    } catch (thrown) {
      toast.failure(thrown, PICTURE_WORDS.saveFailed);
      setPending(false);
    }
  };
  const isFormerFinish = values.finish !== null && !finishes.some(({ value }) => value === values.finish);
  return (
    <div className={styles.root}>
      <FocalPointPicker
        picture={picture}
        point={{ x: values.focal_x, y: values.focal_y }}
        onPoint={({ x, y }) => setValues({ ...values, focal_x: x, focal_y: y })}
      />
      <FieldGrid>
        {hasView && (
          <FieldBox span={6}>
            <FieldLabel htmlFor={`${id}-view`}>{PICTURE_WORDS.view}</FieldLabel>
            <Select
              id={`${id}-view`}
              value={values.view ?? ""}
              onChange={({ target }) =>
                setValues({ ...values, view: PICTURE_VIEWS.find((view) => view === target.value) ?? null })
              }
            >
              <option value="">{PICTURE_WORDS.noView}</option>
              {PICTURE_VIEWS.map((view) => (
                <option key={view} value={view}>
                  {GALLERY_IT.labels[view]}
                </option>
              ))}
            </Select>
          </FieldBox>
        )}
        {(finishes.length > 0 || isFormerFinish) && (
          <FieldBox span={6}>
            <FieldLabel htmlFor={`${id}-finish`}>{PICTURE_WORDS.finish}</FieldLabel>
            <Select
              id={`${id}-finish`}
              aria-describedby={`${id}-finish-hint`}
              value={values.finish ?? ""}
              onChange={({ target }) => setValues({ ...values, finish: target.value || null })}
            >
              <option value="">{PICTURE_WORDS.noFinish}</option>
              {isFormerFinish && <option value={values.finish ?? ""}>{PICTURE_WORDS.formerFinish}</option>}
              {finishes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <FieldHint id={`${id}-finish-hint`}>{PICTURE_WORDS.finishHint}</FieldHint>
          </FieldBox>
        )}
      </FieldGrid>
      <Button look="primary" pending={pending} aria-describedby={`${id}-everywhere`} onClick={() => void save()}>
        {PICTURE_WORDS.save}
      </Button>
      <FieldHint id={`${id}-everywhere`}>{PICTURE_WORDS.everywhere}</FieldHint>
    </div>
  );
}

/** The picture leaves room for the crops and the sliders below it. */
const MAX_HEIGHT_VH = 48;
const CROPS = ["card", "wide", "share"] as const;

/** Shows the picture with its focal point, which a press moves, and the crops that follow it. The two sliders do the same for the keyboard. */
function FocalPointPicker({
  picture,
  point,
  onPoint,
}: {
  picture: ApiPicture;
  point: FocalPoint;
  onPoint: (point: FocalPoint) => void;
}) {
  const id = useId();
  const pickPoint = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint({
      x: toPercent((event.clientX - box.left) / box.width),
      y: toPercent((event.clientY - box.top) / box.height),
    });
  };
  const sliders = [
    { axis: "x", label: PICTURE_WORDS.fromLeft },
    { axis: "y", label: PICTURE_WORDS.fromTop },
  ] as const;
  return (
    <fieldset className={styles.focus} aria-describedby={`${id}-hint`}>
      <FieldLegend>{PICTURE_WORDS.focalPoint}</FieldLegend>
      <div className={styles.picked}>
        <div
          className={styles.whole}
          style={{
            aspectRatio: `${picture.width} / ${picture.height}`,
            width: `min(100%, ${(MAX_HEIGHT_VH * picture.width) / picture.height}vh)`,
          }}
          onPointerDown={pickPoint}
        >
          <img src={picture.url} alt="" draggable={false} />
          <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} aria-hidden="true" />
        </div>
        <ul className={styles.crops}>
          {CROPS.map((crop) => (
            <li key={crop}>
              <img
                src={picture.url}
                alt=""
                className={styles[crop]}
                style={{ objectPosition: `${point.x}% ${point.y}%` }}
              />
              <span>{PICTURE_WORDS.crops[crop]}</span>
            </li>
          ))}
        </ul>
      </div>
      <FieldHint id={`${id}-hint`}>{PICTURE_WORDS.focalPointHint}</FieldHint>
      <FieldGrid>
        {sliders.map(({ axis, label }) => (
          <FieldBox key={axis} span={6}>
            <FieldLabel htmlFor={`${id}-${axis}`}>{label}</FieldLabel>
            <Input
              id={`${id}-${axis}`}
              type="range"
              min={0}
              max={100}
              value={point[axis]}
              onChange={({ target }) => onPoint({ ...point, [axis]: Number(target.value) })}
            />
          </FieldBox>
        ))}
      </FieldGrid>
    </fieldset>
  );
}

const toPercent = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100);
