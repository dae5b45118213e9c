/**
 * Loads the dialog that reopens a booking. The button loads it by this module, because the first screen's scripts would otherwise list every file that
 * the dialog imports.
 */
export const loadReopeningDialog = () => import("./reopening-dialog.tsx");
