import { Link, useLocation } from "react-router";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { LabelledRows } from "#app/features/admin/bookings/receipt.tsx";
import { italianMoment } from "#app/features/admin/italian-day.ts";
import { OrderActions } from "#app/features/admin/orders/order-actions.tsx";
import { OrderNotes } from "#app/features/admin/orders/order-notes.tsx";
import { OrderState } from "#app/features/admin/orders/order-state.tsx";
import { ORDER_WORDS } from "#app/features/admin/orders/order-words.ts";
import { Facts } from "#app/ui/panel/facts.tsx";
import { DockPane, PaneSection } from "#app/ui/panel/overlays/dock.tsx";
import { phoneLink } from "#app/ui/panel/phone-link.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiOrderDetail } from "#domain/api/orders/orders.ts";
import { ORDER_KIND_NAMES } from "#domain/orders/order.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** One order beside the list: what was agreed with whom, what can be done, staff's notes, and where it comes from. */
export function OrderPane({ order }: { order: ApiOrderDetail }) {
  const { search } = useLocation();
  const { timeZone } = useSite();
  const rows = [...order.rows, { label: "Totale", value: euro(order.total) }];
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
        <LabelledRows lines={rows} />
        {order.terms && <p className={textStyles.written}>{order.terms}</p>}
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
