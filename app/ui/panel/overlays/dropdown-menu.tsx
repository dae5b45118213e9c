import { Menu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";
import menuStyles from "./menu.module.css";

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** MenuItem, MenuCheckboxItem and MenuTitle. */
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
}

/** A general menu: with checkboxes, or with items loaded when it opens. */
export function DropdownMenu({ trigger, children, onOpenChange }: DropdownMenuProps) {
  return (
    <Menu.Root modal={false} onOpenChange={(open) => onOpenChange?.(open)}>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner className={menuStyles.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={menuStyles.menu}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface MenuItemProps {
  icon?: IconName;
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A menu item that runs an action. */
export function MenuItem({ icon, onSelect, destructive, disabled, children }: MenuItemProps) {
  return (
    <Menu.Item
      className={menuStyles.item}
      data-destructive={destructive || undefined}
      disabled={disabled ?? false}
      onClick={onSelect}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Menu.Item>
  );
}

interface MenuCheckboxItemProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A menu item that is on or off; the menu stays open. */
export function MenuCheckboxItem({ checked, onChange, children }: MenuCheckboxItemProps) {
  return (
    <Menu.CheckboxItem className={menuStyles.item} checked={checked} onCheckedChange={onChange}>
      <span className={menuStyles.mark}>{checked && <Icon name="check" />}</span>
      {children}
    </Menu.CheckboxItem>
  );
}

/** Text in a menu that cannot be clicked. */
export function MenuText({ children }: { children: ReactNode }) {
  return <p className={menuStyles.none}>{children}</p>;
}
