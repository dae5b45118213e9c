import { HandoverRecordRow } from "#app/features/admin/bookings/handover/handover-record-row.tsx";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { REPLACEMENT_REASON_WORDS } from "#domain/bookings/replacement-words.ts";
import { nameOfPlace } from "#domain/delivery/listed-places.ts";
import type { HandoverKind } from "#domain/forms/bookings/handover.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { unitLabel } from "#domain/units/unit.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { LEG_WORDS } from "./leg-words.ts";
import styles from "./replacement.module.css";

type Leg = ApiBookingDetail["units"][number];

interface ReplacedUnitsProps {
  units: readonly Leg[];
  /** Corrects a record of a unit; null if the user may not (product.md#handover). */
  onEdit: ((record: { kind: HandoverKind; unit: Leg }) => void) | null;
}

/** Lists the units that were replaced, each with its records, driven kilometres and fuel (product.md#replacement-car). */
export function ReplacedUnits({ units, onEdit }: ReplacedUnitsProps) {
  return units.map((unit) => (
    <div key={unit.id} className={styles.leg}>
      <UnitHeading unit={unit} />
      {unit.handovers.map((record) => (
        <HandoverRecordRow
          key={record.id}
          record={record}
          vehicle={unit.vehicle_name}
          onEdit={onEdit && (() => onEdit({ kind: record.kind, unit }))}
          onUndo={null}
        />
      ))}
      <DrivenWithUnit unit={unit} />
    </div>
  ));
}

/** Names a unit of a rental with several: car, unit, since when, until when and why it was replaced. */
export function UnitHeading({ unit }: { unit: Leg }) {
  const { timeZone } = useSite();
  const { vehicle_name, unit: number, plate, started_at, ended_at, end_reason, end_note, end_city, end_place } = unit;
  const momentOf = (at: string) => toCivilMoment(new Date(at), timeZone);
  return (
    <div className={styles.legHead}>
      <h4>{number === null ? vehicle_name : `${vehicle_name}, ${unitLabel({ number, plate })}`}</h4>
      <p className={textStyles.meta}>
        {LEG_WORDS.period({ from: momentOf(started_at), to: ended_at === null ? null : momentOf(ended_at) })}
      </p>
      {end_reason && (
        <p className={textStyles.meta}>
          {LEG_WORDS.replaced({
            reason: REPLACEMENT_REASON_WORDS[end_reason],
            place: nameOfPlace(end_place ?? end_city ?? ""),
          })}
        </p>
      )}
      {end_note && <p className={textStyles.written}>{end_note}</p>}
    </div>
  );
}

function DrivenWithUnit({ unit: { handovers } }: { unit: Leg }) {
  const [pickup, back] = (["pickup", "return"] as const).map((kind) =>
    handovers.find((record) => record.kind === kind),
  );
  if (!pickup || !back) return null;
  return (
    <p className={textStyles.soft}>
      {LEG_WORDS.driven({
        kilometres: kilometresText(ITALIAN_FORMATS, back.kilometres - pickup.kilometres),
        before: pickup.fuel_percent,
        after: back.fuel_percent,
      })}
    </p>
  );
}

/** Shows the kilometres that the units of a running rental share. */
export function IncludedKilometres({ booking: { included_km_per_day, days } }: { booking: ApiBookingDetail }) {
  return (
    <DescriptionList>
      <dt>{LEG_WORDS.includedLabel}</dt>
      <dd>{LEG_WORDS.included({ kilometres: kilometresText(ITALIAN_FORMATS, included_km_per_day * days) })}</dd>
    </DescriptionList>
  );
}
