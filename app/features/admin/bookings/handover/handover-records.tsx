import { useState } from "react";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import type { ApiBookingDetail, ApiHandover } from "#domain/api/bookings.ts";
import { kilometresText } from "#domain/booking/kilometre-account.ts";
import type { HandoverKind } from "#domain/forms/handover.ts";
import { HandoverDialog } from "./handover-dialog.tsx";

const HANDOVER_TITLES: Record<HandoverKind, string> = { pickup: "Consegna", return: "Rientro" };

/** How the car left and came back, and what its kilometres come to; nothing before there is a record. */
export function HandoverRecords({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState<HandoverKind | null>(null);
  const { handovers, kilometres } = booking;
  if (handovers.length === 0) return null;
  return (
    <section className="panel-pane-section" aria-labelledby="booking-handovers">
      <h3 id="booking-handovers">Consegna e rientro</h3>
      {handovers.map((record) => (
        <Record key={record.id} record={record} onEdit={() => setEditing(record.kind)} />
      ))}
      {kilometres && (
        <dl className="panel-facts booking-kilometres">
          <dt>Percorsi</dt>
          <dd>
            {kilometresText(kilometres.driven)}, {kilometresText(kilometres.included)} inclusi
          </dd>
          <dt>Da addebitare</dt>
          <dd className={kilometres.extra > 0 ? "panel-strong" : undefined}>
            {kilometres.extra > 0
              ? `${euro(kilometres.charge)}: ${kilometresText(kilometres.extra)} × ${euro(booking.extra_km)}`
              : "Nulla"}
          </dd>
        </dl>
      )}
      {editing && <HandoverDialog booking={booking} kind={editing} onClose={() => setEditing(null)} />}
    </section>
  );
}

function Record({ record, onEdit }: { record: ApiHandover; onEdit: () => void }) {
  const title = HANDOVER_TITLES[record.kind];
  return (
    <div className="booking-handover">
      <div className="panel-section-head">
        <h4>{title}</h4>
        <span className="panel-soft">
          {kilometresText(record.kilometres)}, livello {record.fuel_percent}%
        </span>
        <span className="panel-spacer" />
        <Button
          small
          look="ghost"
          icon="edit"
          aria-label={`Correggi il verbale: ${title.toLowerCase()}`}
          onClick={onEdit}
        >
          Correggi
        </Button>
      </div>
      {record.damage_notes && <p className="booking-words">{record.damage_notes}</p>}
      {record.pictures.length > 0 && (
        <ul className="booking-pictures">
          {record.pictures.map((address, index) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={`${title}, foto ${index + 1}`} width={64} height={48} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
