/** The id of the quote form's result: the estimate, or why there is none. */
export const ESTIMATE_ID = "stima";
