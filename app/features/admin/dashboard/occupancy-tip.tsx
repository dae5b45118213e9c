import { type DayShare, wholePercent } from "#app/features/admin/dashboard/occupancy-shares.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";

/** A day's figures, beside its bar; `center` is where that stands, in percent of the plot. */
export function OccupancyTip({ share, center }: { share: DayShare; center: number }) {
  // On the side where there is more room.
  const place = center < 50 ? { left: `${center}%` } : { right: `${100 - center}%` };
  return (
    <div className="dashboard-tip" role="status" style={place}>
      <p className="panel-strong">{formatItalianLong(share.date)}</p>
      <p>Prenotata {wholePercent(share.rented)}</p>
      {share.maintenance > 0 && <p>Manutenzione {wholePercent(share.maintenance)}</p>}
    </div>
  );
}
