import { createContext } from "react";

/** The id of the user whose drafts are kept; null where nobody is known, and then none are. */
export const DraftOwnerContext = createContext<string | null>(null);
