import { panelPaths } from "#domain/panel-paths.ts";

// Apart from panel-paths.ts, which the panel's first screen loads.

/** Returns the path of the waiting list with filters; `query` has no "?". */
export const waitingListWhere = (query: string): string => `${panelPaths.adminWaitingList}?${query}`;

/** The counts of the waiting list by car and category. */
export const WAITING_DEMAND_PATH = waitingListWhere("view=demand");
