import { Menu } from "@base-ui/react/menu";
import { Link } from "react-router";
import { IconButton } from "#app/ui/panel/button.tsx";
import { Icon, type IconName } from "#app/ui/panel/icon.tsx";
import menuStyles from "./menu.module.css";

export interface MenuAction {
  label: string;
  icon?: IconName;
  /** Either an action or a URL. */
  onSelect?: () => void;
  to?: string;
  destructive?: boolean;
  disabled?: boolean;
}

interface ActionMenuProps {
  /** Accessible name: "Azioni per Ferrari". */
  label: string;
  actions: readonly MenuAction[];
  /** Three dots by default. */
  icon?: IconName;
}

/** A menu with the other actions of a row. */
export function ActionMenu({ label, actions, icon: drawing = "more" }: ActionMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={<IconButton icon={drawing} label={label} />} />
      <Menu.Portal>
        <Menu.Positioner className={menuStyles.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={menuStyles.menu}>
            {actions.map(({ label: text, icon, onSelect, to, destructive, disabled }) => (
              <Menu.Item
                key={text}
                className={menuStyles.item}
                data-destructive={destructive || undefined}
                disabled={disabled ?? false}
                {...(to === undefined ? {} : { render: <Link to={to} /> })}
                {...(onSelect ? { onClick: onSelect } : {})}
              >
                {icon && <Icon name={icon} />}
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
