import { createContext, use } from "react";

/** What the server adds to a document without a client router; undefined in the browser. */
export interface PageDocument {
  /** The text of its styles; null where the browser is to fetch them (development). */
  styles: string | null;
  /** Fonts of the first view. */
  fonts: readonly string[];
}

const PageDocumentContext = createContext<PageDocument | undefined>(undefined);
export const PageDocumentProvider = PageDocumentContext.Provider;
export const usePageDocument = (): PageDocument | undefined => use(PageDocumentContext);
