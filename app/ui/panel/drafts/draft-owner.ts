import { createContext } from "react";

/** The id of the user whose drafts are kept; null where nobody is known, and then none are. */
export const DraftOwner = createContext<string | null>(null);
