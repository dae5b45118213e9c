const CONTROLS = "select, textarea, input:not([type=hidden]), button, details";

export type DrawnField = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;
export type DrawnControl = DrawnField | HTMLButtonElement | HTMLDetailsElement;

/** The controls of an island as the server rendered them. */
export interface DrawnControls {
  drawn: readonly DrawnControl[];
  /** The control that had the focus before hydration. */
  focused: DrawnControl | undefined;
  /**
   * Returns the control that stands for a server-rendered one: itself, or its successor where React rendered the island again because an extension had
   * put elements into it. Undefined for a control outside the island.
   */
  now(control: Element): DrawnControl | undefined;
}

/** Records the controls in `root`; call it before `hydrateRoot`. */
export function controlsIn(root: ParentNode): DrawnControls {
  const drawn = byName(root);
  let redrawn: Map<string, DrawnControl> | undefined;
  return {
    drawn: [...drawn.values()],
    focused: [...drawn.values()].find((control) => control === document.activeElement),
    now(control) {
      const [name, itself] = [...drawn].find(([, each]) => each === control) ?? [];
      if (name === undefined || itself?.isConnected) return itself;
      redrawn ??= byName(root);
      return redrawn.get(name);
    },
  };
}

/** Keys controls by kind, name and label, and by their order among equals: an extension's own controls have other keys. */
function byName(root: ParentNode): Map<string, DrawnControl> {
  const counts: Record<string, number> = {};
  return new Map(
    [...root.querySelectorAll<DrawnControl>(CONTROLS)].map((control) => {
      const { localName, name } = control;
      const type = control.getAttribute("type");
      const words = control.getAttribute("aria-label") ?? (type === "button" && control.textContent);
      const kind = [localName, type, name, words].join();
      counts[kind] = (counts[kind] ?? 0) + 1;
      return [kind + counts[kind], control];
    }),
  );
}
