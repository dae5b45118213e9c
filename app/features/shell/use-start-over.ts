import { useLocation, useNavigate } from "react-router";
import { paths } from "#domain/paths.ts";

/** What the mark does on the home page instead of leading there: it clears the category and scrolls to the top (product.md#header-and-drawer). */
export function useStartOver(): (() => void) | undefined {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname !== paths.home) return undefined;
  return () => {
    void navigate(paths.home, { replace: true, preventScrollReset: true });
    window.scrollTo({ top: 0 });
  };
}
