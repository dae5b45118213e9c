import { createContext, use } from "react";
import type { PageData } from "#app/ui/islands/page-data.ts";

/** What the server adds to a document without a client router; undefined in the browser. */
export interface PageDocument {
  /** The text of its styles; null where the browser is to fetch them (development). */
  styles: string | null;
  /** Fonts of the first view. */
  fonts: readonly string[];
  /** Adds the font of the banner, which the page brings itself. */
  bannerFontScript: string;
  /** What the islands drawn so far need in the browser; null where there are none. */
  data: () => PageData | null;
  /** Address of the script that the page begins with. */
  startScript: string;
}

const PageDocumentContext = createContext<PageDocument | undefined>(undefined);
export const PageDocumentProvider = PageDocumentContext.Provider;
export const usePageDocument = (): PageDocument | undefined => use(PageDocumentContext);
