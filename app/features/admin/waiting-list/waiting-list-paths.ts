import { panelPaths } from "#domain/panel-paths.ts";

/** The counts of the waiting list by car and category. */
export const WAITING_DEMAND_PATH = panelPaths.adminWaitingListWhere("view=demand");
