import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { IconButton } from "#app/ui/panel/button.tsx";

interface DockProps {
  /** The list. */
  children: ReactNode;
  /** Details beside it; null when none are open. */
  pane: ReactNode | null;
}

/** A list with the details of one row docked at its right, so that both stay in view; the details take the whole screen on a phone. */
export function Dock({ children, pane }: DockProps) {
  return (
    <div className="panel-dock" data-open={pane ? true : undefined}>
      <div className="panel-dock-list">{children}</div>
      {pane}
    </div>
  );
}

interface DockPaneProps {
  title: ReactNode;
  /** Address of the list without details. */
  closeTo: string;
  /** A state beside the title. */
  state?: ReactNode;
  /** Buttons of the head, such as to the row before and after. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The docked details: Escape and the cross close them. */
export function DockPane({ title, closeTo, state, actions, children }: DockPaneProps) {
  const navigate = useNavigate();
  const close = () => navigate(closeTo, { preventScrollReset: true });
  return (
    <section className="panel-pane" aria-label="Dettagli" onKeyDown={({ key }) => key === "Escape" && close()}>
      <header className="panel-pane-head">
        <h2>{title}</h2>
        {state}
        <span className="panel-spacer" />
        {actions}
        <IconButton icon="close" label="Chiudi i dettagli" onClick={close} />
      </header>
      <div className="panel-pane-body">{children}</div>
    </section>
  );
}
