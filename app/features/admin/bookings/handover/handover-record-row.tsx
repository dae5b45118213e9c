import { HANDOVER_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiHandover } from "#domain/api/bookings/bookings.ts";
import { HANDOVER_PICTURE_KINDS, HANDOVER_PICTURE_WORDS } from "#domain/bookings/handover-pictures.ts";
import { HANDOVER_TITLES } from "#domain/forms/bookings/handover.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import styles from "./handover.module.css";
import { HANDOVER_PICTURE_FIELD_WORDS } from "./handover-picture-words.ts";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { ThumbnailList } from "./thumbnail-list.tsx";

interface HandoverRecordRowProps {
  record: ApiHandover;
  /** Names the car of a unit that was replaced. */
  vehicle?: string | undefined;
  /** Corrects the record; null if the user may not. */
  onEdit: (() => void) | null;
  /** Undoes the record; null when that is not possible. */
  onUndo: (() => void) | null;
}

/** Shows a handover record: readings, damage and pictures. */
export function HandoverRecordRow({ record, vehicle, onEdit, onUndo }: HandoverRecordRowProps) {
  const title = HANDOVER_TITLES[record.kind];
  return (
    <div className={styles.handover}>
      <SectionHead className={styles.title}>
        <h4>{title}</h4>
        <span className={textStyles.soft}>
          {HANDOVER_WORDS.level({
            kilometres: kilometresText(ITALIAN_FORMATS, record.kilometres),
            fuelPercent: record.fuel_percent,
          })}
        </span>
        <Spacer />
        {onEdit && (
          <Button
            small
            look="ghost"
            icon="edit"
            aria-label={HANDOVER_WORDS.correct({ record: title, vehicle })}
            onClick={onEdit}
          >
            Correggi
          </Button>
        )}
        {onUndo && (
          <Button small look="ghost" critical onClick={onUndo}>
            {HANDOVER_WORDS.undo}
          </Button>
        )}
      </SectionHead>
      {record.damage_notes && <p className={textStyles.written}>{record.damage_notes}</p>}
      {record.pictures.length > 0 && (
        <ThumbnailList>
          {record.pictures.map((address, index) => {
            const kind = record.picture_kinds[address];
            const caption = kind && HANDOVER_PICTURE_WORDS[kind];
            const alt = HANDOVER_WORDS.pictureOf({ record: title, number: index + 1 });
            return (
              <PictureThumbnail
                key={address}
                address={address}
                alt={caption ? `${alt}, ${caption.toLowerCase()}` : alt}
                caption={caption}
              />
            );
          })}
        </ThumbnailList>
      )}
      <SkippedPictures record={record} />
    </div>
  );
}

/** Which required pictures the record lacks, and why. */
function SkippedPictures({ record: { skipped_pictures } }: { record: ApiHandover }) {
  const kinds = HANDOVER_PICTURE_KINDS.filter((kind) => skipped_pictures[kind]);
  return kinds.map((kind) => (
    <p key={kind} className={textStyles.soft}>
      {HANDOVER_PICTURE_FIELD_WORDS.skipped({
        kind: HANDOVER_PICTURE_WORDS[kind],
        reason: skipped_pictures[kind] ?? "",
      })}
    </p>
  ));
}
