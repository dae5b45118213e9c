/**
 * Loads the dialog that only a rental ban needs. It is loaded by this module instead of by the first screen, because the first screen's scripts would
 * list every file that it imports.
 */
export const loadBanReasonDialog = () => import("./ban-reason-dialog.tsx");
