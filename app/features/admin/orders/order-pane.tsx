import { useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { QuotedPriceRows } from "#app/features/admin/bookings/price-rows.tsx";
import { italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { OrderNotes } from "#app/features/admin/orders/order-notes.tsx";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { ORDER_PARTICIPLES, ORDER_UNDO_MS, ORDER_WORDS } from "#app/features/admin/orders/order-words.ts";
import { useIdempotentReplayMessage } from "#app/features/admin/use-idempotent-replay-message.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { DIALOG_WORDS } from "#app/ui/panel/overlays/dialog-words.ts";
import { DetailPane, DetailPaneSection } from "#app/ui/panel/overlays/split-view.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { telHref } from "#app/ui/panel/tel-href.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiOrder, ApiOrderDetail } from "#domain/api/orders/orders.ts";
import type { IdempotentReplay } from "#domain/api/shared-schemas.ts";
import { orderCancellationSchema } from "#domain/forms/orders/order.ts";
import { ORDER_KIND_NAMES, type OrderStatus, orderStatusLabel, orderTransitionsFrom } from "#domain/orders/order.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Shows one order beside the list: customer, price, actions, staff notes and its origin. */
export function OrderPane({ order }: { order: ApiOrderDetail }) {
  const { search } = useLocation();
  const { timeZone } = useSite();
  return (
    <DetailPane
      title={order.reference}
      record={order.reference}
      state={<OrderState status={order.status} />}
      closeTo={panelPaths.adminOrders + search}
    >
      <div>
        <p className={textStyles.strong}>{order.title}</p>
        <p className={textStyles.meta}>
          {ORDER_WORDS.accepted(ORDER_KIND_NAMES[order.kind], italianMomentText(order.created_at, timeZone))}
        </p>
        <QuotedPriceRows rows={order.rows} total={order.total} terms={order.terms} />
      </div>
      <DetailPaneSection>
        <OrderCustomer order={order} />
      </DetailPaneSection>
      <DetailPaneSection>
        {order.cancel_reason && <p className={textStyles.written}>{ORDER_WORDS.cancelled(order.cancel_reason)}</p>}
        <OrderActions order={order} />
      </DetailPaneSection>
      <DetailPaneSection aria-labelledby="order-notes">
        <h3 id="order-notes">Giorno e note</h3>
        {/* The key resets the form after saving and for another order. */}
        <OrderNotes key={`${order.id} ${order.version}`} order={order} />
      </DetailPaneSection>
    </DetailPane>
  );
}

function OrderCustomer({ order }: { order: ApiOrderDetail }) {
  const { name, email, phone, customer_id, enquiry_id, quote_id, quote_reference } = order;
  return (
    <DescriptionList>
      <dt>Cliente</dt>
      <dd>
        {customer_id ? (
          <Link className={textStyles.link} to={panelPaths.adminCustomer(customer_id)}>
            {name}
          </Link>
        ) : (
          name
        )}
      </dd>
      {phone && (
        <>
          <dt>Telefono</dt>
          <dd>
            <a className={textStyles.link} href={telHref(phone)}>
              {phone}
            </a>
          </dd>
        </>
      )}
      {email && (
        <>
          <dt>E-mail</dt>
          <dd>
            <a className={textStyles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </>
      )}
      <dt>Preventivo</dt>
      <dd>
        <Link className={textStyles.link} to={panelPaths.adminQuote(quote_id)}>
          {quote_reference}
        </Link>
      </dd>
      {enquiry_id && (
        <>
          <dt>Richiesta</dt>
          <dd>
            <Link className={textStyles.link} to={panelPaths.adminRequest(enquiry_id)}>
              Apri la richiesta
            </Link>
          </dd>
        </>
      )}
    </DescriptionList>
  );
}

/** The transitions open to staff (product.md#orders), as buttons. Cancelling asks for a reason first. */
function OrderActions({ order }: { order: ApiOrderDetail }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { transition, showResult, pending } = useOrderTransition(order);
  const transitions = orderTransitionsFrom(order.status).flatMap(({ to, label }) => (label ? [{ to, label }] : []));
  return (
    <>
      <Actions>
        {transitions.map(({ to, label }, at) => (
          <Button
            key={to}
            look={at === 0 ? "primary" : "ghost"}
            critical={to === "cancelled"}
            disabled={pending}
            onClick={() => (to === "cancelled" ? setIsCancelling(true) : void transition(to))}
          >
            {label}
          </Button>
        ))}
      </Actions>
      {isCancelling && (
        <CancelOrderDialog order={order} onCancelled={showResult} onClose={() => setIsCancelling(false)} />
      )}
    </>
  );
}

interface CancelOrderDialogProps {
  order: ApiOrderDetail;
  onCancelled: (order: ApiOrder & { already: IdempotentReplay | null }) => Promise<void>;
  onClose: () => void;
}

/** Cancels an order, with a reason. */
function CancelOrderDialog({ order, onCancelled, onClose }: CancelOrderDialogProps) {
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

type OrderTransitionResult = ApiOrder & { already: IdempotentReplay | null };

/** Changes an order's status, shows the result in a toast and offers "Annulla" there to undo it. */
function useOrderTransition(order: ApiOrderDetail) {
  const toast = useToast();
  const replayMessage = useIdempotentReplayMessage();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const parameters = { id: order.id };

  const undoTransition = async (version: number) => {
    const { status, cancel_reason } = order;
    const body = { status, version, ...(cancel_reason && { cancel_reason }) };
    try {
      await api.patch("/api/orders/:id", { parameters, body });
      toast.success(ORDER_WORDS.undone(orderStatusLabel(status)));
    } catch (thrown) {
      toast.failure(thrown, ORDER_WORDS.undoFailed);
    }
    await revalidate();
  };

  /** Shows the result, or who made the transition first. */
  const showResult = async ({ already, version, status, reference }: OrderTransitionResult) => {
    if (already) toast.success(replayMessage(already, ORDER_PARTICIPLES[status]));
    else
      toast.undoable(ORDER_WORDS.changedTo(reference, orderStatusLabel(status)), {
        id: `order ${order.id}`,
        forMs: ORDER_UNDO_MS,
        onUndo: () => void undoTransition(version),
      });
    await revalidate();
  };

  const transition = async (status: OrderStatus) => {
    setPending(true);
    try {
      await showResult(await api.patch("/api/orders/:id", { parameters, body: { status, version: order.version } }));
    } catch (thrown) {
      toast.failure(thrown, ORDER_WORDS.transitionFailed);
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  return { transition, showResult, pending };
}
