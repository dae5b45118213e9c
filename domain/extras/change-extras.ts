import type { ChosenExtra } from "#domain/prices/option-lines.ts";
import { type Extra, type ExtraProblem, type ExtraRental, orderExtras, type RequestedExtra } from "./extra.ts";

/** The extras of a booking that staff change, the field problems, and the added ones whose lead time is over. */
interface ChangedExtras {
  chosen: ChosenExtra[];
  problems: ExtraProblem[];
  late: Extra[];
}

/**
 * Returns the extras that a booking has after a change (product.md#extras): booked ones first. What is booked keeps its price, and may stay or become
 * less although it is no longer offered. Only what is added is judged; nothing can be added without a rental, because its car was deleted.
 */
export function changeExtras(
  booked: readonly ChosenExtra[],
  requested: readonly RequestedExtra[],
  { extras, rental }: { extras: readonly Extra[]; rental: ExtraRental | null },
): ChangedExtras {
  const changed = requested.map((request, index): ChangedExtras => {
    const former = booked.find(({ code }) => code === request.code);
    if (former && request.quantity <= former.count)
      return { chosen: [{ ...former, count: request.quantity }], problems: [], late: [] };
    if (!rental)
      return {
        chosen: [],
        problems: [{ path: `extras.${index}.code`, message: (words) => words.extras.unknown }],
        late: [],
      };
    const { chosen, problems, late } = orderExtras(extras, [request], rental, { mayBeLate: true });
    return {
      chosen: former ? chosen.map(({ count }) => ({ ...former, count })) : chosen,
      problems: problems.map(({ path, message }) => ({ path: path.replace("extras.0", `extras.${index}`), message })),
      late,
    };
  });
  const order = [...booked, ...extras].map(({ code }) => code);
  return {
    chosen: changed
      .flatMap(({ chosen }) => chosen)
      .sort((one, other) => order.indexOf(one.code) - order.indexOf(other.code)),
    problems: changed.flatMap(({ problems }) => problems),
    late: changed.flatMap(({ late }) => late),
  };
}

/** Describes extras for the history of staff: "2 × Seggiolino, Champagne"; "nessuno" without any. */
export const describeExtras = (extras: readonly Pick<ChosenExtra, "names" | "count">[]): string =>
  extras.map(({ names, count }) => (count === 1 ? names.it : `${count} × ${names.it}`)).join(", ") || "nessuno";
