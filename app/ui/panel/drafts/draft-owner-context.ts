import { createContext } from "react";

/** Id of the user who owns the drafts; null if unknown, and then no drafts are saved. */
export const DraftOwnerContext = createContext<string | null>(null);
