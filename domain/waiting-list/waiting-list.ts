/** What a renter waits for (product.md#waiting-list): one car, or any car of its category that is based in the same city. */
export const WAITING_SCOPES = ["vehicle", "category"] as const;
export type WaitingScope = (typeof WAITING_SCOPES)[number];

/**
 * The statuses of an entry. `open`: nothing was free yet. `mailed`: the renter got a mail about a free car at least once and still waits. `booked`:
 * the renter booked what they waited for. `left`: the renter left. `ended`: the dates are past. `removed`: staff removed the entry.
 */
export const WAITING_STATUSES = ["open", "mailed", "booked", "left", "ended", "removed"] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** The statuses of entries that still wait. */
export const OPEN_WAITING_STATUSES = ["open", "mailed"] as const satisfies readonly WaitingStatus[];

/** Whether an entry still waits. */
export const isWaiting = (status: WaitingStatus): boolean =>
  (OPEN_WAITING_STATUSES as readonly WaitingStatus[]).includes(status);

/** How many minutes the mailed person has before the next in line gets a mail. */
export const NEXT_IN_LINE_AFTER_MINUTES = 60;

/** Maximum number of open entries that one run of the job checks; the next run continues with the others. */
export const MAX_CHECKED_ENTRIES = 200;

/** Maximum number of open entries of one mailbox, or of one visitor's network address. */
export const MAX_OPEN_WAITING_ENTRIES = 10;

const STATUS_LABELS: Readonly<Record<WaitingStatus, string>> = {
  open: "In attesa",
  mailed: "Avvisato",
  booked: "Ha prenotato",
  left: "Uscito",
  ended: "Date passate",
  removed: "Tolto",
};

/** Returns the panel's word for a status. */
export const waitingStatusLabel = (status: WaitingStatus): string => STATUS_LABELS[status];

/** The panel's words for the scopes. */
export const WAITING_SCOPE_LABELS: Readonly<Record<WaitingScope, string>> = {
  vehicle: "Questa vettura",
  category: "La categoria nella città",
};
