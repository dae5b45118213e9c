/** Returns the question to staff who rent a car for less than its minimum length; the reason is in Italian (product.md#rates). */
export const belowMinimumQuestion = (reason: string): string =>
  `${reason} Per noleggiarla per meno tempo scrivi il motivo.`;

/** Returns the note in a booking's history about a rental below its minimum length. */
export const belowMinimumNote = (reason: string): string => `Sotto la durata minima: ${reason}`;
