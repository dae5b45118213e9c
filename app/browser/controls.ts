const CONTROLS = "select, textarea, input:not([type=hidden]), button, details";

export type DrawnField = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;
export type DrawnControl = DrawnField | HTMLButtonElement | HTMLDetailsElement;

/** The controls of an island as the server drew them. */
export interface DrawnControls {
  drawn: readonly DrawnControl[];
  /** The one that had the focus when React began. */
  focused: DrawnControl | undefined;
  /** Where a control is now: React draws an island anew where an extension has put elements into it. Undefined for a control of something else. */
  now(control: Element): DrawnControl | undefined;
}

/** Looks which controls are in `root`; call it before React begins. */
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

/** By kind, name and words, and by their order among those that are alike: an extension's own controls share none of that. */
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
