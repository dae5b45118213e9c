import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { agreedPriceSchema } from "#domain/forms/bookings/agreed-price.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { AgreementFields } from "./agreement-fields.tsx";

/** Agrees on another price than the list's, with its reason (product.md#agreed-price). */
export function AgreedPriceDialog({ booking, onClose }: { booking: ApiBookingDetail; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: booking.id };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Concorda il prezzo"
      subtitle={`${booking.reference}, ${booking.name}`}
      schema={agreedPriceSchema}
      values={valuesOf(booking)}
      version={booking.version}
      draft={{ form: "agreed-price", subject: booking.id }}
      submit="Salva il prezzo"
      failure={panelMessages.bookings.priceFailed}
      save={async (agreement, version) => {
        const now = await api.put("/api/bookings/:id/agreed-price", { parameters, body: { ...agreement, version } });
        toast.success(saidOf(booking, now, version));
        await revalidate();
      }}
      reload={async () => {
        const now = await api.get("/api/bookings/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      }}
    >
      <AgreementFields listTotal={booking.agreed_price?.list_total ?? booking.total} />
    </FormDialog>
  );
}

/** A mail leaves only with another total, and only to whoever has an address. */
function saidOf(before: ApiBookingDetail, now: ApiBookingDetail, version: number | undefined): string {
  const { unchanged, agreementChanged, priceAgreed, priceAgreedWithoutMail } = panelMessages.bookings;
  if (now.version === version) return unchanged;
  if (now.total === before.total) return agreementChanged;
  return now.email === null ? priceAgreedWithoutMail : priceAgreed;
}

function valuesOf({ agreed_price: agreed, total }: ApiBookingDetail) {
  if (!agreed) return { kind: "percent" as const, value: null, reason: "" };
  const { kind, percent, discount, reason } = agreed;
  return { kind, value: { percent, amount: discount, total }[kind], reason: reason ?? "" };
}
