import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { HANDOVER_PICTURE_FIELD_WORDS as WORDS } from "#app/features/admin/bookings/handover/handover-picture-words.ts";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { FieldBox, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiLastReturn } from "#domain/api/bookings/bookings.ts";
import { HANDOVER_PICTURE_WORDS, type HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";
import styles from "./handover-pictures.module.css";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { ThumbnailList } from "./thumbnail-list.tsx";

/** A unit that replaces the booking's unit. */
interface OtherUnit {
  /** The slug of its car. */
  vehicle: string;
  unit: number;
}

/**
 * Loads the last return of the booking's unit, or of another unit, where null means that none is chosen yet. Null until it is loaded, and if there is
 * none.
 */
export function useLastReturn(bookingId: string, other?: OtherUnit | null): ApiLastReturn | null {
  const [last, setLast] = useState<ApiLastReturn | null>(null);
  const { vehicle, unit } = other ?? {};
  const isChosen = other !== null;
  useEffect(() => {
    setLast(null);
    if (!isChosen) return;
    return cancellableRequest(
      (signal) =>
        api.get("/api/bookings/:id/last-return", {
          parameters: { id: bookingId },
          query: vehicle === undefined || unit === undefined ? {} : { vehicle, unit },
          signal,
        }),
      ({ last_return }) => setLast(last_return),
      // The record can be written without it.
      () => undefined,
    );
  }, [bookingId, vehicle, unit, isChosen]);
  return last;
}

interface LastReturnProps {
  last: ApiLastReturn;
  /** The kinds whose pictures are shown in the slots instead. */
  slots: readonly HandoverPictureKind[];
}

/** Shows the damage of a unit at its last return; nothing if no damage and no pictures were recorded. */
export function LastReturnNotice({ last, slots }: LastReturnProps) {
  const { returned_at, reference, damage_notes, pictures, picture_kinds } = last;
  if (damage_notes === null && pictures.length === 0) return null;
  const others = pictures.filter((address) => {
    const kind = picture_kinds[address];
    return kind === undefined || !slots.includes(kind);
  });
  return (
    <FieldBox as="fieldset" className={styles.lastReturn}>
      <FieldLegend>{WORDS.lastReturn}</FieldLegend>
      <p className={textStyles.meta}>
        <ItalianDay at={returned_at} /> · {WORDS.booking({ reference })}
      </p>
      {damage_notes !== null && <p className={textStyles.written}>{damage_notes}</p>}
      {others.length > 0 && (
        <ThumbnailList>
          {others.map((address, index) => {
            const kind = picture_kinds[address];
            const caption = kind && HANDOVER_PICTURE_WORDS[kind];
            return (
              <PictureThumbnail
                key={address}
                address={address}
                alt={WORDS.lastPicture({ kind: caption, number: index + 1 })}
                caption={caption}
              />
            );
          })}
        </ThumbnailList>
      )}
    </FieldBox>
  );
}
