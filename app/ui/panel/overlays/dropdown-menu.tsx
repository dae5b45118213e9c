import { Menu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";
import menuStyles from "./menu.module.css";

interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** MenuItem, MenuCheckboxItem and MenuTitle. */
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
}

/** A menu of more than a row's actions: of choices that stay, or that come when it opens. */
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

/** Something the menu does. */
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

/** Something that is on or off; the menu stays open. */
export function MenuCheckboxItem({ checked, onChange, children }: MenuCheckboxItemProps) {
  return (
    <Menu.CheckboxItem className={menuStyles.item} checked={checked} onCheckedChange={onChange}>
      <span className={menuStyles.mark}>{checked && <Icon name="check" />}</span>
      {children}
    </Menu.CheckboxItem>
  );
}

/** Words in a menu that nothing happens on. */
export function MenuText({ children }: { children: ReactNode }) {
  return <p className={menuStyles.none}>{children}</p>;
}
