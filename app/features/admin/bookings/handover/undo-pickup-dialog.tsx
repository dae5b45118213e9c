import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiHandover } from "#domain/api/bookings/bookings.ts";
import { pickupUndoFormSchema } from "#domain/forms/bookings/handover.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { HANDOVER_WORDS } from "./handover-words.ts";

interface UndoPickupDialogProps {
  bookingId: string;
  record: ApiHandover;
  onClose: () => void;
}

/** Takes back a pickup that was recorded by mistake, with the reason (product.md#handover). */
export function UndoPickupDialog({ bookingId, record, onClose }: UndoPickupDialogProps) {
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
