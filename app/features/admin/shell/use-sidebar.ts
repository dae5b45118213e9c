import { useCallback, useState } from "react";
import {
  keepPreference,
  type Preferences,
  SIDEBAR_COOKIE,
  SIDEBAR_LIFETIME,
} from "#app/features/admin/shell/preferences.ts";
import { useShellKey } from "#app/features/admin/shell/use-shell-key.ts";
import { usePhone } from "#app/ui/behaviour/use-media-query.ts";

export interface SidebarState {
  collapsed: boolean;
  /** Open as a sheet over a phone's screen. */
  sheetOpen: boolean;
  toggle: () => void;
  closeSheet: () => void;
}

/** The sidebar's state: kept in a cookie for 7 days, toggled with Ctrl or Cmd plus b; a sheet under 768 px (product.md#panel-shell). */
export function useSidebar(kept: Preferences["sidebar"]): SidebarState {
  const [collapsed, setCollapsed] = useState(kept === "collapsed");
  const [sheetOpen, setSheetOpen] = useState(false);
  const narrow = usePhone();

  const toggle = useCallback(() => {
    if (narrow) return setSheetOpen((open) => !open);
    setCollapsed(!collapsed);
    keepPreference(SIDEBAR_COOKIE, collapsed ? "open" : "collapsed", SIDEBAR_LIFETIME);
  }, [narrow, collapsed]);

  useShellKey("b", toggle);

  return { collapsed, sheetOpen, toggle, closeSheet: useCallback(() => setSheetOpen(false), []) };
}
