import { useState } from "react";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { HANDOVER_WORDS } from "#app/features/admin/bookings/handover/handover-words.ts";
import { PictureStrip } from "#app/features/admin/bookings/handover/picture-strip.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { Facts } from "#app/ui/panel/facts.tsx";
import { useActionPlace } from "#app/ui/panel/focus/action-place.ts";
import { PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings/bookings.ts";
import { kilometresText } from "#domain/booking/kilometre-account.ts";
import { HANDOVER_TITLES, type HandoverKind } from "#domain/forms/bookings/handover.ts";
import { HandoverDialog } from "./handover-dialog.tsx";
import styles from "./handover-records.module.css";
import { UndoPickupDialog } from "./undo-pickup-dialog.tsx";

/** How the car left and came back, and what its kilometres come to; nothing before there is a record. */
export function HandoverRecords({ booking }: { booking: ApiBookingDetail }) {
  return booking.handovers.length > 0 && <Records booking={booking} />;
}

function Records({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState<HandoverKind | null>(null);
  const [undoing, setUndoing] = useState<ApiHandover | null>(null);
  const { handovers, kilometres, status } = booking;
  return (
    <PaneSection {...useActionPlace<HTMLElement>()} aria-labelledby="booking-handovers">
      <h3 id="booking-handovers">Consegna e rientro</h3>
      {handovers.map((record) => (
        <Record
          key={record.id}
          record={record}
          onEdit={() => setEditing(record.kind)}
          onUndo={record.kind === "pickup" && status === "confirmed" ? () => setUndoing(record) : null}
        />
      ))}
      {kilometres && (
        <Facts className={styles.kilometres}>
          <dt>Percorsi</dt>
          <dd>
            {HANDOVER_WORDS.driven({
              driven: kilometresText(kilometres.driven),
              included: kilometresText(kilometres.included),
            })}
          </dd>
          <dt>Da addebitare</dt>
          <dd className={kilometres.extra > 0 ? textStyles.strong : undefined}>
            {kilometres.extra > 0
              ? HANDOVER_WORDS.charge({
                  amount: euro(kilometres.charge),
                  kilometres: kilometresText(kilometres.extra),
                  rate: euro(booking.extra_km),
                })
              : HANDOVER_WORDS.noCharge}
          </dd>
        </Facts>
      )}
      {editing && <HandoverDialog booking={booking} kind={editing} onClose={() => setEditing(null)} />}
      {undoing && <UndoPickupDialog bookingId={booking.id} record={undoing} onClose={() => setUndoing(null)} />}
    </PaneSection>
  );
}

interface RecordProps {
  record: ApiHandover;
  onEdit: () => void;
  /** Null where it cannot be taken back. */
  onUndo: (() => void) | null;
}

function Record({ record, onEdit, onUndo }: RecordProps) {
  const title = HANDOVER_TITLES[record.kind];
  return (
    <div className={styles.handover}>
      <SectionHead className={styles.title}>
        <h4>{title}</h4>
        <span className={textStyles.soft}>
          {HANDOVER_WORDS.level({ kilometres: kilometresText(record.kilometres), fuelPercent: record.fuel_percent })}
        </span>
        <Spacer />
        <Button small look="ghost" icon="edit" aria-label={HANDOVER_WORDS.correct({ record: title })} onClick={onEdit}>
          Correggi
        </Button>
        {onUndo && (
          <Button small look="ghost" critical onClick={onUndo}>
            {HANDOVER_WORDS.undo}
          </Button>
        )}
      </SectionHead>
      {record.damage_notes && <p className={textStyles.written}>{record.damage_notes}</p>}
      {record.pictures.length > 0 && (
        <PictureStrip>
          {record.pictures.map((address, index) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={HANDOVER_WORDS.pictureOf({ record: title, number: index + 1 })}
                  width={64}
                  height={48}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </PictureStrip>
      )}
    </div>
  );
}
