import { useWatch } from "react-hook-form";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { agreementSentence } from "#app/features/admin/bookings/price/agreed-price-words.ts";
import { LabelledRows } from "#app/features/admin/bookings/receipt.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";
import type { PhoneBooking } from "#domain/forms/bookings/phone-booking.ts";
import { offerDelivery } from "./delivery-words.ts";
import styles from "./offer-summary.module.css";

interface OfferSummaryProps {
  offer: ApiCarOffer | null;
  pending: boolean;
  /** Whether no other price than that of the form as it stands is shown: what was read out is what is booked. */
  priced: boolean;
}

/** The whole price and every condition, to be read out before the booking is made (product.md#price). */
export function OfferSummary({ offer, pending, priced }: OfferSummaryProps) {
  const [confirm, agreed]: [unknown, PhoneBooking["agreed"]] = useWatch({ name: ["confirm", "agreed"] });
  return (
    <aside className={styles.summary} aria-label="Prezzo e condizioni">
      <div aria-live="polite">
        <h2>{offer ? offer.vehicle_name : "Prezzo e condizioni"}</h2>
        {offer ? (
          <>
            <p className={textStyles.figure}>{euro(offer.total)}</p>
            {offer.delivery && <p>{offerDelivery(offer.delivery)}</p>}
            {agreed && <p>{agreementSentence(agreed.kind, agreed.value ?? null, offer.total)}</p>}
            <LabelledRows lines={[...offer.receipt, ...offer.conditions]} />
          </>
        ) : (
          <p className={textStyles.meta}>Scegli un'auto: qui c'è tutto quello che il cliente deve sapere prima.</p>
        )}
      </div>
      <Button type="submit" look="primary" pending={pending} disabled={!priced}>
        {confirm ? "Conferma la prenotazione" : "Registra la richiesta"}
      </Button>
    </aside>
  );
}
