import { api } from "#app/features/admin/api-client.ts";
import { ORDER_WORDS } from "#app/features/admin/orders/order-words.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { DIALOG_WORDS } from "#app/ui/panel/overlays/dialog-words.ts";
import type { ApiOrder, ApiOrderDetail } from "#domain/api/orders/orders.ts";
import type { AlreadyMade } from "#domain/api/row-shapes.ts";
import { orderCancellationSchema } from "#domain/forms/orders/order.ts";

interface CancelOrderProps {
  order: ApiOrderDetail;
  onCancelled: (order: ApiOrder & { already: AlreadyMade | null }) => Promise<void>;
  onClose: () => void;
}

/** Cancels an order, with its reason. */
export function CancelOrder({ order, onCancelled, onClose }: CancelOrderProps) {
  const parameters = { id: order.id };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={ORDER_WORDS.cancelTitle}
      subtitle={order.reference}
      size="narrow"
      schema={orderCancellationSchema}
      values={{ cancel_reason: "" }}
      version={order.version}
      submit={ORDER_WORDS.cancelSubmit}
      cancel={DIALOG_WORDS.back}
      failure={ORDER_WORDS.transitionFailed}
      draft={{ form: "order-cancellation", subject: order.id }}
      save={async ({ cancel_reason }, version) => {
        const body = { status: "cancelled", cancel_reason, version } as const;
        await onCancelled(await api.patch("/api/orders/:id", { parameters, body }));
      }}
      reload={async () => {
        const { version } = await api.get("/api/orders/:id", { parameters });
        return { values: { cancel_reason: "" }, version };
      }}
    >
      <TextareaField name="cancel_reason" label="Motivo" required span={12} rows={3} hint={ORDER_WORDS.cancelHint} />
    </FormDialog>
  );
}
