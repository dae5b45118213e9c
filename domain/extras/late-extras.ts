import { formatCount } from "#domain/numbers.ts";
import type { Extra } from "./extra.ts";

type LateExtra = Pick<Extra, "names" | "leadHours">;

/** Returns why the lead time of extras is over, in Italian for staff; null if there are none (product.md#extras). */
export const lateExtrasText = (late: readonly LateExtra[]): string | null =>
  late.length === 0 ? null : late.map(lateExtraText).join(" ");

const lateExtraText = ({ names, leadHours }: LateExtra): string =>
  `«${names.it}» va ordinato almeno ${formatCount(leadHours, "ora", "ore")} prima del ritiro.`;

/** Returns the question to staff who order extras too late. */
export const lateExtrasQuestion = (text: string): string => `${text} Per procedere lo stesso scrivi il motivo.`;

/** Returns the note in a booking's history about extras that staff ordered too late. */
export const lateExtrasNote = (reason: string): string => `Extra oltre il preavviso: ${reason}`;
