import { useWatch } from "react-hook-form";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiCarOffer } from "#domain/api/bookings.ts";

/** The whole price and every condition, to be read out before the booking is made (design 1). */
export function OfferSummary({ offer, pending }: { offer: ApiCarOffer | null; pending: boolean }) {
  const confirm: unknown = useWatch({ name: "confirm" });
  return (
    <aside className="new-booking-summary" aria-label="Prezzo e condizioni">
      <div aria-live="polite">
        <h2>{offer ? offer.vehicle_name : "Prezzo e condizioni"}</h2>
        {offer ? (
          <>
            <p className="booking-difference">{euro(offer.total)}</p>
            <dl className="booking-receipt">
              {[...offer.receipt, ...offer.conditions].map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <p className="panel-meta">Scegli un'auto: qui c'è tutto quello che il cliente deve sapere prima.</p>
        )}
      </div>
      <Button type="submit" look="primary" pending={pending}>
        {confirm ? "Conferma la prenotazione" : "Registra la richiesta"}
      </Button>
    </aside>
  );
}
