import { useState } from "react";
import { DELIVERY_WORDS, transferTexts } from "#app/features/admin/bookings/rental/rental-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { PANEL_WORDS } from "#app/features/admin/panel-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { placeText } from "#domain/delivery/delivery-words.ts";
import { formatItalianShort } from "#domain/rental-period/italian-dates.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import { MeetingDialog } from "./meeting-dialog.tsx";

/** The rows of a booking's facts about pickup and return: time, place, transfers, meeting point and cost. */
export function PickupReturnRows({ booking }: { booking: ApiBookingDetail }) {
  const [editing, setEditing] = useState(false);
  const { delivery } = booking;
  const transfers = transferTexts(delivery);
  return (
    <>
      <dt>Ritiro</dt>
      <dd>{pickupOrReturnText(booking.pickup_date, booking.pickup_time, placeText(delivery.pickup_place))}</dd>
      <dt>Riconsegna</dt>
      <dd>{pickupOrReturnText(booking.return_date, booking.return_time, placeText(delivery.return_place))}</dd>
      {transfers.length > 0 && (
        <>
          <dt>Strada</dt>
          <dd>
            {transfers.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </>
      )}
      <dt>Incontro</dt>
      <dd>
        {delivery.meeting_point && <p className={textStyles.written}>{delivery.meeting_point}</p>}
        {delivery.flight_or_train && (
          <p className={textStyles.written}>
            {labelWithValue(PANEL_WORDS, { label: DELIVERY_WORDS.flightOrTrain, value: delivery.flight_or_train })}
          </p>
        )}
        {booking.may_change === "none" ? (
          !(delivery.meeting_point || delivery.flight_or_train) && (
            <span className={textStyles.meta}>Da concordare</span>
          )
        ) : (
          <Button small look="ghost" icon="edit" aria-label={DELIVERY_WORDS.editLabel} onClick={() => setEditing(true)}>
            {DELIVERY_WORDS.edit}
          </Button>
        )}
        {editing && <MeetingDialog booking={booking} onClose={() => setEditing(false)} />}
      </dd>
      {delivery.supplement > 0 && (
        <>
          <dt>Supplemento</dt>
          <dd>{formatEuros(delivery.supplement)}</dd>
        </>
      )}
    </>
  );
}

const pickupOrReturnText = (date: string, time: string, place: string) =>
  `${formatItalianShort(date)} ${date.slice(0, 4)}, ${time} · ${place}`;
