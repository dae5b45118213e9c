import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { HANDOVER_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import {
  IncludedKilometres,
  ReplacedUnits,
  UnitHeading,
} from "#app/features/admin/bookings/replacement/booking-legs.tsx";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { DetailPaneSection } from "#app/ui/panel/overlays/split-view.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings/bookings.ts";
import { type HandoverKind, pickupUndoFormSchema } from "#domain/forms/bookings/handover.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { formatDays } from "#domain/words/formats/format-duration.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import styles from "./handover.module.css";
import { HandoverDialog } from "./handover-dialog.tsx";
import { HandoverRecordRow } from "./handover-record-row.tsx";

/** Shows the handover records and the kilometre charge; renders nothing before the first record. */
export function HandoverRecords(props: HandoverRecordsProps) {
  const { handovers, units } = props.booking;
  const hasRecords = handovers.length > 0 || units.some((unit) => unit.handovers.length > 0);
  return hasRecords && <HandoverRecordList {...props} />;
}

interface HandoverRecordsProps {
  booking: ApiBookingDetail;
  /** Whether the user may correct the records of a concluded rental (product.md#handover). */
  canCorrectEnded: boolean;
}

type ApiBookingUnit = ApiBookingDetail["units"][number];

function HandoverRecordList({ booking, canCorrectEnded }: HandoverRecordsProps) {
  const [editing, setEditing] = useState<{ kind: HandoverKind; unit?: ApiBookingUnit } | null>(null);
  const [undoing, setUndoing] = useState<ApiHandover | null>(null);
  const { handovers, kilometres, late_return, status, units } = booking;
  const canCorrect = canCorrectEnded || status !== "completed";
  const current = units.length > 1 ? units.at(-1) : undefined;
  return (
    <DetailPaneSection {...useFocusRetention<HTMLElement>()} aria-labelledby="booking-handovers">
      <h3 id="booking-handovers">Consegna e rientro</h3>
      {!canCorrect && <p className={textStyles.meta}>{HANDOVER_WORDS.correctedByAdmin}</p>}
      <ReplacedUnits units={units.slice(0, -1)} onEdit={canCorrect ? setEditing : null} />
      {current && <UnitHeading unit={current} />}
      {handovers.map((record) => (
        <HandoverRecordRow
          key={record.id}
          record={record}
          onEdit={canCorrect ? () => setEditing({ kind: record.kind }) : null}
          onUndo={record.kind === "pickup" && status === "confirmed" ? () => setUndoing(record) : null}
        />
      ))}
      {current && !kilometres && <IncludedKilometres booking={booking} />}
      {(kilometres || late_return) && (
        <DescriptionList className={styles.kilometres}>
          {kilometres && (
            <>
              <dt>Percorsi</dt>
              <dd>
                {HANDOVER_WORDS.driven({
                  driven: kilometresText(ITALIAN_FORMATS, kilometres.driven),
                  included: kilometresText(ITALIAN_FORMATS, kilometres.included),
                })}
              </dd>
              <dt>Da addebitare</dt>
              <dd className={kilometres.extra > 0 ? textStyles.strong : undefined}>
                {kilometres.extra > 0
                  ? HANDOVER_WORDS.charge({
                      amount: formatEuros(kilometres.charge),
                      kilometres: kilometresText(ITALIAN_FORMATS, kilometres.extra),
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
                  days: formatDays(ITALIAN_FORMATS, late_return.days),
                  rate: formatEuros(booking.daily_rate),
                })}
              </dd>
            </>
          )}
        </DescriptionList>
      )}
      {editing && <HandoverDialog booking={booking} {...editing} onClose={() => setEditing(null)} />}
      {undoing && <UndoPickupDialog bookingId={booking.id} record={undoing} onClose={() => setUndoing(null)} />}
    </DetailPaneSection>
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
