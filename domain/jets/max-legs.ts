/** Maximum legs of a trip; longer ones are arranged by phone. */
export const MAX_LEGS = 6;
