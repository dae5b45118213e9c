/** The most legs of one trip; a longer one is for the telephone. */
export const MAX_LEGS = 6;
