import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { HANDOVER_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { ThumbnailList } from "#app/features/admin/bookings/handover/thumbnail-list.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { DetailPaneSection } from "#app/ui/panel/overlays/split-view.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings/bookings.ts";
import { kilometresText } from "#domain/bookings/kilometre-charge.ts";
import { HANDOVER_TITLES, type HandoverKind, pickupUndoFormSchema } from "#domain/forms/bookings/handover.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { daysLabel } from "#domain/prices/price-lines.ts";
import styles from "./handover.module.css";
import { HandoverDialog } from "./handover-dialog.tsx";

/** Shows the handover records and the kilometre charge; renders nothing before the first record. */
export function HandoverRecords({ booking }: { booking: ApiBookingDetail }) {
  return booking.handovers.length > 0 && <HandoverRecordList booking={booking} />;
}

function HandoverRecordList({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState<HandoverKind | null>(null);
  const [undoing, setUndoing] = useState<ApiHandover | null>(null);
  const { handovers, kilometres, late_return, status } = booking;
  return (
    <DetailPaneSection {...useFocusRetention<HTMLElement>()} aria-labelledby="booking-handovers">
      <h3 id="booking-handovers">Consegna e rientro</h3>
      {handovers.map((record) => (
        <HandoverRecordRow
          key={record.id}
          record={record}
          onEdit={() => setEditing(record.kind)}
          onUndo={record.kind === "pickup" && status === "confirmed" ? () => setUndoing(record) : null}
        />
      ))}
      {(kilometres || late_return) && (
        <DescriptionList className={styles.kilometres}>
          {kilometres && (
            <>
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
                      amount: formatEuros(kilometres.charge),
                      kilometres: kilometresText(kilometres.extra),
                      rate: formatEuros(booking.extra_km),
                    })
                  : HANDOVER_WORDS.noCharge}
              </dd>
            </>
          )}
          {late_return && (
            <>
              <dt>{HANDOVER_WORDS.lateDays}</dt>
              <dd className={textStyles.strong}>
                {HANDOVER_WORDS.lateCharge({
                  amount: formatEuros(late_return.charge),
                  days: daysLabel(late_return.days),
                  rate: formatEuros(booking.daily_rate),
                })}
              </dd>
            </>
          )}
        </DescriptionList>
      )}
      {editing && <HandoverDialog booking={booking} kind={editing} onClose={() => setEditing(null)} />}
      {undoing && <UndoPickupDialog bookingId={booking.id} record={undoing} onClose={() => setUndoing(null)} />}
    </DetailPaneSection>
  );
}

interface HandoverRecordRowProps {
  record: ApiHandover;
  onEdit: () => void;
  /** Undoes the record; null when that is not possible. */
  onUndo: (() => void) | null;
}

function HandoverRecordRow({ record, onEdit, onUndo }: HandoverRecordRowProps) {
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
        <ThumbnailList>
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
        </ThumbnailList>
      )}
    </div>
  );
}

interface UndoPickupDialogProps {
  bookingId: string;
  record: ApiHandover;
  onClose: () => void;
}

/** Undoes a pickup that was recorded by mistake, with a reason (product.md#handover). */
function UndoPickupDialog({ bookingId, record, onClose }: UndoPickupDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: bookingId };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={HANDOVER_WORDS.undoTitle}
      submit={HANDOVER_WORDS.undo}
      cancel={HANDOVER_WORDS.keep}
      destructive
      schema={pickupUndoFormSchema}
      values={{ reason: "" }}
      version={record.version}
      draft={null}
      failure={panelMessages.bookings.pickupUndoFailed}
      save={async (body, version) => {
        await api.post("/api/bookings/:id/handovers/pickup/undo", { parameters, body: { ...body, version } });
        toast.success(panelMessages.bookings.pickupUndone);
        await revalidate();
      }}
      reload={async () => {
        const { handovers } = await api.get("/api/bookings/:id", { parameters });
        const now = handovers.find(({ kind }) => kind === "pickup");
        return { values: { reason: "" }, version: now?.version ?? 1 };
      }}
    >
      <TextareaField
        name="reason"
        label="Motivo"
        required
        span={12}
        rows={3}
        maxLength={500}
        hint={HANDOVER_WORDS.undoEffect}
      />
    </FormDialog>
  );
}
