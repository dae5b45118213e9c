import { parametersOf } from "#app/ui/panel/lists/query-state.ts";

const FILTERS = ["q", "role", "disabled"] as const;

/** The query of GET /api/users that an address of the list stands for, without its window. */
export const userQuery = (parameters: URLSearchParams) => parametersOf(parameters, FILTERS);
