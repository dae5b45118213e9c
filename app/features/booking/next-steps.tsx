import type { Booking } from "#domain/booking/booking.ts";
import { HOUSE } from "#domain/house.ts";
import { formatEuro } from "#domain/money.ts";
import { formatItalianShort } from "#domain/rental-period/civil-time.ts";

/** What happens from here to the keys (B 9: the answer comes within two hours). */
export function NextSteps({ booking }: { booking: Booking }) {
  const { pickup, terms, status } = booking;
  return (
    <section className="grid-page next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">Che cosa succede ora</h2>
      <ol>
        <li>
          <span className="next-steps-when">
            {status === "requested" ? `Entro ${HOUSE.replyWithinHours} ore` : "Nei prossimi giorni"}
          </span>
          <b>Ti chiamiamo</b>
          <p>
            {status === "requested" ? "Confermiamo la prenotazione e concordiamo" : "Concordiamo"} dove consegnare
            l'auto a {pickup.city}.
          </p>
        </li>
        <li>
          <span className="next-steps-when">Prima del ritiro</span>
          <b>Prepara i documenti</b>
          <p>Patente, documento d'identità e la carta per il deposito di {formatEuro(terms.deposit)}.</p>
        </li>
        <li>
          <span className="next-steps-when">
            {formatItalianShort(pickup.date)}, {pickup.time}
          </span>
          <b>Ritiri le chiavi</b>
          <p>La consegna è gratuita. Mezz'ora insieme, poi la strada è tua.</p>
        </li>
      </ol>
    </section>
  );
}
