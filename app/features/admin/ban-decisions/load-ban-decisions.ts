/**
 * Loads the parts of the panel that only a rental ban needs. They are loaded by this module instead of by the first screen, because the first screen's
 * scripts would list every file that they import.
 */
export const loadBanReasonDialog = () => import("./ban-reason-dialog.tsx");
export const loadBanRequests = () => import("./ban-requests.tsx");
