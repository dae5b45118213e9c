import type { ApiUnit } from "#domain/api/fleet/units.ts";
import { kilometresText } from "#domain/booking/kilometre-account.ts";
import { formatNumber } from "#domain/numbers.ts";
import type { Ownership, UnitState } from "#domain/units/unit.ts";

export const UNIT_WORDS = {
  created: "Unità aggiunta.",
  updated: "Unità salvata.",
  left: "Unità tolta dalla flotta.",
  returned: "Unità di nuovo in flotta.",
  createFailed: "L'unità non è stata aggiunta.",
  updateFailed: "L'unità non è stata salvata.",
  leaveFailed: "L'unità non è stata tolta dalla flotta.",
  returnFailed: "L'unità non è tornata in flotta.",
  noPlate: "senza targa",
  entered: "Entrate in flotta",
  blockedFor: (reason: string) => `Bloccata: ${reason}`,
} as const;

export const OWNERSHIP_WORDS: Readonly<Record<Ownership, string>> = {
  owned: "Di proprietà",
  leased: "In leasing",
  consigned: "In conto deposito",
};

const STATE_WORDS: Readonly<Record<UnitState, string>> = {
  free: "Libera",
  out: "Fuori",
  held: "Impegnata",
  blocked: "Bloccata",
  left: "Non in flotta",
};

/** "Fuori con VL-7K3M", "Bloccata: Freni", "Libera". */
export function stateText({ state }: Pick<ApiUnit, "state">): string {
  const word = STATE_WORDS[state.kind];
  if (state.reference)
    return state.kind === "out" ? `${word} con ${state.reference}` : `${word} per ${state.reference}`;
  return state.note ? `${word}: ${state.note}` : word;
}

/** "Ferrari 296 GTB, unità 2". */
export const unitTitle = ({ vehicle_name, number }: Pick<ApiUnit, "vehicle_name" | "number">): string =>
  `${vehicle_name}, unità ${number}`;

/** "4.200 km"; a dash while nobody has read the counter. */
export const counterText = (kilometres: number | null): string =>
  kilometres === null ? "–" : kilometresText(kilometres);

/** "12 unità", "1 unità". */
export const countText = (total: number): string => `${formatNumber(total)} unità`;
