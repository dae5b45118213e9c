import { EstimatePrice, EstimateTable } from "#app/features/jets/estimate-table.tsx";
import { taxOf } from "#app/features/jets/estimate-words.ts";
import { centsSpanLabel } from "#app/features/jets/span-labels.ts";
import { hoursSpanLabel } from "#domain/jets/duration.ts";
import type { LegEstimate, Obstacle } from "#domain/jets/leg-estimate.ts";
import { formatEuro } from "#domain/money.ts";

const OBSTACLES: Readonly<Record<Obstacle, string>> = { seats: "Posti insufficienti", range: "Oltre l'autonomia" };

/** What each type asks for a leg, or why it cannot fly it; the tax, the same for all, is a line of its own. */
export function LegTable({ estimate, passengers }: { estimate: LegEstimate; passengers: number }) {
  const { tax, taxPerPassenger } = estimate;
  return (
    <EstimateTable>
      <thead>
        <tr>
          <th scope="col">Velivolo</th>
          <th scope="col">Ore</th>
          <th scope="col">Stima tratta</th>
        </tr>
      </thead>
      <tbody>
        {estimate.types.map(({ type, obstacle, billedHours, price }) => (
          <tr key={type} data-unable={obstacle ? "" : undefined}>
            <th scope="row">{type}</th>
            {obstacle ? (
              <td colSpan={2}>{OBSTACLES[obstacle]}</td>
            ) : (
              <>
                <td>{hoursSpanLabel(billedHours)}</td>
                <EstimatePrice>{centsSpanLabel(price)}</EstimatePrice>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {taxPerPassenger > 0 ? taxOf({ passengers, each: formatEuro(taxPerPassenger) }) : "Imposta aerotaxi"}
          </th>
          <td colSpan={2}>{taxPerPassenger > 0 ? formatEuro(tax) : "Non dovuta"}</td>
        </tr>
      </tfoot>
    </EstimateTable>
  );
}
