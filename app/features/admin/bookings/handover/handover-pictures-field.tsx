import { useId, useRef } from "react";
import { useController } from "react-hook-form";
import { HANDOVER_PICTURE_FIELD_WORDS as WORDS } from "#app/features/admin/bookings/handover/handover-picture-words.ts";
import { PicturesField } from "#app/features/admin/bookings/handover/pictures-field.tsx";
import { FieldBox, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import type { ApiLastReturn } from "#domain/api/bookings/bookings.ts";
import { HANDOVER_PICTURE_WORDS, type HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";
import styles from "./handover-pictures.module.css";
import { LastReturnNotice } from "./last-return.tsx";
import { PictureSlot } from "./picture-slot.tsx";
import { useHandoverPictures } from "./use-handover-pictures.ts";

interface HandoverPicturesFieldProps {
  /** Prefix of the field names within another form: "return_record.". */
  namePrefix?: string;
  /** The kinds that the record must have, or skip with a reason. */
  required: readonly HandoverPictureKind[];
  /** The state of the unit at its last return; null if there is none. */
  lastReturn: ApiLastReturn | null;
}

/** The pictures of a handover: a slot for each required one, beside those of the unit's last return, and any others (product.md#handover). */
export function HandoverPicturesField({ namePrefix = "", required, lastReturn }: HandoverPicturesFieldProps) {
  const pictures = useHandoverPictures(namePrefix, required);
  const { slots, kindOf } = pictures;
  const id = useId();
  const moveToSlot = (address: string, kind: HandoverPictureKind) => {
    pictures.setKind(address, kind);
    // The picture leaves this list with the control that has the focus, so the focus follows it after the render.
    requestAnimationFrame(() => document.getElementById(slotIdOf(id, kind))?.querySelector("button")?.focus());
  };
  return (
    <>
      {lastReturn && <LastReturnNotice last={lastReturn} slots={slots} />}
      {slots.length > 0 && <PictureSlots {...{ id, namePrefix, pictures, lastReturn }} />}
      <PicturesField
        name={`${namePrefix}pictures`}
        label={slots.length > 0 ? WORDS.others : WORDS.pictures}
        isListed={(address) => kindOf(address) === null}
        {...(slots.length > 0 && {
          actionOf: (address, number) => (
            <Select
              className={styles.kind}
              aria-label={WORDS.showsOf({ number })}
              value=""
              onChange={({ target }) => {
                const chosen = slots.find((kind) => kind === target.value);
                if (chosen) moveToSlot(address, chosen);
              }}
            >
              <option value="">{WORDS.none}</option>
              {slots.map((kind) => (
                <option key={kind} value={kind}>
                  {HANDOVER_PICTURE_WORDS[kind]}
                </option>
              ))}
            </Select>
          ),
        })}
      />
    </>
  );
}

const slotIdOf = (id: string, kind: HandoverPictureKind) => `${id}-${kind}`;

interface PictureSlotsProps {
  id: string;
  namePrefix: string;
  pictures: ReturnType<typeof useHandoverPictures>;
  lastReturn: ApiLastReturn | null;
}

function PictureSlots({ id, namePrefix, pictures, lastReturn }: PictureSlotsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { field } = useController({ name: `${namePrefix}skipped_pictures` });
  const focusInvalid = () => list.current?.querySelector<HTMLElement>("[data-invalid]")?.focus();
  return (
    <FieldBox as="fieldset">
      <FieldLegend>{WORDS.required}</FieldLegend>
      <ul
        ref={(element) => {
          list.current = element;
          // The errors of all slots belong to this one field of the form.
          field.ref(element && { focus: focusInvalid });
        }}
        className={styles.slots}
      >
        {pictures.slots.map((kind) => (
          <PictureSlot
            key={kind}
            kind={kind}
            slotId={slotIdOf(id, kind)}
            pictures={pictures}
            lastPictures={lastReturn?.pictures.filter((address) => lastReturn.picture_kinds[address] === kind) ?? []}
          />
        ))}
      </ul>
    </FieldBox>
  );
}
