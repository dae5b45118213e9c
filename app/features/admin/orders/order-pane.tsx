import { useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { AgreedLines } from "#app/features/admin/bookings/receipt.tsx";
import { italianMoment } from "#app/features/admin/italian-day.ts";
import { OrderNotes } from "#app/features/admin/orders/order-notes.tsx";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { ORDER_PARTICIPLES, ORDER_UNDO_MS, ORDER_WORDS } from "#app/features/admin/orders/order-words.ts";
import { useAlreadyMade } from "#app/features/admin/use-already-made.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { Facts } from "#app/ui/panel/facts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { DIALOG_WORDS } from "#app/ui/panel/overlays/dialog-words.ts";
import { DockPane, PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { phoneLink } from "#app/ui/panel/phone-link.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiOrder, ApiOrderDetail } from "#domain/api/orders/orders.ts";
import type { AlreadyMade } from "#domain/api/row-shapes.ts";
import { orderCancellationSchema } from "#domain/forms/orders/order.ts";
import { ORDER_KIND_NAMES, type OrderStatus, orderStatusLabel, orderTransitionsFrom } from "#domain/orders/order.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** One order beside the list: what was agreed with whom, what can be done, staff's notes, and where it comes from. */
export function OrderPane({ order }: { order: ApiOrderDetail }) {
  const { search } = useLocation();
  const { timeZone } = useSite();
  return (
    <DockPane
      title={order.reference}
      record={order.reference}
      state={<OrderState status={order.status} />}
      closeTo={panelPaths.adminOrders + search}
    >
      <div>
        <p className={textStyles.strong}>{order.title}</p>
        <p className={textStyles.meta}>
          {ORDER_WORDS.accepted(ORDER_KIND_NAMES[order.kind], italianMoment(order.created_at, timeZone))}
        </p>
        <AgreedLines rows={order.rows} total={order.total} terms={order.terms} />
      </div>
      <PaneSection>
        <Customer order={order} />
      </PaneSection>
      <PaneSection>
        {order.cancel_reason && <p className={textStyles.written}>{ORDER_WORDS.cancelled(order.cancel_reason)}</p>}
        <OrderActions order={order} />
      </PaneSection>
      <PaneSection aria-labelledby="order-notes">
        <h3 id="order-notes">Giorno e note</h3>
        {/* Saved, or another order's, they begin anew. */}
        <OrderNotes key={`${order.id} ${order.version}`} order={order} />
      </PaneSection>
    </DockPane>
  );
}

function Customer({ order }: { order: ApiOrderDetail }) {
  const { name, email, phone, customer_id, enquiry_id, quote_id, quote_reference } = order;
  return (
    <Facts>
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
            <a className={textStyles.link} href={phoneLink(phone)}>
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
    </Facts>
  );
}

/** The transitions that are open to staff (product.md#orders), as buttons; cancelling asks for its reason first. */
function OrderActions({ order }: { order: ApiOrderDetail }) {
  const [cancelling, setCancelling] = useState(false);
  const { transition, cancelled, pending } = useOrderTransition(order);
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
            onClick={() => (to === "cancelled" ? setCancelling(true) : void transition(to))}
          >
            {label}
          </Button>
        ))}
      </Actions>
      {cancelling && <CancelOrder order={order} onCancelled={cancelled} onClose={() => setCancelling(false)} />}
    </>
  );
}

interface CancelOrderProps {
  order: ApiOrderDetail;
  onCancelled: (order: ApiOrder & { already: AlreadyMade | null }) => Promise<void>;
  onClose: () => void;
}

/** Cancels an order, with its reason. */
function CancelOrder({ order, onCancelled, onClose }: CancelOrderProps) {
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

type ChangedOrder = ApiOrder & { already: AlreadyMade | null };

/** Brings an order into another state at once, says how it went, and takes it back while "Annulla" stands there. */
function useOrderTransition(order: ApiOrderDetail) {
  const toast = useToast();
  const sayAlready = useAlreadyMade();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const parameters = { id: order.id };

  const takeBack = async (version: number) => {
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

  /** What is said once it is done, by whoever was first. */
  const settle = async ({ already, version, status, reference }: ChangedOrder) => {
    if (already) toast.success(sayAlready(already, ORDER_PARTICIPLES[status]));
    else
      toast.undoable(ORDER_WORDS.changedTo(reference, orderStatusLabel(status)), {
        id: `order ${order.id}`,
        forMs: ORDER_UNDO_MS,
        onUndo: () => void takeBack(version),
      });
    await revalidate();
  };

  const transition = async (status: OrderStatus) => {
    setPending(true);
    try {
      await settle(await api.patch("/api/orders/:id", { parameters, body: { status, version: order.version } }));
    } catch (thrown) {
      toast.failure(thrown, ORDER_WORDS.transitionFailed);
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  return { transition, cancelled: settle, pending };
}
